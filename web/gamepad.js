// Gamepads: browsers tell only when one comes or goes, so as long as one is there its buttons are looked at once a frame.
// Nothing is looked at before, and nothing is drawn by it: the game hears of presses alone.
(() => {
  "use strict";
  // The numbers of the standard layout; the left stick counts as the cross.
  const [UP, DOWN, LEFT, RIGHT] = [12, 13, 14, 15];
  const CROSS = new Set([UP, DOWN, LEFT, RIGHT]);
  // How far a stick or trigger goes until it counts, and how far back until it does no more.
  const [FAR, NEAR] = [0.55, 0.35];
  // A direction that is held counts again, in milliseconds.
  const [FIRST, NEXT] = [420, 130];

  let tell = () => {};
  let count = () => {};
  let looking = false;
  // `<gamepad>.<button>` -> when it counts again.
  const held = new Map();

  const all = () => [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.connected && pad.mapping === "standard");

  function down(pad, button, id) {
    const least = held.has(id) ? NEAR : FAR;
    const stick = { [UP]: -pad.axes[1], [DOWN]: pad.axes[1], [LEFT]: -pad.axes[0], [RIGHT]: pad.axes[0] }[button] ?? 0;
    return pad.buttons[button]?.pressed || (pad.buttons[button]?.value ?? 0) > least || stick > least;
  }

  function look(now) {
    const pads = all();
    looking = pads.length > 0;
    if (!looking) return held.clear();
    // What is pressed while another window is looked at is not for the game.
    const heard = document.hasFocus();
    for (const pad of pads) {
      for (let button = 0; button < 16; button += 1) {
        const id = `${pad.index}.${button}`;
        if (!down(pad, button, id)) {
          held.delete(id);
        } else if (!held.has(id)) {
          held.set(id, now + FIRST);
          if (heard) tell(button);
        } else if (CROSS.has(button) && now >= held.get(id)) {
          held.set(id, now + NEXT);
          if (heard) tell(button);
        }
      }
    }
    requestAnimationFrame(look);
  }

  function changed() {
    count(all().length);
    if (looking || all().length === 0) return;
    looking = true;
    requestAnimationFrame(look);
  }

  window.candlestickGamepad = {
    /** From now on `pressed` hears the number of each button that is pressed, and `there` how many gamepads there are. */
    begin(pressed, there) {
      [tell, count] = [pressed, there];
      addEventListener("gamepadconnected", changed);
      addEventListener("gamepaddisconnected", changed);
      changed();
    },
  };
})();

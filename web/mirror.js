// The page as text: real elements beside the canvas, built of what the game sends, and what is done in them told back.
// The game says every word; nothing of it is known here, and nothing is asked of it until somebody opens this page.
(() => {
  "use strict";
  const find = (id) => document.getElementById(id);
  const asked = new URLSearchParams(location.search).has("text");
  let tell = () => {};
  let open = false;
  // What single keys do, by the sign that each writes.
  let keys = new Map();

  const send = (done) => tell(JSON.stringify(done));

  // ---- elements ----------------------------------------------------------------------------------

  const keyOf = (node, at) => node.k ?? `${node.t}${at}`;

  // Each button hears its own clicks: of whatever stands in an element that hears them, readers say that it can be clicked.
  function make(tag) {
    const element = document.createElement(tag);
    if (tag === "button") element.addEventListener("click", clicked);
    return element;
  }

  // Elements that are there stay, so that whoever is on one stays on it.
  function fill(parent, nodes) {
    const old = new Map([...parent.children].map((element) => [element.mirrorKey, element]));
    const wanted = nodes.map((node, at) => {
      const before = old.get(keyOf(node, at));
      return before?.localName === node.t ? before : null;
    });
    for (const element of [...parent.children]) if (!wanted.includes(element)) element.remove();
    let next = parent.firstElementChild;
    nodes.forEach((node, at) => {
      const element = wanted[at] ?? make(node.t);
      element.mirrorKey = keyOf(node, at);
      dress(element, node);
      if (element === next) next = next.nextElementSibling;
      else parent.insertBefore(element, next);
    });
  }

  function dress(element, node) {
    const attributes = new Map(node.a ?? []);
    // What stands in a field is its own, and whether a part is unfolded is the reader's.
    const value = attributes.get("value");
    const field = ["input", "textarea"].includes(node.t);
    if (field) attributes.delete("value");
    for (const name of element.getAttributeNames()) {
      if (!attributes.has(name) && !(name === "open" && element.mirrorOpen === attributes.has("open"))) element.removeAttribute(name);
    }
    for (const [name, wanted] of attributes) {
      if (name === "open" && element.mirrorOpen) continue;
      if (element.getAttribute(name) !== wanted) element.setAttribute(name, wanted);
    }
    element.mirrorOpen = attributes.has("open");
    if (field && value !== undefined && element !== document.activeElement && element.value !== value) element.value = value;
    if (node.c) {
      // What it said before it held others.
      if (element.childElementCount === 0 && element.firstChild) element.textContent = "";
      fill(element, node.c);
    } else if (element.childElementCount > 0 || element.textContent !== (node.x ?? "")) element.textContent = node.x ?? "";
  }

  // The first cell of a table is reached by Tab, the others by the arrows.
  function leadIntoTables() {
    for (const table of find("mirror").querySelectorAll("table")) {
      if (!table.querySelector("[data-cell][tabindex='0']")) table.querySelector("[data-cell]")?.setAttribute("tabindex", "0");
    }
  }

  // What stands for an element across pages: what is done by it.
  const DOES = ["press", "line", "write", "set", "form"];
  function wayTo(element) {
    const does = DOES.find((name) => name in (element?.dataset ?? {}));
    return does ? `[data-${does}="${CSS.escape(element.dataset[does])}"]` : null;
  }

  // What opened the dialog that is shown; null while none is.
  let opener = null;
  const isDialog = ({ a = [] }) => a.some(([name, value]) => name === "role" && value === "dialog");

  /** Where a reader goes on who has opened or closed a dialog; null for everybody else. */
  function acrossDialogs(nodes, focused) {
    const [now, before] = [nodes.some(isDialog), opener !== null];
    if (now === before) return null;
    if (now) {
      opener = wayTo(focused) ?? "[data-home]";
      return "[data-home]";
    }
    const back = opener;
    opener = null;
    return back;
  }

  function show(text) {
    if (text === "" || !open) {
      opener = null;
      find("mirror").replaceChildren();
      keys = new Map();
      return;
    }
    const page = JSON.parse(text);
    quiet();
    keys = new Map(page.keys);
    const focused = document.activeElement;
    const within = find("mirror").contains(focused);
    const part = focused?.closest?.("section");
    const cell = focused?.hasAttribute?.("data-cell") ? focused : null;
    const across = within ? acrossDialogs(page.nodes, focused) : null;
    fill(find("mirror"), page.nodes);
    if (cell?.isConnected) cell.setAttribute("tabindex", "0");
    leadIntoTables();
    // What was pressed is gone: the reader goes on at the head of the same part, else of the page.
    if (across && find("mirror").querySelector(across)) {
      find("mirror").querySelector(across).focus();
    } else if (within && (!focused.isConnected || focused.disabled)) {
      const head = part?.isConnected ? part.querySelector("h2[tabindex]") : null;
      (head ?? find("mirror").querySelector("[data-home]"))?.focus();
    } else if (within && document.activeElement !== focused) {
      // It stands elsewhere among its neighbours; being laid there took the focus from it.
      focused.focus();
    } else if (wanting) home();
  }

  // ---- opening and leaving -------------------------------------------------------------------------

  // Whether the page was opened and is still to get the focus.
  let wanting = false;

  function home() {
    const head = find("mirror").querySelector("[data-home]");
    if (!head) return;
    head.focus();
    wanting = false;
  }

  // The line by which the picture is typed into on a phone comes when it is first needed, outside the game's own part.
  function quiet() {
    const line = find("egui_text_agent");
    if (!line) return;
    line.inert = open;
    line.ariaHidden = open ? "true" : null;
  }

  function turn(on) {
    if (open === on) return;
    open = on;
    wanting = on;
    find("mirror").hidden = !on;
    // Nothing behind the page can be reached, nor is it read.
    find("game").inert = on;
    find("game").ariaHidden = on ? "true" : null;
    quiet();
    document.documentElement.classList.toggle("as-text", on);
    send({ kind: on ? "on" : "off" });
    if (on) return;
    show("");
    window.candlestickHush();
    find("game-canvas").focus({ preventScroll: true });
  }

  // ---- what is done ----------------------------------------------------------------------------------

  const typed = (text) => { if (text.trim()) send({ kind: "line", text }); };

  function clicked({ currentTarget }) {
    // Safari focuses no button that is pressed; a reader who loses the place is led nowhere.
    currentTarget.focus({ preventScroll: true });
    const { dataset } = currentTarget;
    if ("leave" in dataset) turn(false);
    else if ("line" in dataset) typed(dataset.line);
    else if ("press" in dataset) send({ kind: "press", id: dataset.press });
  }

  function submitted(event) {
    event.preventDefault();
    const form = event.target;
    const picked = [...form.querySelectorAll("select")].map((select) => select.value);
    if ("form" in form.dataset) return typed([form.dataset.form, ...picked].join(" "));
    const line = form.querySelector("[data-typed]");
    typed(line.value);
    line.value = "";
  }

  function changed({ target }) {
    if ("write" in target.dataset) send({ kind: "write", id: target.dataset.write, text: target.value });
    if ("set" in target.dataset && target.value !== "") send({ kind: "set", id: target.dataset.set, value: Number(target.value) });
  }

  // Whether one of the offered lines was looked at since something was typed.
  let offered = false;

  function began({ target }) {
    offered = false;
    if ("typed" in target.dataset) send({ kind: "begin", text: target.value });
  }

  // The arrows lead from cell to cell.
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  function beside(cell, [across, down]) {
    const rows = [...cell.closest("table").querySelectorAll("tr")].map((row) => [...row.querySelectorAll("[data-cell]")]).filter((row) => row.length > 0);
    const row = rows.findIndex((one) => one.includes(cell));
    return rows[row + down]?.[rows[row].indexOf(cell) + across];
  }

  const lead = (where) => find("mirror").querySelector(where)?.focus();
  const LEADS = { notebook: "[data-cell][tabindex='0']", deeds: "[data-part='do']", type: "[data-typed]" };

  function pressed(event) {
    // What is pressed here is not for the game behind.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target, key } = event;
    if (key === "Escape") {
      event.preventDefault();
      if (target.matches("input, textarea") && target.value !== "" && "typed" in target.dataset) target.value = "";
      // One thing at a time, as in the picture: first what lies over the page. The curtain does not close.
      else if (find("mirror").querySelector("[data-closes]")) send({ kind: "close" });
      else turn(false);
      return;
    }
    if ("typed" in target.dataset) {
      offered ||= ["ArrowUp", "ArrowDown"].includes(key);
      // In Safari's engine the first Enter would only close the list of what could be meant.
      if (key === "Enter" && !offered) {
        event.preventDefault();
        target.form.requestSubmit();
      }
    }
    if (target.matches("input, textarea, select")) return;
    const does = keys.get(key.length === 1 ? key.toLowerCase() : key);
    const next = target.hasAttribute("data-cell") && WAYS[key] ? beside(target, WAYS[key]) : null;
    if (next) {
      event.preventDefault();
      target.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    } else if (does) {
      event.preventDefault();
      if (does.lead) lead(LEADS[does.lead]);
      else typed(does.line);
    }
  }

  // ---- what the game calls -----------------------------------------------------------------------------

  // Whoever begins with Tab is led to the invitation, as to the first link of any page; the next Tab leads into the picture.
  function leadToInvitation() {
    let begun = false;
    const begins = (event) => {
      const first = !begun && event.code === "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      begun ||= !["Shift", "Control", "Alt", "Meta"].includes(event.key);
      if (!first || open || document.activeElement !== find("game-canvas")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      find("mirror-open").focus();
    };
    addEventListener("keydown", begins, { capture: true });
    addEventListener("pointerdown", () => { begun = true; }, { capture: true });
  }

  window.candlestickMirror = {
    /** The page speaks this language from now on, and invites whoever comes by the keyboard with these words. */
    invite(language, words) {
      window.candlestickWords.speak(language);
      find("mirror-open").textContent = words;
    },
    /** From now on `done` hears what is done in the page. */
    begin(done) {
      tell = done;
      find("mirror-open").hidden = false;
      find("mirror-open").addEventListener("click", () => turn(true));
      leadToInvitation();
      const page = find("mirror");
      page.addEventListener("submit", submitted);
      page.addEventListener("change", changed);
      page.addEventListener("input", began);
      page.addEventListener("keydown", pressed);
      if (asked) turn(true);
    },
    /** Shows this page in place of the one before. */
    show,
    /** Letters are so large, in percent, and plain or not; `colours` has a name and a colour in each line. */
    letters(size, plain, colours) {
      const { style, classList } = document.documentElement;
      style.setProperty("--text", String(size / 100));
      classList.toggle("plain", plain);
      for (const [name, colour] of colours.split("\n").map((line) => line.split(" "))) style.setProperty(`--${name}`, colour);
    },
    /** The page as text in place of the picture. */
    open: () => turn(true),
    /** Whether the page as text has the focus rather than the picture. */
    isOpen: () => open,
  };
})();

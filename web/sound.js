// Sound in the page: cues and ambience through WebAudio. Nothing is made or heard before the first gesture, nothing is
// heard while the tab is hidden, and what fails makes silence and one line in the console.
(() => {
  "use strict";
  const FOLDER = "./assets/sounds/";
  // Any of these lets a browser begin; iOS wants the end of a touch.
  const GESTURES = ["pointerdown", "pointerup", "touchend", "keydown"];
  // The speeds at which a bed is played at once: together they hardly ever repeat.
  const LAYERS = [1, 0.6657];
  // What lies above is none of the bed's own, for its samples are few.
  const BED_TOP_HZ = 4500;
  // Seconds of a fade, and of silence after which the sound sleeps.
  const FADE = 2;
  const REST_MS = 8_000;

  let context = null;
  let broken = false;
  // Whether the game has asked for sounds: without that no gesture begins anything.
  let asked = false;
  let restless;
  const files = new Map();
  const buffers = new Map();
  let wanted = { name: "", gain: 0 };
  let bed = null;
  // What was asked for, for tests.
  const log = new URLSearchParams(location.search).has("targets") ? (globalThis.candlestickSounds = []) : null;

  function fail(reason) {
    if (!broken) console.info(`There is no sound: ${reason?.message ?? reason}`);
    broken = true;
  }
  // Around all that comes in from outside.
  const safely = (act) => (...given) => {
    if (broken) return;
    try {
      act(...given);
    } catch (reason) {
      fail(reason);
    }
  };

  // ---- files -----------------------------------------------------------------------------------

  function bytesOf(name) {
    if (!files.has(name)) {
      files.set(name, fetch(`${FOLDER}${name}.wav`, { priority: "low" }).then((response) => {
        if (!response.ok) throw new Error(`${name}: the server answered ${response.status}`);
        return response.arrayBuffer();
      }));
    }
    return files.get(name);
  }

  // Decoded once, when it is first heard. Decoding takes the bytes away, so it gets its own.
  function bufferOf(name, read) {
    if (!buffers.has(name)) buffers.set(name, bytesOf(name).then((bytes) => read(bytes.slice(0))));
    return buffers.get(name);
  }

  const decoded = (bytes) => context.decodeAudioData(bytes);

  // A bed is read by hand, 8 bits at its own rate: a decoder would bend its ends, and the seam be heard.
  function looped(bytes) {
    const view = new DataView(bytes);
    const buffer = context.createBuffer(1, view.getUint32(40, true), view.getUint32(24, true));
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = (view.getUint8(44 + n) - 128) / 127;
    return buffer;
  }

  // ---- waking and sleeping ---------------------------------------------------------------------

  // Refused where there was no gesture yet, or a call is under way; the next gesture tries again.
  const resume = () => context.resume().catch(() => {});

  // States are "suspended", "running" and on iOS "interrupted", which ends with a gesture or the return to the tab.
  const wake = safely(() => {
    if (!asked || document.hidden) return;
    if (!context) {
      // On phones: below other apps' sound, and silent where the phone is.
      if (navigator.audioSession) navigator.audioSession.type = "ambient";
      context = new AudioContext({ latencyHint: "balanced" });
      lay().catch(fail);
    }
    if (context.state !== "running") resume();
    rest();
  });

  // The device may sleep while nothing is to be heard.
  function rest() {
    clearTimeout(restless);
    restless = setTimeout(() => { if (!bed && context?.state === "running") context.suspend().catch(() => {}); }, REST_MS);
  }

  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", safely(() => {
    if (!context) return;
    if (document.hidden) context.suspend().catch(() => {});
    else if (bed) resume();
  }));

  // ---- cues ------------------------------------------------------------------------------------

  function start(name, buffer, gain) {
    log?.push(`heard:${name}`);
    const source = context.createBufferSource();
    const volume = context.createGain();
    source.buffer = buffer;
    volume.gain.value = gain;
    source.connect(volume).connect(context.destination);
    source.start();
  }

  async function sound(name, gain) {
    // What cannot be heard now is not kept for later.
    const began = performance.now();
    if (context.state !== "running") await resume();
    const buffer = await bufferOf(name, decoded);
    if (context.state === "running" && performance.now() - began < 1_000) start(name, buffer, gain);
    rest();
  }

  const play = safely((name, gain) => {
    log?.push(name);
    if (context && !document.hidden) sound(name, gain).catch(fail);
  });

  // ---- ambience --------------------------------------------------------------------------------

  function fadeTo(param, value) {
    param.cancelScheduledValues(context.currentTime);
    param.setTargetAtTime(value, context.currentTime, FADE / 3);
  }

  function lift() {
    if (!bed) return;
    const { volume, sources } = bed;
    bed = null;
    fadeTo(volume.gain, 0);
    for (const source of sources) source.stop(context.currentTime + FADE * 2);
  }

  /** Brings about what is wanted, once there is something to play it with. */
  async function lay() {
    const { name, gain } = wanted;
    if (bed?.name !== name) lift();
    if (name === "") return rest();
    if (bed) return fadeTo(bed.volume.gain, gain);
    const buffer = await bufferOf(name, looped).catch(fail);
    // Meanwhile something else may have been wanted.
    if (!buffer || bed || wanted.name !== name) return;
    const volume = context.createGain();
    const top = context.createBiquadFilter();
    top.frequency.value = BED_TOP_HZ;
    volume.gain.value = 0;
    top.connect(volume).connect(context.destination);
    const sources = LAYERS.map((rate) => {
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.loop = true;
      source.playbackRate.value = rate;
      source.connect(top);
      source.start();
      return source;
    });
    bed = { name, volume, sources };
    fadeTo(volume.gain, wanted.gain);
    if (context.state !== "running" && !document.hidden) resume();
  }

  const ambience = safely((name, gain) => {
    log?.push(`ambience:${name}`);
    wanted = { name, gain };
    if (context) lay().catch(fail);
  });

  // ---- what the game calls ---------------------------------------------------------------------

  window.candlestickSound = {
    /** Fetches sounds by name, one after the other, so that nothing else waits. */
    load: safely((names) => {
      asked = true;
      // Turned on by a press: that was the gesture.
      if (navigator.userActivation?.isActive) wake();
      names.reduce((before, name) => before.then(() => bytesOf(name)), Promise.resolve()).catch(fail);
    }),
    /** Plays a cue once; `gain` is from 0 to 1. */
    play,
    /** Lets this ambience go on from now on; none where the name is empty. */
    ambience,
  };
})();

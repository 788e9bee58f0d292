// The loading screen and the messages for when something goes wrong. Stands before the game is fetched.
(() => {
  "use strict";
  document.documentElement.classList.add("js");

  // How much of the bar the download has; the rest is the game's own loading.
  const DOWNLOAD_PART = 0.8;
  const PATIENCE_MS = 20_000;
  let ready = false;
  let faulty = false;

  const find = (id) => document.getElementById(id);
  const whenParsed = (act) =>
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", act, { once: true }) : act();

  // ---- the bar -------------------------------------------------------------------------------

  let shown = 0;
  function progress(part, text) {
    // Never backwards: late reports of the download change nothing.
    shown = Math.max(shown, Math.min(1, part || 0));
    whenParsed(() => {
      find("boot").style.setProperty("--part", shown.toFixed(4));
      find("bar").setAttribute("aria-valuenow", String(Math.round(shown * 100)));
      if (text) find("status").textContent = text;
    });
  }

  const megabytes = (bytes) => (bytes / 1_000_000).toFixed(1);

  // Passes the body on while counting, so that the browser still compiles as it comes in.
  function counted(response, total) {
    let got = 0;
    const count = new TransformStream({
      transform(chunk, controller) {
        got += chunk.byteLength;
        progress(
          DOWNLOAD_PART * Math.min(1, got / total),
          `Fetching the house: ${megabytes(got)} of ${megabytes(Math.max(got, total))} MB`,
        );
        controller.enqueue(chunk);
      },
      flush() { progress(DOWNLOAD_PART, "Lighting the candles…"); },
    });
    return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  async function download(url, total) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
    return counted(response, total);
  }

  // Called at the end of the page, with the addresses and the size that the build wrote there.
  window.candlestickBoot = async (script, wasm, bytes) => {
    watchCanvas();
    const obstacle = whatIsMissing();
    if (obstacle) return fault(obstacle);
    progress(0.01, "Fetching the house…");
    let body, bindings;
    try {
      [bindings, body] = await Promise.all([import(new URL(script, document.baseURI)), download(wasm, bytes)]);
    } catch (reason) {
      return fault({ ...DOWNLOAD, details: describe(reason) });
    }
    setTimeout(() => { if (!ready && !faulty) progress(shown, "Still setting the table; that can take a while here…"); }, PATIENCE_MS);
    try {
      const module = await WebAssembly.compileStreaming(body);
      // The worker that thinks runs the same program, without fetching or compiling it again.
      window.candlestickParts = { script: new URL(script, document.baseURI).href, module };
      await bindings.default({ module_or_path: module });
    } catch (reason) {
      if (!isControlFlow(reason)) fault(reason instanceof TypeError ? { ...DOWNLOAD, details: describe(reason) } : { ...CRASH, details: describe(reason) });
    }
  };

  // ---- what the game calls -------------------------------------------------------------------

  // The part of its pictures and themes that the game has loaded, from 0 to 1.
  window.candlestickProgress = (part) => progress(DOWNLOAD_PART + (1 - DOWNLOAD_PART) * Math.min(1, Math.max(0, part)), "Setting the table…");

  // The title screen stands: the loading screen goes.
  window.candlestickReady = () => {
    if (ready) return;
    ready = true;
    progress(1, "Ready.");
    whenParsed(() => {
      const boot = find("boot");
      boot.classList.add("gone");
      setTimeout(() => { boot.hidden = true; }, 400);
      if (!faulty) find("game-canvas").focus({ preventScroll: true });
    });
  };

  // The game has panicked; `text` is its message and place.
  window.candlestickFatal = (text) => fault({ ...CRASH, details: String(text) });

  // Says what happened on the table to those who listen rather than look.
  window.candlestickSay = (text) => whenParsed(() => {
    const line = document.createElement("p");
    line.textContent = text;
    find("live").append(line);
    while (find("live").childElementCount > 12) find("live").firstElementChild.remove();
  });

  // ---- messages ------------------------------------------------------------------------------

  const DOWNLOAD = {
    title: "The game could not be fetched",
    text: "The download broke off or a file was missing. Check the connection, then load the page again.",
  };
  const CRASH = {
    title: "The game has stopped",
    text: "Something went wrong inside the game. This is a fault of the game, not yours.",
  };
  const CONTEXT_LOST = {
    title: "The picture was lost",
    text: "The browser took the graphics away from this page; that happens when a device sleeps or runs short of memory.",
  };
  const STUMBLE = {
    title: "Something went wrong",
    text: "The page reported a fault. The game may well go on; if it does not, load the page again.",
    mayGoOn: true,
  };

  function whatIsMissing() {
    if (location.protocol === "file:") {
      return {
        title: "This page wants a web server",
        text: "Browsers do not let a page fetch its game straight from a folder. Serve the folder with any small web server and open that address.",
        saved: false,
      };
    }
    if (typeof WebAssembly !== "object" || typeof TransformStream !== "function") {
      return {
        title: "This browser is too old",
        text: "Candlestick needs WebAssembly. A current Firefox, Chrome, Edge or Safari has it.",
      };
    }
    if (!hasWebGl2()) {
      return {
        title: "No graphics to draw with",
        text: "Candlestick needs WebGL 2, which this browser does not offer here. Turn on hardware acceleration in its settings, or try another browser.",
      };
    }
    return null;
  }

  function hasWebGl2() {
    try {
      const context = document.createElement("canvas").getContext("webgl2");
      // Give it back: browsers allow few at a time.
      context?.getExtension("WEBGL_lose_context")?.loseContext();
      return context !== null;
    } catch {
      return false;
    }
  }

  // Shows one message; the first stays, because what follows is mostly its echo.
  function fault({ title, text, details, saved = true, mayGoOn = false }) {
    if (faulty) return;
    faulty = true;
    whenParsed(() => {
      find("fault-title").textContent = title;
      find("fault-text").textContent = text;
      find("fault-saved").hidden = !saved;
      find("fault-more").hidden = !details;
      find("fault-details").textContent = details ?? "";
      find("fault-go-on").hidden = !mayGoOn;
      find("fault").hidden = false;
      find("fault-reload").focus();
    });
  }

  function goOn() {
    faulty = false;
    find("fault").hidden = true;
    find("game-canvas").focus({ preventScroll: true });
  }

  whenParsed(() => {
    find("fault-reload").addEventListener("click", () => location.reload());
    find("fault-go-on").addEventListener("click", goOn);
    // Otherwise the game behind would answer to the keys.
    for (const kind of ["keydown", "keyup"]) find("fault").addEventListener(kind, (event) => event.stopPropagation());
  });

  function watchCanvas() {
    find("game-canvas").addEventListener("webglcontextlost", () => fault(CONTEXT_LOST));
  }

  // ---- faults that nobody caught -------------------------------------------------------------

  const describe = (reason) => (reason instanceof Error ? `${reason.name}: ${reason.message}\n${reason.stack ?? ""}` : String(reason)).trim();
  // winit leaves `main` by throwing.
  const isControlFlow = (reason) => String(reason?.message ?? reason).includes("Using exceptions for control flow");
  // The browser's note that a size changed twice in one frame; harmless.
  const isResizeNote = (message) => /^ResizeObserver loop/.test(message);

  // A fault inside the wasm ends the game, and so does any while it starts; others it mostly survives.
  function uncaught(reason) {
    if (isControlFlow(reason)) return;
    const ends = reason instanceof WebAssembly.RuntimeError || !ready;
    fault({ ...(ends ? CRASH : STUMBLE), details: describe(reason) });
  }

  // A case behind the address of this very page: what is played here is kept, so the page begins anew with it.
  addEventListener("hashchange", () => { if (location.hash.startsWith("#case=")) location.reload(); });

  addEventListener("error", (event) => {
    // Without an error object it comes from an extension or is a note of the browser's.
    if (event.error && !isResizeNote(event.message)) uncaught(event.error);
  });
  addEventListener("unhandledrejection", (event) => {
    // A refused clipboard or full screen is not a fault.
    if (event.reason instanceof DOMException && ready) return;
    uncaught(event.reason);
  });
})();

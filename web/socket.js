// Connections to a server of rooms, and questions to it over HTTP: by number, and what came waits to be fetched.
// Of what comes only this is understood here: that somebody at a hidden page, where the game stands still, is awaited.
(() => {
  "use strict";
  // All as in src/platform/native/socket.rs.
  const OPENING_MS = 8_000;
  const ANSWERING_MS = 10_000;
  const MOST_FRAME = 1024 * 1024;
  const MOST_ANSWER = 64 * 1024;
  // No server says these: they stand for a close without a code, a wire that broke, and TLS that failed.
  const NO_CODES = [1005, 1006, 1015];
  // The chair is elsewhere now, or was taken away: nobody here is awaited any more.
  const GONE_CODES = [4001, 4006];
  // The frames that tell whether somebody is awaited, as crates/online/src/protocol/from_room.rs writes them.
  const TELLS = /^\{"(?:news|whole|lobby|nudged|undealt|posts)"/;
  // The one that tells who the socket's person is.
  const WELCOMES = /^\{"welcome"/;
  const TITLE = document.title;

  let last = 0;
  // By number: the browser's socket, what waits to be sent until it is open, what came, whether it has ended, its person's
  // number (NaN, which is no number's like, before there is one), and how they are called while the page is hidden.
  const sockets = new Map();
  // By number: null while the answer is under way.
  const posts = new Map();
  let wake = () => {};
  // Whether the device may have slept, or had no network, since this was last asked.
  let awoke = false;
  // What the game has the tab say.
  let words = { turn: "", nudged: "" };

  const byteLength = (text) => new TextEncoder().encode(text).length;

  function retitle() {
    const call = [...sockets.values()].map((held) => held.call).find((told) => told);
    document.title = call ? `● ${call} – ${TITLE}` : TITLE;
  }

  // What a frame says; nothing where it cannot be read.
  function read(frame) {
    try {
      return JSON.parse(frame) ?? {};
    } catch {
      return {};
    }
  }

  // How a frame calls that person; the empty text where they are not awaited.
  function callOf(frame, you) {
    const { news, whole, posts: told, nudged } = read(frame);
    if (nudged) return words.nudged;
    if (told?.decides === you) return words.turn;
    // Where nobody deals all wait for a page also where it has only to say something by itself: while it is hidden it does not.
    if (Array.isArray(told?.awaits) && told.awaits.includes(you)) return words.nudged;
    const view = (news ?? whole)?.view;
    return Number.isInteger(view?.me) && view.actor === view.me ? words.turn : "";
  }

  function call(number, frame) {
    const held = sockets.get(number);
    if (!held || held.ended) return;
    if (WELCOMES.test(frame)) held.you = read(frame).welcome?.you ?? NaN;
    if (!document.hidden || !TELLS.test(frame)) return;
    held.call = callOf(frame, held.you);
    retitle();
  }

  function callNobody(all) {
    for (const held of all) held.call = "";
    retitle();
  }

  // A socket that was closed is not here any more and brings nothing.
  function bring(number, came) {
    const held = sockets.get(number);
    if (!held || held.ended) return;
    held.ended = came.kind === "closed";
    held.came.push({ text: "", code: 0, ...came });
    wake();
  }

  function end(number, code) {
    bring(number, { kind: "closed", code: NO_CODES.includes(code) ? 0 : code });
    const held = sockets.get(number);
    held?.socket?.close();
    if (held && GONE_CODES.includes(code)) callNobody([held]);
  }

  function opened(number) {
    const held = sockets.get(number);
    if (!held || held.ended) return;
    for (const frame of held.early.splice(0)) held.socket.send(frame);
    bring(number, { kind: "opened" });
  }

  function heard(number, data) {
    if (typeof data !== "string") return;
    if (byteLength(data) > MOST_FRAME) return end(number, 0);
    bring(number, { kind: "frame", text: data });
    call(number, data);
  }

  function connect(number, address) {
    const socket = new WebSocket(address);
    sockets.get(number).socket = socket;
    // Bytes are not wanted, and this costs least.
    socket.binaryType = "arraybuffer";
    socket.onopen = () => opened(number);
    socket.onmessage = ({ data }) => heard(number, data);
    socket.onclose = ({ code }) => end(number, code);
    setTimeout(() => { if (socket.readyState === WebSocket.CONNECTING) end(number, 0); }, OPENING_MS);
  }

  async function ask(address, json) {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: json,
      signal: AbortSignal.timeout(ANSWERING_MS),
    });
    const text = await answer.text();
    if (byteLength(text) > MOST_ANSWER) throw new Error("the answer is too long");
    return { kind: "answer", text, code: answer.status };
  }

  // While a page lies in the background its timers stand still, and a connection dies unheard: whatever says that it is back
  // is told, with a connection or without one.
  function awake() {
    awoke = true;
    wake();
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    callNobody(sockets.values());
    awake();
  });
  document.addEventListener("resume", awake);
  window.addEventListener("online", awake);
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) awake(); });

  window.candlestickSocket = {
    onCame(waker) { wake = waker; },
    /** What the tab says while the page is hidden: that it is one's turn, and that somebody reminds one of it. */
    callWith(turn, nudged) { words = { turn, nudged }; },
    /** Whether the page has come back since this was last asked. */
    takeAwake() {
      const told = awoke;
      awoke = false;
      return told;
    },
    open(address) {
      const number = (last += 1);
      sockets.set(number, { socket: null, early: [], came: [], ended: false, you: NaN, call: "" });
      try {
        connect(number, address);
      } catch (reason) {
        console.info(`${address}: ${reason?.message ?? reason}`);
        // Not within the game's own frame, which is the one that opens.
        setTimeout(() => end(number, 0));
      }
      return number;
    },
    send(number, frame) {
      const { socket, early } = sockets.get(number) ?? {};
      if (socket?.readyState === WebSocket.CONNECTING) early.push(frame);
      // What is sent to a socket that closes is thrown away by the browser.
      else socket?.send(frame);
    },
    close(number) {
      const held = sockets.get(number);
      sockets.delete(number);
      held?.socket?.close();
      retitle();
    },
    /** The next thing that a socket brought. */
    take: (number) => sockets.get(number)?.came.shift(),
    post(address, json) {
      const number = (last += 1);
      posts.set(number, null);
      ask(address, json).catch((reason) => {
        console.info(`${address}: ${reason?.message ?? reason}`);
        return { kind: "fault", text: "", code: 0 };
      }).then((came) => {
        if (!posts.has(number)) return;
        posts.set(number, came);
        wake();
      });
      return number;
    },
    /** The answer to a post, once. */
    answer(number) {
      const came = posts.get(number) ?? undefined;
      if (came) posts.delete(number);
      return came;
    },
    dropPost(number) { posts.delete(number); },
  };
})();

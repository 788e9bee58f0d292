// Searches what a page holds: all memory of its program, found through the console, its storage, and every frame it was sent.

/** Has a page's frames kept from now on: `received` and `sent`, as text; `chairs` is how long each `hello` waited for the `whole`, in ms. */
export function keepFrames(page) {
  const frames = { received: [], sent: [], chairs: [] };
  let asked = null;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const text = String(payload);
      frames.received.push(text);
      if (asked !== null && text.startsWith('{"whole"')) {
        frames.chairs.push(Date.now() - asked);
        asked = null;
      }
    });
    socket.on("framesent", ({ payload }) => {
      const text = String(payload);
      frames.sent.push(text);
      if (text.startsWith('{"hello"')) asked = Date.now();
    });
  });
  return frames;
}

/** Waits until a page was sent a frame that fits; counted from `since`. */
export async function waitForFrame(frames, wanted, since = 0, patience = 20_000) {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    if (frames.received.slice(since).some((frame) => wanted.test(frame))) return;
  }
  throw new Error(`no frame like ${wanted} in ${patience / 1000} s`);
}

/**
 * Where each needle, as bytes by name, is in the memories of the page's programs, each place by the sixteen bytes that follow;
 * `bytes` is how much was searched.
 */
export async function searchMemory(page, needles) {
  const console = await page.context().newCDPSession(page);
  const { result: kind } = await console.send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
  // As queryObjects() in the console: all of that kind, whatever names they have.
  const { objects } = await console.send("Runtime.queryObjects", { prototypeObjectId: kind.objectId });
  const wanted = Object.entries(needles).map(([name, bytes]) => [name, [...bytes]]);
  const { result, exceptionDetails } = await console.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: searchAll.toString(),
    arguments: [{ value: wanted }],
    returnByValue: true,
  });
  await console.detach();
  if (exceptionDetails) throw new Error(`the memory cannot be searched: ${exceptionDetails.exception?.description}`);
  return result.value;
}

/** Runs in the page, with the memories as `this`. */
function searchAll(wanted) {
  const memories = Array.from(this, (memory) => new Uint8Array(memory.buffer));
  const found = { bytes: memories.reduce((sum, memory) => sum + memory.length, 0) };
  for (const [name, needle] of wanted) {
    found[name] = [];
    for (const memory of memories) {
      for (let at = memory.indexOf(needle[0]); at >= 0; at = memory.indexOf(needle[0], at + 1)) {
        if (needle.every((byte, n) => memory[at + n] === byte)) found[name].push(memory.slice(at + needle.length, at + needle.length + 16).join(" "));
      }
    }
  }
  return found;
}

/** All that a page keeps on its device, as text. */
export const storageOf = (page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

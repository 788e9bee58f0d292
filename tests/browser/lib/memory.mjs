// Searches what a page holds: all memory of its program, found through the console, its storage, and every frame it was sent.

/**
 * Has a page's frames kept from now on: `received` and `sent`, as text; `chairs` is how long each `hello` waited for the `whole`, in ms;
 * `greeted` is when the last `hello` was said, `posted` when posts of a case that nobody deals came last.
 */
export function keepFrames(page) {
  const frames = { received: [], sent: [], chairs: [], greeted: null, posted: null };
  let asked = null;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const text = String(payload);
      frames.received.push(text);
      if (text.startsWith('{"posts"')) frames.posted = Date.now();
      if (asked !== null && text.startsWith('{"whole"')) {
        frames.chairs.push(Date.now() - asked);
        asked = null;
      }
    });
    socket.on("framesent", ({ payload }) => {
      const text = String(payload);
      frames.sent.push(text);
      if (text.startsWith('{"hello"')) frames.greeted = asked = Date.now();
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
 * Where each needle, as bytes by name, is in the memories of the programs of a page and of its workers, each place by the sixteen
 * bytes that follow; `bytes` is how much was searched, `programs` in how many memories.
 */
export async function searchMemory(page, needles) {
  const console = await page.context().newCDPSession(page);
  const wanted = Object.entries(needles).map(([name, bytes]) => [name, [...bytes]]);
  const all = { bytes: 0, programs: 0, ...Object.fromEntries(wanted.map(([name]) => [name, []])) };
  for (const ask of [(method, params) => console.send(method, params), ...(await workersOf(console))]) {
    const found = await searchOne(ask, wanted);
    all.bytes += found.bytes;
    all.programs += found.programs;
    for (const [name] of wanted) all[name].push(...found[name]);
  }
  await console.detach();
  return all;
}

/** How each worker of a page is asked what its console would be: a page's own console knows nothing of theirs. */
async function workersOf(console) {
  const [workers, waiting] = [[], new Map()];
  console.on("Target.attachedToTarget", ({ sessionId, targetInfo: { type } }) => {
    if (type !== "worker") return;
    workers.push((method, params) => new Promise((done, fail) => {
      const id = waiting.size + 1;
      waiting.set(id, ({ result, error }) => (error ? fail(new Error(error.message)) : done(result)));
      console.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) }).catch(fail);
    }));
  });
  console.on("Target.receivedMessageFromTarget", ({ message }) => {
    const answer = JSON.parse(message);
    waiting.get(answer.id)?.(answer);
  });
  await console.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return workers;
}

/** Searches the memories of the programs of a page or a worker. */
async function searchOne(ask, wanted) {
  const { result: kind } = await ask("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
  // As queryObjects() in the console: all of that kind, whatever names they have.
  const { objects } = await ask("Runtime.queryObjects", { prototypeObjectId: kind.objectId });
  const { result, exceptionDetails } = await ask("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: searchAll.toString(),
    arguments: [{ value: wanted }],
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`the memory cannot be searched: ${exceptionDetails.exception?.description}`);
  return result.value;
}

/** Runs in the page or worker, with the memories as `this`. */
function searchAll(wanted) {
  const memories = Array.from(this, (memory) => new Uint8Array(memory.buffer));
  const found = { bytes: memories.reduce((sum, memory) => sum + memory.length, 0), programs: memories.length };
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
export const storageOf = (page) => page.evaluate(async () => {
  const asked = (request) => new Promise((done, fail) => Object.assign(request, { onsuccess: () => done(request.result), onerror: () => fail(request.error) }));
  const kept = [{ ...localStorage }];
  for (const { name } of await indexedDB.databases()) {
    const base = await asked(indexedDB.open(name));
    for (const store of base.objectStoreNames) kept.push(name, store, await asked(base.transaction(store).objectStore(store).getAll()));
    base.close();
  }
  return JSON.stringify(kept);
});

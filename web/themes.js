// Themes of one's own in the page: dropped on the tab or picked, handed to the game, and kept in IndexedDB. Saved cases
// come the same ways and are handed over to be looked back at. A browser's files, drops and database are all
// JavaScript's; the game gets bytes and checks them.
(() => {
  "use strict";
  // A little above what the game takes, so that it is the game that says what is too much.
  const MOST_FILES = 500;
  const MOST_DEPTH = 8;
  const MOST_FILE = 2 * 1024 * 1024;
  const MOST_ZIP = 20 * 1024 * 1024;
  const MOST_CASE = 16 * 1024 * 1024 + 1;

  // What has come and was not taken yet: { name, kind: "zip" | "files" | "case" | "fault", kept, paths, blobs, message }.
  const arrived = [];
  let wake = () => {};
  // Files may come before the game is there to be woken.
  const tell = (arrival) => { arrived.push({ kept: false, paths: [], blobs: [], message: "", ...arrival }); wake(); };
  const trouble = (name, reason) => tell({ kind: "fault", name, message: String(reason?.message ?? reason) });

  // ---- reading files ---------------------------------------------------------------------------

  const isZip = (file) => /\.zip$/i.test(file.name) || file.type === "application/zip";
  // A saved case is a text, whatever it is called; of texts only the board is part of a theme.
  const isCase = (file) => /\.(json|case|txt)$/i.test(file.name) && file.name !== "board.txt";
  // Other files do nothing in a theme; that they are there is enough.
  const isUsed = (path) => /(^|\/)(theme\.toml|board\.txt|(lessons|words)\/[^/]+\.toml)$|\.png$/i.test(path);
  const bytesOf = async (file, most) => new Uint8Array(await file.slice(0, most).arrayBuffer());

  async function readZip(file) {
    tell({ kind: "zip", name: file.name, paths: [file.name], blobs: [await bytesOf(file, MOST_ZIP)] });
  }

  // `files`: [path, File] of one theme's folder.
  async function readFiles(name, files) {
    const paths = [], blobs = [];
    let room = MOST_ZIP;
    for (const [path, file] of files.slice(0, MOST_FILES)) {
      const bytes = isUsed(path) ? await bytesOf(file, Math.min(MOST_FILE, room)) : new Uint8Array();
      room -= bytes.length;
      paths.push(path);
      blobs.push(bytes);
    }
    tell({ kind: "files", name, paths, blobs });
  }

  /** The first of these files as a saved case; that there were others is told with it. */
  async function readCase([file, ...others]) {
    const paths = [file, ...others].map(({ name }) => name);
    const blobs = [await bytesOf(file, MOST_CASE)];
    tell({ kind: "case", name: file.name, paths, blobs });
  }
  const takeCase = (files) => readCase(files).catch((reason) => tell({ kind: "case", name: files[0].name, message: String(reason?.message ?? reason) }));

  /** Zips are a theme each; all other files together are one theme. */
  async function readAll(name, files) {
    const zips = files.filter(([, file]) => isZip(file));
    const others = files.filter(([, file]) => !isZip(file));
    if (others.length > 0) await readFiles(name, others).catch((reason) => trouble(name, reason));
    for (const [, file] of zips) await readZip(file).catch((reason) => trouble(file.name, reason));
  }

  // ---- dropping --------------------------------------------------------------------------------

  const asFile = (entry) => new Promise((resolve, reject) => entry.file(resolve, reject));
  const nextEntries = (reader) => new Promise((resolve, reject) => reader.readEntries(resolve, reject));

  async function filesBelow(folder, before, found, depth = 0) {
    const reader = folder.createReader();
    // A reader gives its entries in parts, and an empty part at the end.
    for (let part; (part = await nextEntries(reader)).length > 0 && found.length < MOST_FILES; ) {
      for (const entry of part) {
        const path = `${before}/${entry.name}`;
        if (entry.isFile) found.push([path, await asFile(entry)]);
        else if (depth < MOST_DEPTH) await filesBelow(entry, path, found, depth + 1);
      }
    }
    return found;
  }

  async function takeDrop(items, files) {
    // Entries and files must be asked for before the first wait: the list is empty after it.
    const taken = [...items].filter((item) => item.kind === "file").map((item) => ({ entry: item.webkitGetAsEntry?.(), file: item.getAsFile() }));
    const folders = taken.filter(({ entry }) => entry?.isDirectory).map(({ entry }) => entry);
    const loose = taken.filter(({ entry, file }) => file && !entry?.isDirectory).map(({ file }) => file);
    for (const folder of folders) {
      await filesBelow(folder, folder.name, []).then((found) => readFiles(folder.name, found)).catch((reason) => trouble(folder.name, reason));
    }
    const all = taken.length > 0 ? loose : [...files];
    // Beside a theme's own files it belongs to them.
    const cases = all.some(({ name }) => name === "theme.toml") ? [] : all.filter(isCase);
    await readAll("my-theme", all.filter((file) => !cases.includes(file)).map((file) => [file.name, file]));
    if (cases.length > 0) await takeCase(cases);
  }

  const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
  let over = 0;
  const shade = (by) => {
    over = Math.max(0, by === 0 ? 0 : over + by);
    document.documentElement.classList.toggle("dropping", over > 0);
  };
  addEventListener("dragenter", (event) => { if (hasFiles(event)) { event.preventDefault(); shade(1); } });
  addEventListener("dragleave", (event) => { if (hasFiles(event)) shade(-1); });
  // Without this the browser would leave the game and open the file.
  addEventListener("dragover", (event) => { if (hasFiles(event)) { event.preventDefault(); event.dataTransfer.dropEffect = "copy"; } });
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    shade(0);
    takeDrop(event.dataTransfer.items, event.dataTransfer.files).catch((reason) => trouble("", reason));
  });

  // ---- picking ---------------------------------------------------------------------------------

  function pick(folder) {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = true;
    if (folder) input.webkitdirectory = true;
    else input.accept = ".zip,application/zip";
    input.addEventListener("change", () => {
      const files = [...input.files].map((file) => [file.webkitRelativePath || file.name, file]);
      const name = folder ? (files[0]?.[0] ?? "").split("/")[0] : "my-theme";
      readAll(name, files);
    }, { once: true });
    input.click();
  }

  function pickCase() {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,.case,.txt,application/json,text/plain";
    input.addEventListener("change", () => { if (input.files.length > 0) takeCase([...input.files]); }, { once: true });
    input.click();
  }

  // Phones pick no folders, though some have the property.
  const canPickFolders = () => "webkitdirectory" in HTMLInputElement.prototype && matchMedia("(pointer: fine)").matches;

  // ---- keeping ---------------------------------------------------------------------------------

  const withThemes = (mode, act) => window.candlestickDatabase.within("themes", mode, act);

  const recall = async () => {
    for (const { id, paths, blobs } of await withThemes("readonly", (themes) => themes.getAll())) {
      tell({ kind: "files", kept: true, name: id, paths, blobs });
    }
  };

  // ---- what the game calls ---------------------------------------------------------------------

  window.candlestickThemes = {
    /** Starts telling: `onArrival` is called whenever something has come; first what is kept. */
    begin(onArrival) {
      wake = onArrival;
      recall().catch((reason) => trouble("", reason));
      if (arrived.length > 0) wake();
    },
    take: () => arrived.shift(),
    pick,
    pickCase,
    canPickFolders,
    keep: (id, paths, blobs) => void withThemes("readwrite", (themes) => themes.put({ id, paths, blobs })).catch((reason) => trouble(id, reason)),
    forget: (id) => void withThemes("readwrite", (themes) => themes.delete(id)).catch((reason) => trouble(id, reason)),
  };
})();

// Runs a program that was compiled for wasm32-wasip1 in Node, whose engine compiles it as Chromium's does a page's.
//
//   node --no-warnings script/lib/wasi.mjs PROGRAM.wasm [ARGUMENT…]
//
// The program sees no file and nothing of the environment.
import { readFileSync } from 'node:fs'
import { WASI } from 'node:wasi'

const [program, ...given] = process.argv.slice(2)
const wasi = new WASI({ version: 'preview1', args: [program, ...given] })
const compiled = await WebAssembly.compile(readFileSync(program))
process.exit(wasi.start(await WebAssembly.instantiate(compiled, wasi.getImportObject())) ?? 0)

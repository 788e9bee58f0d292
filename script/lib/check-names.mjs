// Finds public types of one name: whoever reads the name would have to ask which of them is meant.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const TYPE = /^[ \t]*pub(?:\([a-z: ]+\))? (?:unsafe )?(?:struct|enum|union|trait|type) ([A-Z]\w*)/gm
const PLATFORM = /^src\/platform\/(native|web)\//
// Fewer than there are by far: then they are not where they are looked for.
const LEAST = { files: 500, types: 700 }

// A type of each platform with the same name is one type to everybody above.
const twins = places => places.length === 2 && new Set(places.map(({ file }) => PLATFORM.exec(file)?.[1])).size === 2
  && places.every(({ file }) => PLATFORM.test(file))

const folders = ['src', ...readdirSync('crates').map(crate => join('crates', crate, 'src'))]
const files = folders.filter(existsSync).flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, name)))
  .filter(file => file.endsWith('.rs'))
const types = new Map()
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  for (const match of text.matchAll(TYPE)) {
    const place = { file, line: text.slice(0, match.index + match[0].length).split('\n').length }
    types.set(match[1], [...(types.get(match[1]) ?? []), place])
  }
}
if (files.length < LEAST.files || types.size < LEAST.types) {
  console.error(`only ${files.length} files with ${types.size} types were found: look whether they have moved`)
  process.exit(1)
}
const shared = [...types].filter(([, places]) => places.length > 1 && !twins(places))
for (const [name, places] of shared) {
  console.error(`${name} names ${places.length} types: ${places.map(({ file, line }) => `${file}:${line}`).join(', ')}; give each a name of its own`)
}
console.log(`${types.size} names of public types in ${files.length} files, ${shared.length} of several`)
process.exit(shared.length ? 1 : 0)

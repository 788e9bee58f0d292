// A copy of the tracked files as they are now, for whoever puts faults into them.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Copies them into a folder, but for those of `besides`; files that did not change keep their time. */
export function copyTracked(root, copy, besides = new Set()) {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0').filter(Boolean)
  for (const file of files.filter(file => !besides.has(file) && existsSync(join(root, file)))) {
    const [from, to] = [join(root, file), join(copy, file)]
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}

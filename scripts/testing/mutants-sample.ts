import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slashed, ROOT } from '../lib/paths.ts'
import { seededRandom } from '../seed/random.ts'

/** A line that does something by itself; what spans several lines is left to a whole run. */
const isCode = (line: string) =>
  line.trim().length > 4 && !/^\s*(import|\/[/*]|\*|[)}\]])/.test(line)

/** So many lines of code of some folders of src, as ranges that Stryker knows; the same in each run with one seed. */
export function sampledLines(folders: readonly string[], count: number, seed: number): string[] {
  const lines = folders
    .flatMap((folder) => globSync(`src/${folder}/**/*.ts`, { cwd: ROOT }))
    .map((path) => slashed(path))
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, n) => (isCode(line) ? [`${path}:${n + 1}-${n + 1}`] : [])),
    )
  return seededRandom(seed).some(lines, Math.min(count, lines.length))
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PATHS } from '../lib/paths.ts'

/** A build by Astro: why it ran, in which language, and its CPU seconds. */
export type AstroBuild = { cause: string; language: string; cpu: number }

const LEDGER = join(PATHS.own, 'test', 'astro-builds')

/** Begins to note Astro's builds. They write to the file that a variable names. */
export function noteBuilds(): void {
  rmSync(LEDGER, { force: true })
  mkdirSync(dirname(LEDGER), { recursive: true })
  process.env.BUILD_LEDGER = LEDGER
  process.env.BUILD_CAUSE = 'tests'
}

/** Says how often Astro has built since then, by cause, and the CPU seconds of the whole run. */
export function costInWords(): string {
  const lines = existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8').split('\n').filter(Boolean) : []
  const builds = lines.map((line) => JSON.parse(line) as AstroBuild)
  const causes = Object.entries(Object.groupBy(builds, ({ cause }) => cause)).map(
    ([cause, of = []]) =>
      `${cause} ${of.length} (${Math.round(of.reduce((sum, { cpu }) => sum + cpu, 0))} s of CPU)`,
  )
  const cpu = childrenSeconds()
  return [
    `Astro has built ${builds.length} times${causes.length ? `: ${causes.join(', ')}` : ''}.`,
    ...(cpu === null ? [] : [`All processes that have ended took ${cpu} s of CPU.`]),
  ].join('\n')
}

/** The CPU seconds of this process and of all its descendants that have ended; null where the system does not say. */
function childrenSeconds(): number | null {
  if (process.platform !== 'linux') return null
  // After the name in parentheses: from the 12th field on, time of the process and of its children, in user and system.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return Math.round(ticks / 100)
}

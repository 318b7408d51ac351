import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { PATHS } from '../lib/paths.ts'
import { messageOf } from '../lib/problem.ts'
import { startGroup } from '../lib/processes.ts'
import { say, seconds } from '../lib/steps.ts'

export type Timed = { name: string; ms: number }
/** The result of one part of a test run. `pieces` are its tests with their times. */
export type Part = { name: string; passed: number; failed: number; ms: number; pieces: Timed[] }

type Counts = Omit<Part, 'name' | 'ms'>
type Tool = {
  name: string
  script: string
  args: string[]
  env?: Record<string, string>
  /** Reads the counts from the tool's report. Without it the whole tool counts as one test. */
  count?: (code: number | null) => Promise<Counts>
}

const LOGS = join(PATHS.own, 'test')
const SHOWN_LINES = 200

/** Runs one tool. Prints its output only if something failed. */
export async function runTool({ name, script, args, env, count }: Tool): Promise<Part> {
  const began = Date.now()
  const log = join(LOGS, `${name.replace(/\W+/g, '-')}.log`)
  await mkdir(LOGS, { recursive: true })
  await rm(log, { force: true })
  const { code } = await startGroup(script, args, {
    log,
    ...(env ? { env } : {}),
  }).ended
  const counts = count
    ? await count(code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, pieces: [] }
  // A tool can also fail without a failing test: it could not start, or something broke outside of the tests.
  const failed = counts.failed || (code === 0 && counts.passed > 0 ? 0 : 1)
  const ms = Date.now() - began
  if (failed) say(await tail(log))
  say(`${failed ? '✖' : '✓'} ${name}: ${counts.passed} passed, ${failed} failed (${seconds(ms)})`)
  return { ...counts, name, failed, ms }
}

/** Runs a check, which returns a sentence for each flaw, as one test. Prints its log if it finds a flaw. */
export async function runCheck(
  name: string,
  log: string,
  check: () => Promise<string[]>,
): Promise<Part> {
  const began = Date.now()
  await mkdir(LOGS, { recursive: true })
  await rm(log, { force: true })
  const flaws = await check().catch((error: unknown) => [
    `It could not be tried: ${messageOf(error)}`,
  ])
  const [passed, failed] = flaws.length ? [0, 1] : [1, 0]
  const ms = Date.now() - began
  if (failed) say(await tail(log))
  for (const flaw of flaws) say(`  ${flaw}`)
  say(`${failed ? '✖' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds(ms)})`)
  return { name, passed, failed, ms, pieces: [] }
}

/** Returns the result of a part that could not start. */
export const failedPart = (name: string, ms: number): Part => ({
  name,
  passed: 0,
  failed: 1,
  ms,
  pieces: [],
})

/** Reads a tool's JSON report; null if it has not written one. */
export async function readReport<T>(file: string): Promise<T | null> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  )
}

export function reportFile(name: string): string {
  return join(LOGS, name)
}

async function tail(log: string): Promise<string> {
  const lines = stripVTControlCharacters(await readFile(log, 'utf8').catch(() => '')).split('\n')
  return lines.slice(-SHOWN_LINES).join('\n')
}

import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { PATHS } from '../lib/paths.ts'
import { messageOf } from '../lib/problem.ts'
import { startGroup } from '../lib/processes.ts'
import { say, seconds } from '../lib/steps.ts'

export type Timed = { name: string; ms: number }
/** What one part of the test run came to, and its slow pieces. */
export type Part = { name: string; passed: number; failed: number; ms: number; pieces: Timed[] }

type Counts = Omit<Part, 'name' | 'ms'>
type Tool = {
  name: string
  script: string
  args: string[]
  env?: Record<string, string>
  /** Reads the counts from the tool's report; without it the tool itself counts as one test. */
  count?: (code: number | null) => Promise<Counts>
}

const LOGS = join(PATHS.own, 'test')
const SHOWN_LINES = 200

/** Runs one tool to its end; what it printed is shown only when something failed. */
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
  // A tool that fails without a failing test (it could not start, or something broke outside of a test) is a failure too.
  const failed = counts.failed || (code === 0 && counts.passed > 0 ? 0 : 1)
  const ms = Date.now() - began
  if (failed) say(await tail(log))
  say(`${failed ? '✖' : '✓'} ${name}: ${counts.passed} passed, ${failed} failed (${seconds(ms)})`)
  return { ...counts, name, failed, ms }
}

/** Runs what finds flaws, a sentence each, as one test; what it has logged is shown where it found some. */
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

/** What could not even begin. */
export const failedPart = (name: string, ms: number): Part => ({
  ...{ name, passed: 0, failed: 1 },
  ...{ ms, pieces: [] },
})

/** A report that a tool has written as JSON; null where it wrote none. */
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

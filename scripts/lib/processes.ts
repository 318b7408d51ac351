import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ROOT } from './paths.ts'
import { errorCode } from './problem.ts'

/** How a process ended: its code, or the signal that ended it. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null }
export type Group = { pid: number; ended: Promise<Ending>; end(patienceMs?: number): Promise<void> }

type Options = {
  env?: Record<string, string>
  cwd?: string
  log: string | null
  preload?: string[]
}

const LEASH = fileURLToPath(new URL('leash.ts', import.meta.url))
const LEASH_FD = 3
const running = new Set<Group>()

/**
 * Starts a Node script as the leader of its own process group, on a leash: whatever it starts in turn ends with it, and it
 * ends with this process. Output goes to the file `log`, or to the terminal where that is null.
 */
export function startGroup(
  script: string,
  args: string[],
  { env = {}, cwd = ROOT, log, preload = [] }: Options,
): Group {
  const output = log === null ? 'inherit' : openSync(log, 'a')
  const child = spawn(
    process.execPath,
    [...[LEASH, ...preload].flatMap((module) => ['--import', module]), script, ...args],
    {
      cwd,
      detached: true,
      env: { ...process.env, ...env, AANGAN_LEASH: String(LEASH_FD) },
      stdio: ['ignore', output, output, 'pipe'],
    },
  )
  if (typeof output === 'number') closeSync(output)
  const group: Group = {
    pid: child.pid ?? 0,
    ended: ending(child),
    end: (patienceMs = 5000) => endGroup(group, patienceMs),
  }
  running.add(group)
  void group.ended.then(() => {
    // What the leader left behind goes with it.
    signalGroup(group.pid, 'SIGKILL')
    running.delete(group)
  })
  return group
}

function ending(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

/** Asks a group to end, and after `patienceMs` makes it. */
async function endGroup(group: Group, patienceMs: number): Promise<void> {
  signalGroup(group.pid, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(group.pid, 'SIGKILL'), patienceMs)
  await group.ended
  clearTimeout(timer)
  signalGroup(group.pid, 'SIGKILL')
}

export async function endAllGroups(): Promise<void> {
  await Promise.all([...running].map((group) => group.end()))
}

/** For the impatient: no questions asked. */
export function killAllGroups(): void {
  for (const group of running) signalGroup(group.pid, 'SIGKILL')
}

/**
 * Ends a group that an earlier start left running, when its processes still are those whose commands name `mark`. Its
 * leash ends it in good order; one that is stopped or stuck is made to end.
 */
export async function endLeftoverGroup(
  pid: number,
  mark: string,
  patienceMs = 5000,
): Promise<boolean> {
  if (!groupRuns(pid, mark)) return false
  for (const until = Date.now() + patienceMs; Date.now() < until && groupRuns(pid, mark); )
    await sleep(100)
  while (groupRuns(pid, mark)) {
    signalGroup(pid, 'SIGKILL')
    await sleep(100)
  }
  return true
}

function groupRuns(pid: number, mark: string): boolean {
  try {
    const text = execFileSync('ps', ['-axo', 'pgid=,stat=,command='], {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const members = text
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([group, stat]) => Number(group) === pid && !stat?.startsWith('Z'))
    return members.some(([, , ...command]) => command.join(' ').includes(mark))
  } catch {
    // Without `ps` nobody can say whose group it is.
    return false
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // Nobody is left in the group; macOS says EPERM where only zombies are.
    if (errorCode(error) !== 'ESRCH' && errorCode(error) !== 'EPERM') throw error
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchmodSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './paths.ts'
import { askGroup, killGroup, killRest, processes } from './system.ts'

/** How a process ended: its code, or the signal that ended it. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null }
export type Group = { pid: number; ended: Promise<Ending>; end(patienceMs?: number): Promise<void> }

type Options = {
  env?: Record<string, string>
  /** The variables that it has of this process; all of them without. */
  inherits?: readonly string[]
  cwd?: string
  /** A module that is loaded into it first. */
  preload?: URL
  log: string | null
}

const PARENT_WATCH = new URL('parent-watch.ts', import.meta.url)
const LEASH_FD = 3
const running = new Set<Group>()

/**
 * Starts a Node script as the leader of its own process group, with a pipe from its parent: whatever it starts in turn ends with it, and it
 * ends with this process. Output goes to the file `log`, or to the terminal where that is null.
 */
export function startGroup(
  script: string,
  args: string[],
  { env = {}, inherits, cwd = ROOT, preload, log }: Options,
): Group {
  const output = log === null ? 'inherit' : openSync(log, 'a')
  // It names who is written to: nobody else on the machine reads it.
  if (typeof output === 'number') fchmodSync(output, 0o600)
  const imports = [PARENT_WATCH, ...(preload ? [preload] : [])].flatMap(({ href }) => [
    '--import',
    href,
  ])
  const child = spawn(process.execPath, [...imports, script, ...args], {
    cwd,
    // On Windows that would be a window of its own, and no group.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: { ...inherited(inherits), ...env, AANGAN_PARENT_PIPE: String(LEASH_FD) },
    // A pipe that Windows, too, reads from without a thread that waits.
    stdio: ['ignore', output, output, 'overlapped'],
  })
  if (typeof output === 'number') closeSync(output)
  const group: Group = {
    pid: child.pid ?? 0,
    ended: ending(child),
    end: (patienceMs = 5000) => endGroup(group, child, patienceMs),
  }
  running.add(group)
  void group.ended.then(() => {
    killRest(group.pid)
    running.delete(group)
  })
  return group
}

const inherited = (names: readonly string[] | undefined) =>
  names ? Object.fromEntries(names.map((name) => [name, process.env[name]])) : process.env

function ending(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

/** Asks a group to end, and after `patienceMs` makes it. */
async function endGroup(group: Group, child: ChildProcess, patienceMs: number): Promise<void> {
  askGroup(group.pid)
  // Closing the pipe asks it too.
  if (process.platform === 'win32') child.stdio[LEASH_FD]?.destroy()
  const timer = setTimeout(() => killGroup(group.pid), patienceMs)
  await group.ended
  clearTimeout(timer)
  killRest(group.pid)
}

export async function endAllGroups(): Promise<void> {
  await Promise.all([...running].map((group) => group.end()))
}

/** SIGKILL for every group: at a second Ctrl-C, and when this process exits. */
export function killAllGroups(): void {
  for (const group of running) killGroup(group.pid)
}

/**
 * Ends a group that an earlier start left running, when its processes still are those whose commands name `mark`. Its
 * pipe ends it in good order; one that is stopped or stuck is made to end.
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
    killGroup(pid)
    await sleep(100)
  }
  return true
}

function groupRuns(pid: number, mark: string): boolean {
  try {
    return processes().some(({ group, command }) => group === pid && command.includes(mark))
  } catch {
    // Where nobody can be asked, nobody can say whose group it is.
    return false
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchmodSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './paths.ts'
import { askGroup, killGroup, killRest, processes } from './system.ts'

/** How a process ended: its exit code, or the signal that ended it. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null }
export type Group = {
  pid: number
  /** The file with its output; null for the terminal. */
  log: string | null
  ended: Promise<Ending>
  end(timeoutMs?: number): Promise<void>
}

type Options = {
  env?: Record<string, string>
  /** The environment variables to inherit from this process; all by default. */
  inherits?: readonly string[]
  cwd?: string
  /** Options of Node and V8. */
  flags?: readonly string[]
  /** A module that is loaded first. */
  preload?: URL
  log: string | null
}

const PARENT_WATCH = new URL('parent-watch.ts', import.meta.url)
const PARENT_PIPE_FD = 3
const running = new Set<Group>()

/**
 * Starts a Node script as the leader of its own process group, with a pipe from this process. This protects from
 * orphans: whatever the script starts ends with it, and it ends with this process. Its output goes to the file `log`,
 * or to the terminal if `log` is null.
 */
export function startGroup(
  script: string,
  args: string[],
  { env = {}, inherits, cwd = ROOT, flags = [], preload, log }: Options,
): Group {
  const output = log === null ? 'inherit' : openSync(log, 'a')
  // The log contains mail addresses, so only this user may read it.
  if (typeof output === 'number') fchmodSync(output, 0o600)
  const imports = [PARENT_WATCH, ...(preload ? [preload] : [])].flatMap(({ href }) => [
    '--import',
    href,
  ])
  const child = spawn(process.execPath, [...flags, ...imports, script, ...args], {
    cwd,
    // On Windows this would open a new window, and makes no group.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: { ...inherited(inherits), ...env, AANGAN_PARENT_PIPE: String(PARENT_PIPE_FD) },
    // On Windows, too, this kind of pipe can be read without blocking a thread.
    stdio: ['ignore', output, output, 'overlapped'],
  })
  if (typeof output === 'number') closeSync(output)
  const group: Group = {
    pid: child.pid ?? 0,
    log,
    ended: ending(child),
    end: (timeoutMs = 5000) => endGroup(group, child, timeoutMs),
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

/** Asks a group to end, and kills it after `timeoutMs`. */
async function endGroup(group: Group, child: ChildProcess, timeoutMs: number): Promise<void> {
  askGroup(group.pid)
  // Closing the pipe is a second way to ask.
  if (process.platform === 'win32') child.stdio[PARENT_PIPE_FD]?.destroy()
  const timer = setTimeout(() => killGroup(group.pid), timeoutMs)
  await group.ended
  clearTimeout(timer)
}

export async function endAllGroups(): Promise<void> {
  await Promise.all([...running].map((group) => group.end()))
}

/** Sends SIGKILL to every group: at a second Ctrl-C, and when this process exits. */
export function killAllGroups(): void {
  for (const group of running) killGroup(group.pid)
}

/**
 * Ends a group that an earlier start has left running, if the commands of its processes contain `mark`. Its pipe is
 * closed, so it is about to end by itself; a stopped or stuck group is killed.
 */
export async function endLeftoverGroup(
  pid: number,
  mark: string,
  timeoutMs = 5000,
): Promise<boolean> {
  if (!groupRuns(pid, mark)) return false
  for (const until = Date.now() + timeoutMs; Date.now() < until && groupRuns(pid, mark); )
    await sleep(100)
  while (groupRuns(pid, mark)) {
    killGroup(pid)
    await sleep(100)
  }
  return true
}

/** Whether a group runs. A group whose commands cannot be read may belong to another program, so it counts as ended. */
function groupRuns(pid: number, mark: string): boolean {
  return processes()?.some(({ group, command }) => group === pid && command.includes(mark)) ?? false
}

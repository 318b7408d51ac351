import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, Problem } from './problem.ts'
import { isAlive, type Process, processes } from './system.ts'

export type Lock = { pid: number; port: number }

/**
 * Returns the start script that holds the lock of a folder, or null. The lock is stale if its process has ended, or its
 * id belongs to another program.
 */
export function readLock(file: string): Lock | null {
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
    return runsStart(lock.pid) ? lock : null
  } catch {
    return null
  }
}

/**
 * Waits a moment for a start that is just ending. One whose npm has ended will end as well, and nobody could press
 * Ctrl-C for it: it gets longer, since a busy machine is slow to notice.
 */
export async function lockFreed(
  file: string,
  timeoutMs = 3000,
  orphanTimeoutMs = 20_000,
): Promise<void> {
  const began = Date.now()
  for (let holder = readLock(file); holder; holder = readLock(file)) {
    const waited = Date.now() - began
    if (waited > timeoutMs && (waited > orphanTimeoutMs || !isOrphan(holder.pid))) return
    await sleep(100)
  }
}

/** What the system gives an orphan to: the first process, or a desktop session's systemd. */
const adopts = ({ pid, command }: Process) => pid === 1 || /\bsystemd\b/.test(command)

/** Whether the program above a start script, and above what npm puts between them, has ended. */
function isOrphan(pid: number): boolean {
  const all = processes()
  const find = (wanted?: number) => all.find((one) => one.pid === wanted)
  let above = find(pid)
  while (above && /start\.ts|run\.mjs/.test(above.command)) above = find(above.parent)
  return !above || adopts(above)
}

/** Takes the lock for this process. Returns the function that releases it. */
export function takeLock(file: string, port: number): () => void {
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, port }), { flag: 'wx' })
      return () => release(file)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const holder = readLock(file)
    if (holder || attempt === 2) {
      throw new Problem(
        `Aangan already runs in this folder (process ${holder?.pid ?? 'unknown'}): open http://localhost:${holder?.port ?? port}, or end it first with Ctrl-C where it runs.`,
      )
    }
    rmSync(file, { force: true })
  }
  throw new Error('unreachable')
}

function release(file: string): void {
  if (readLock(file)?.pid === process.pid) rmSync(file, { force: true })
}

function runsStart(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    return processes().some((one) => one.pid === pid && one.command.includes('start.ts'))
  } catch {
    // If the command line cannot be read, only check whether the process exists.
    return isAlive(pid)
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, Problem } from './problem.ts'
import { isAlive, type Process, processes } from './system.ts'

export type Lock = { pid: number; port: number }

// The lock protects the data of a folder: two `netlify dev` on one database would damage it.

/**
 * Returns the start script that holds the lock of a folder; null if there is none. The lock is stale if its process has
 * ended, or if its id belongs to another program.
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
 * Waits a moment for a start that is just ending. An orphan, whose npm has ended, gets longer: it will end too, a busy
 * machine is slow to notice, and nobody could press Ctrl-C for it.
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

/** Whether a process is one to which the system gives orphans: the first process, or a desktop session's systemd. */
const adopts = ({ pid, command }: Process) => pid === 1 || /\bsystemd\b/.test(command)

/** Whether the parent of a start script has ended, not counting the processes that npm puts between them. */
function isOrphan(pid: number): boolean {
  const all = processes()
  if (!all) return false
  const find = (wanted?: number) => all.find((one) => one.pid === wanted)
  let above = find(pid)
  while (above && /start\.ts|run\.mjs/.test(above.command)) above = find(above.parent)
  return !above || adopts(above)
}

/** Takes the lock for this process. Returns the function that releases it. */
export function takeLock(file: string, port: number): () => void {
  if (!readLock(file)) rmSync(file, { force: true })
  try {
    // Fails if the file exists: of two starts at the same time, one is refused.
    writeFileSync(file, JSON.stringify({ pid: process.pid, port }), { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    const holder = readLock(file)
    throw new Problem(
      `Aangan already runs in this folder (process ${holder?.pid ?? 'unknown'}): open http://localhost:${holder?.port ?? port}, or end it first with Ctrl-C where it runs.`,
    )
  }
  return () => release(file)
}

function release(file: string): void {
  if (readLock(file)?.pid === process.pid) rmSync(file, { force: true })
}

function runsStart(pid: number): boolean {
  if (pid === process.pid) return true
  const all = processes()
  return all ? all.some((one) => one.pid === pid && one.command.includes('start.ts')) : isAlive(pid)
}

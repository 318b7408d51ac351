import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, Problem } from './problem.ts'
import { isAlive, processes } from './system.ts'

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

/** Waits a moment for a start that is just ending: it ends shortly after its npm. */
export async function lockFreed(file: string, timeoutMs = 3000): Promise<void> {
  for (const until = Date.now() + timeoutMs; readLock(file) && Date.now() < until; )
    await sleep(100)
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

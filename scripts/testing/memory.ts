import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../lib/system.ts'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
const PREFIX = 'aangan-test-'
/** Bytes: more than twice what a run has there at its most. */
const FREE_FILES = 4e9
/** Bytes: for these files, and for the run itself. */
const FREE_MEMORY = 8e9

/**
 * Lets all that a test run writes for itself, databases, sites and browser profiles, be in memory where there is plenty of it:
 * it lives for seconds, and on a disk of a virtual machine each new file costs many times what it does here. Tests find
 * the folder as the system's for temporary files. Returns what removes it.
 */
export async function writeInMemory(): Promise<() => Promise<void>> {
  if (process.platform !== 'linux' || !(await hasRoom())) return async () => {}
  const folder = await mkdtemp(join(IN_MEMORY, `${PREFIX}${process.pid}-`)).catch(() => null)
  if (!folder) return async () => {}
  // As /tmp is: a database and a site of another user look for theirs in it.
  await chmod(folder, 0o1777)
  process.env.TMPDIR = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Copies of the work tree would leave what Node has compiled of them among what it keeps for the next start. Returns what
 * removes it.
 */
export async function compileApart(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-compiled-'))
  process.env.NODE_COMPILE_CACHE = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function hasRoom(): Promise<boolean> {
  await removeLeftovers()
  const disk = await statfs(IN_MEMORY).catch(() => null)
  return (
    disk !== null &&
    disk.bavail * disk.bsize > FREE_FILES &&
    process.availableMemory() > FREE_MEMORY
  )
}

/** A run that was killed has left its folder, and with it the memory. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(IN_MEMORY).catch(() => []))
    if (name.startsWith(PREFIX) && !isAlive(Number.parseInt(name.slice(PREFIX.length), 10)))
      await rm(join(IN_MEMORY, name), { recursive: true, force: true }).catch(() => {})
}

import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../lib/system.ts'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
const PREFIX = 'aangan-test-'
/** Bytes: more than twice the most that a run has there. */
const FREE_FILES = 4e9
/** Bytes: for these files and for the run itself. */
const FREE_MEMORY = 8e9

/**
 * Makes the folder for temporary files in memory, if there is plenty of it: the databases, sites and browser profiles
 * of a test run live for seconds, and a new file on a virtual machine's disk costs many times as much. Returns the
 * function that removes the folder.
 */
export async function writeInMemory(): Promise<() => Promise<void>> {
  if (process.platform !== 'linux' || !(await hasRoom())) return async () => {}
  const folder = await mkdtemp(join(IN_MEMORY, `${PREFIX}${process.pid}-`)).catch(() => null)
  if (!folder) return async () => {}
  // The mode of /tmp: a database and a site of another user write into it.
  await chmod(folder, 0o1777)
  process.env.TMPDIR = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Gives Node a temporary folder for compiled code; otherwise copies of the work tree would fill the one that is kept.
 * Returns the function that removes the folder.
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

/** Removes the folders of killed runs, which still occupy memory. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(IN_MEMORY).catch(() => []))
    if (name.startsWith(PREFIX) && !isAlive(Number.parseInt(name.slice(PREFIX.length), 10)))
      await rm(join(IN_MEMORY, name), { recursive: true, force: true }).catch(() => {})
}

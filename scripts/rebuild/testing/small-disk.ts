import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildInput } from '../build.ts'
import type { Look } from './look.ts'
import { placesIn } from './stage.ts'

const REBUILD_ONCE = fileURLToPath(new URL('rebuild-once.ts', import.meta.url))
const DISK_KB = 1024
// In units of 512 bytes or 1 kB, depending on the shell: smaller than a large page, larger than a fingerprint.
const LIMIT = 16

export type Rebuilt = { error: string | null; look: Look }
export type SmallDisk = {
  /** The real error behind `full`. */
  fault: string
  /** Rebuilds in its own process to this disk, which is full or has room. */
  rebuild(input: Omit<BuildInput, 'places'>, full: boolean): Promise<Rebuilt>
  close(): Promise<void>
}

/**
 * Opens a disk that can be full. If the kernel allows it, this is a file system of 1 MB in a namespace of its own,
 * filled to the last byte. Otherwise it is a limit on the size of files, which cuts each larger page.
 */
export async function openSmallDisk(folder: string): Promise<SmallDisk> {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const holder = await mountInNamespace(disk)
  const inside = holder
    ? ['nsenter', '-t', String(holder.pid), '-U', '-m', '--preserve-credentials']
    : []
  const ballast = join(disk, 'ballast')
  const filled = holder ? `cat /dev/zero > '${ballast}' 2>/dev/null;` : `ulimit -f ${LIMIT};`
  const emptied = holder ? `rm -f '${ballast}';` : ''
  return {
    fault: holder ? 'a file system without a free byte' : 'a limit on the size of files',
    rebuild: async (input, full) => {
      const argument = JSON.stringify({ ...input, places: placesIn(disk) })
      const shell = [
        'sh',
        '-c',
        `${full ? filled : emptied} exec "$@"`,
        'sh',
        process.execPath,
        REBUILD_ONCE,
        argument,
      ]
      return JSON.parse(await outputOf([...inside, ...shell])) as Rebuilt
    },
    close: async () => {
      holder?.kill('SIGKILL')
      await rm(disk, { recursive: true, force: true })
    },
  }
}

/** Starts a process that holds a namespace with a small mounted file system; returns null if that is not allowed. */
async function mountInNamespace(path: string): Promise<ChildProcess | null> {
  const script = `mount -t tmpfs -o size=${DISK_KB}k,mode=777 none '${path}' && echo mounted && exec cat`
  const holder = spawn('unshare', ['-r', '-m', 'sh', '-c', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const mounted = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false))
    holder.once('exit', () => resolve(false))
    holder.stdout?.once('data', () => resolve(true))
  })
  return mounted ? holder : null
}

async function outputOf([command = '', ...args]: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  await new Promise((resolve) => child.once('close', resolve))
  return text
}

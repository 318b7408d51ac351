import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { connect } from '../../../server/db/client.ts'
import { type Deps, depsOf } from '../../../server/deps.ts'
import { readEnv } from '../../../server/env.ts'
import { MAIL_EVENTS_TOKEN } from '../http/mail-provider.ts'
import { deliverIn } from '../language/deliver-in.ts'
import { startBlobs } from './blobs.ts'
import { DATABASES } from './databases.ts'
import { setUp } from './set-up.ts'
import { handIn } from './test-deps.ts'

const CONNECTIONS = 20

export type Backend = Deps & {
  close(): Promise<void>
}

/**
 * Starts a fresh database with all tables, of the kind of the test project, and a real blob server, both named in the
 * environment as for functions. Test files call `setUpBackend`.
 */
export async function startBackend(): Promise<Backend> {
  const kind = inject('database')
  // Typed as always there, but only the projects of such tests give one.
  if (!kind)
    throw new Error(
      'A test file gets a database if it calls setUpBackend, setUpHarness or setUpPortal itself.',
    )
  const database = await DATABASES[kind]()
  const directory = await mkdtemp(join(tmpdir(), 'aangan-blobs-'))
  const blobs = await startBlobs(directory)
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context
  process.env.NETLIFY_DB_URL = database.url
  process.env.NETLIFY_DB_DRIVER = database.driver
  process.env.MAIL_EVENTS_TOKEN = MAIL_EVENTS_TOKEN
  process.env.AUTH_SECRET = 'a secret for tests only, long enough'
  delete process.env.BUILD_HOOK_URL
  process.env.REBUILD_EVERY_MINUTES = '0'
  // In production each function has its own process and connection. Here they share one process, and must not wait for
  // each other.
  const db = connect(database.url, database.driver, CONNECTIONS)
  const deps = handIn({ ...depsOf(readEnv(), db), deliverIn })
  return {
    ...deps,
    close: async () => {
      await deps.db.close()
      await blobs.stop()
      await rm(directory, { recursive: true, force: true })
      await database.close()
    },
  }
}

/** Starts the backend of a test file, and closes it at the end. */
export const setUpBackend = (): Backend => setUp(startBackend, (backend) => backend.close())

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from '../../server/db/client.ts'
import { type Deps, liveDeps } from '../../server/deps.ts'
import { newId } from '../../server/ids.ts'
import { TEMPLATE } from './postgres.ts'

const CONNECTIONS = 20

export type Backend = Deps & {
  close(): Promise<void>
}

async function inServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * A fresh database with all tables on the real Postgres server and a real blob server of its own, named in the
 * environment as they are for functions; call it once in a test file.
 */
export async function startBackend(): Promise<Backend> {
  const name = `test_${newId()}`
  await inServer(`create database ${name} template ${TEMPLATE}`)
  const directory = await mkdtemp(join(tmpdir(), 'aangan-blobs-'))
  const blobs = new BlobsServer({ directory, token: 'test', logger: () => {} })
  const { port } = await blobs.start()
  const edgeURL = `http://127.0.0.1:${port}`
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify({ siteID: 'test', token: 'test', edgeURL, uncachedEdgeURL: edgeURL })).toString('base64')
  process.env.NETLIFY_DB_URL = `${inject('postgres')}/${name}`
  process.env.NETLIFY_DB_DRIVER = 'server'
  process.env.AUTH_SECRET = 'a secret for tests only, long enough'
  delete process.env.BUILD_HOOK_URL
  const deps = liveDeps()
  // Functions hold one connection each; races need several.
  const db = connect(deps.env.databaseUrl, 'server', CONNECTIONS)
  return {
    ...deps,
    db,
    close: async () => {
      await db.close()
      await deps.db.close()
      await blobs.stop()
      await rm(directory, { recursive: true, force: true })
      await inServer(`drop database ${name} with (force)`)
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { sql } from 'drizzle-orm/sql/sql'
import { inject } from 'vitest'
import { readSnapshot } from '../../../src/server/build.ts'
import { connect, type Db } from '../../../src/server/db/client.ts'
import { blobPhotoStore } from '../../../src/server/photo/store.ts'
import { DATABASES } from '../../../src/test/support/database/databases.ts'
import { storedBlobs } from '../../../src/test/support/database/stored.ts'
import { type Place, PUBLIC } from '../place.ts'
import { isKept } from '../rows.ts'

export type TestPlace = Place & {
  /** The environment in which a command finds this place. */
  env: Record<string, string>
  /** Requests for blobs in their order, as `get /site/store/key`. */
  requests: string[]
  /** Called before the blob server starts to answer. */
  onRequest: (request: string) => void
  close(): Promise<void>
}

/** Makes a database with all tables and a blob server, both empty. */
export async function emptyPlace(): Promise<TestPlace> {
  // Over TCP like the commands, even if the functions use Neon's HTTP.
  const kind = inject('database')
  const database = await DATABASES[kind === 'neon' ? 'postgres' : kind]()
  const directory = await mkdtemp(join(tmpdir(), 'aangan-place-'))
  const requests: string[] = []
  const blobs = new BlobsServer({
    directory,
    token: 'test',
    logger: () => {},
    onRequest: ({ type, url }) => {
      const request = `${type} ${decodeURIComponent(new URL(url, 'http://blobs').pathname)}`
      requests.push(request)
      place.onRequest(request)
    },
  })
  const { port } = await blobs.start()
  const edgeURL = `http://127.0.0.1:${port}`
  const access = { siteID: 'test', token: 'test', edgeURL, uncachedEdgeURL: edgeURL }
  const db = connect(database.url, database.driver, 4)
  const place: TestPlace = {
    db,
    photos: blobPhotoStore(PUBLIC, access),
    requests,
    onRequest: () => {},
    env: {
      NETLIFY_DB_URL: database.url,
      NETLIFY_DB_DRIVER: database.driver,
      NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(access)).toString('base64'),
    },
    close: async () => {
      await db.close()
      await blobs.stop()
      await rm(directory, { recursive: true, force: true })
      await database.close()
    },
  }
  return place
}

/** Returns every row that a backup keeps, as Postgres writes it, independent of the JSON in backups. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.rows<{ name: string }>(sql`
    select tablename as name
    from pg_tables
    where schemaname = 'public' and tablename <> 'maintenance'
    order by 1`)
  const all: Record<string, string[]> = {}
  for (const { name } of tables.filter(isKept)) {
    const rows = await db.rows<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** Returns the whole content of a site: rows, next numbers, photos byte for byte, and the data for its pages. */
export async function contentsOf({ db, photos }: Place) {
  const counters = await db.rows(
    sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  )
  const { takenAt: _, ...pages } = await readSnapshot(db)
  const blobs: [string, string][] = []
  for (const key of await storedBlobs(photos))
    blobs.push([key, Buffer.from((await photos.read(key)) ?? new ArrayBuffer()).toString('base64')])
  return { rows: await rowsOf(db), counters, blobs, pages }
}

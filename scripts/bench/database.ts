import { sql } from 'drizzle-orm/sql/sql'
import sharp from 'sharp'
import { imageKey, type Photo } from '../../src/domain/photo/schema.ts'
import { connect, type Db } from '../../src/server/db/client.ts'
import { newId } from '../../src/server/ids.ts'
import { createPostgres } from '../../src/test/support/database/postgres.ts'
import { DEMO_ACCOUNTS } from '../seed/accounts.ts'
import { insertListings } from '../seed/insert-listings.ts'
import { insertRows } from '../seed/insert-rows.ts'
import { demoListings } from '../seed/listings.ts'
import { demoPictures } from '../seed/pictures.ts'

/** Makes a new database with all tables on a server from `startServer`; returns its address. */
export async function createDatabase(server: string): Promise<string> {
  return (await createPostgres(server, `bench_${newId()}`)).url
}

/**
 * Inserts demo accounts and listings into an empty database and publishes the first `approved`. Rows only: the photos
 * have no files.
 */
export async function fillDatabase(address: string, approved: number, pending = 0): Promise<void> {
  const db = connect(address, 'server')
  try {
    const users = DEMO_ACCOUNTS.map(({ password: _, ...account }) => ({
      id: newId(),
      ...account,
      passwordHash: 'none',
    }))
    const posters = users.filter((user) => user.role !== 'Admin').map((user) => user.id)
    const listings = demoListings(approved + pending)
    await db.rows(insertRows('users', users))
    const admin = users.find((user) => user.role === 'Admin')?.id ?? ''
    for (const part of insertListings({
      listings,
      approved,
      adminId: admin,
      posters,
      agents: users.filter((user) => user.role === 'Agent').map((user) => user.id),
      photos: await photos(),
    }))
      await db.rows(part)
    await setRevision(db, 1)
  } finally {
    await db.close()
  }
}

async function setRevision(db: Db, revision: number): Promise<void> {
  await db.rows(
    sql`update site_revision set revision = ${revision}, requested_at = now() where id = 1`,
  )
}

/** Returns the demo pictures as an upload would record them, with their real placeholders. */
async function photos(): Promise<Map<string, Photo>> {
  const pictures = [...(await demoPictures())].map(async ([name, bytes], n) => {
    const tiny = await sharp(bytes)
      .resize({ width: 16 })
      .webp({ quality: 10, effort: 6 })
      .toBuffer()
    const { width, height } = await sharp(bytes).metadata()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    return [name, { id: newId(), key: imageKey(`0bench${n}`), width, height, placeholder }] as const
  })
  return new Map(await Promise.all(pictures))
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { BACKUP_KEPT_DAYS } from '../../src/domain/cleanup/constants.ts'
import { PAPER_LIMITS } from '../../src/domain/right-to-offer/constants.ts'
import { cleanUp } from '../../src/server/cleanup/run.ts'
import { STORE_ID_KEY } from '../../src/server/cleanup/store-id.ts'
import { makeUser } from '../../src/test/support/data/factories.ts'
import { setUpBackend } from '../../src/test/support/database/backend.ts'
import { ROOT } from '../lib/paths.ts'
import type { Place } from './place.ts'
import { setUpBench } from './testing/bench.ts'
import { contentsOf } from './testing/places.ts'
import { STORED_FILES } from './testing/site.ts'

const bench = setUpBench(setUpBackend())

const storeId = async (of: Place) =>
  new TextDecoder().decode((await of.photos.read(STORE_ID_KEY)) ?? new Uint8Array())

describe('A site that is backed up and restored in an empty place', () => {
  test('is equal: every row, every next number, every photo’s bytes, and the data for the pages', async () => {
    const other = await bench.place()
    await bench.restore(other)
    const contents = await contentsOf(other)
    expect(contents).toEqual(await contentsOf(bench.backend))
    expect(contents.blobs).toHaveLength(STORED_FILES)
    expect(contents.pages.listings).toHaveLength(1)
    const filled = Object.values(contents.rows).filter((rows) => rows.length > 0)
    expect(filled.length).toBeGreaterThan(10)
  })

  test('is an independent site: the cleanup works there, and confuses the stores with neither site', async () => {
    const other = await bench.place()
    await bench.restore(other)
    expect(
      (await cleanUp({ ...bench.backend, db: other.db, photos: other.photos })).stopped,
    ).toBeNull()
    expect(await storeId(other)).not.toBe(await storeId(bench.backend))
    expect(await cleanUp({ ...bench.backend, db: other.db })).toMatchObject({
      stopped: 'store of another database',
    })
  })

  test('accepts new rows, which get the next numbers', async () => {
    const other = await bench.place()
    await bench.restore(other)
    expect(
      await other.db.row(sql`insert into builds (result) values ('running') returning id`),
    ).toEqual({ id: 2 })
  })

  test('has no paper that waited: it is in neither the archive nor the new place', async () => {
    const keys = async () => {
      const found: string[] = []
      for await (const page of bench.backend.papers.list('')) found.push(...page)
      return found
    }
    const waiting = await keys()
    expect(waiting).toHaveLength(PAPER_LIMITS.pages)
    const other = await bench.place()
    await bench.restore(other)
    expect(other.requests.filter((request) => request.includes('papers'))).toEqual([])
    for (const key of waiting) expect(await other.photos.read(key)).toBeNull()
    const [paperId = ''] = waiting[0]?.split('/') ?? []
    const stored = await contentsOf(other)
    expect(stored.blobs.filter((blob) => JSON.stringify(blob).includes(paperId))).toEqual([])
  })

  test('is recorded in its own database, for monitoring', async () => {
    expect(
      await bench.backend.db.row(
        sql`select backed_up_at > now() - interval '1 hour' as lately from maintenance`,
      ),
    ).toEqual({ lately: true })
  })

  test('leaves nothing readable in the archive or beside it', async () => {
    const bytes = await readFile(bench.archive)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('@example.in') || bytes.includes('property_images')).toBe(false)
    expect((await readdir(bench.folder)).filter((name) => name !== 'site.tar.age')).toEqual([])
  })
})

describe('A site that is not empty', () => {
  test('is refused, also if it has only photos', async () => {
    const [rows, photos] = [await bench.place(), await bench.place()]
    await makeUser(rows.db)
    await photos.photos.write('property_images/own-photo/640.webp', new Uint8Array([1]))
    for (const one of [rows, photos]) {
      const before = await contentsOf(one)
      await expect(bench.restore(one)).rejects.toThrow('npm run restore overwrite FILE')
      expect(await contentsOf(one)).toEqual(before)
    }
  })

  test('is replaced on request, even though its log is append-only; its photos wait for the cleanup', async () => {
    const other = await bench.place()
    await bench.restore(other)
    const own = 'property_images/own-photo/640.webp'
    await other.photos.write(own, new Uint8Array([1]))
    await other.db.rows(sql`update users set name = 'Somebody Else'`)
    await bench.restore(other, { overwrite: true })
    const { blobs, ...rest } = await contentsOf(other)
    const { blobs: were, ...expected } = await contentsOf(bench.backend)
    expect(rest).toEqual(expected)
    expect(blobs.filter(([name]) => name !== own)).toEqual(were)
    expect(blobs).toHaveLength(were.length + 1)
    await expect(other.db.rows(sql`delete from audit_log`)).rejects.toThrow('append-only')
    await expect(other.db.rows(sql`truncate audit_log`)).rejects.toThrow('append-only')
  })
})

describe('A backup', () => {
  test('refuses a database and a photo store of different sites', async () => {
    const other = await bench.place()
    await other.photos.write(STORE_ID_KEY, new TextEncoder().encode('another'))
    await expect(
      bench.backUp({ db: bench.backend.db, photos: other.photos }, join(bench.folder, 'mixed.age')),
    ).rejects.toThrow('not of one site')
  })

  test('contains no session and no link that signs somebody in, and a restore ends those of its place', async () => {
    const [from, to] = [await bench.place(), await bench.place()]
    await bench.restore(from)
    const counted = async ({ db }: Place) =>
      db.row<{
        sessions: number
        links: number
        people: boolean
      }>(sql`select (select count(*)::int from sessions) as sessions,
        (select count(*)::int from account_tokens) as links, (select count(*)::int > 0 from users) as people`)
    const signIn = ({ db }: Place) =>
      db.rows(sql`with one as (select id, email from users order by id limit 1),
        session as (insert into sessions (id, user_id) select 'abcdefghijkl', id from one)
        insert into account_tokens (id, user_id, purpose, token_hash, email, expires_at)
          select 'abcdefghijkl', id, 'reset password', 'a hash', email, now() + interval '1 day' from one`)
    await signIn(from)
    expect((await counted(from))?.sessions).toBeGreaterThan(0)
    const file = join(bench.folder, 'signed-in.age')
    await bench.backUp({ db: from.db, photos: from.photos }, file)
    await bench.restore(to)
    await signIn(to)
    await bench.restore(to, { file, overwrite: true })
    expect(await counted(to)).toEqual({ sessions: 0, links: 0, people: true })
  })

  test('contains a photo whose owner removes it during the backup, like the rows', async () => {
    const from = await bench.place()
    await bench.restore(from)
    const [first = ''] = (await contentsOf(from)).blobs.map(([name]) => name)
    let listed = 0
    const list = async function* (prefix: string) {
      if (++listed === 2) await from.photos.erase(first)
      yield* from.photos.list(prefix)
    }
    const file = join(bench.folder, 'meanwhile.age')
    await bench.backUp({ db: from.db, photos: { ...from.photos, list } }, file)
    const to = await bench.place()
    await bench.restore(to, { file })
    expect((await contentsOf(to)).blobs).toEqual((await contentsOf(bench.backend)).blobs)
  })
})

test('Nightly archives are kept as long as the privacy policy states', async () => {
  const workflow = await readFile(join(ROOT, '.github', 'workflows', 'backup.yml'), 'utf8')
  expect(workflow.match(/retention-days: (\d+)/)?.[1]).toBe(String(BACKUP_KEPT_DAYS))
})

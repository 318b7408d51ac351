import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { FILE_LIMIT_TEXTS } from '#language/listing-file/texts-limits'
import { tooOften } from '#language/text/texts'
import { FILE_HEADER } from '../../contract/photo.ts'
import { FILE_RAISE, RATE_LIMITS, type Role } from '../../domain/account/constants.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import {
  confirmAddress,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { sendPhoto } from '../../test/support/database/stored.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { uploadPhoto } from '../photo/upload.ts'

const backend = setUpBackend()

const FILE = newSubmissionKey()
const DAY_SECONDS = 86_400

async function newSender(role: Role = 'Agent', confirmed = true) {
  const user = await makeUser(backend.db, role)
  if (confirmed) await confirmAddress(backend.db, user)
  const { cookie } = await login(user.email)
  const post = (path: string, body: Record<string, unknown>) =>
    ask(path === '/api/listings' ? handlers.createListing : handlers.editListing, {
      method: 'POST',
      path,
      cookie,
      body: { fields: listingFields(), photoIds: [], ...body },
    })
  const submit = (fileId: unknown, over: Record<string, unknown> = {}) =>
    post('/api/listings', { submissionKey: newSubmissionKey(), fileId, ...over })
  const edit = (id: string, fileId: string | null) =>
    post(`/api/listings/${id}`, { version: 1, fileId })
  const upload = async (fileId: string | null, bytes?: Uint8Array) =>
    sendPhoto(bytes ?? (await cameraFile(240, 200, 1)), {
      cookie,
      headers: { 'content-type': 'image/jpeg', ...(fileId ? { [FILE_HEADER]: fileId } : {}) },
    })
  const countOf = async (what: string) =>
    (
      await backend.db.row<{ count: number }>(
        sql`select count from rate_limits where key = ${`${what}:${user.id}`}`,
      )
    )?.count ?? 0
  /** Has sent as much as this before, a moment ago. */
  const hasSent = (what: string, count: number) =>
    backend.db.rows(sql`
      insert into rate_limits (key, count, window_start)
      values (${`${what}:${user.id}`}, ${count}, now())`)
  return { user, submit, edit, upload, countOf, hasSent }
}

describe('An admin', () => {
  const raise = async (id: string, lines: unknown, role: Role = 'Admin') => {
    const admin = await makeUser(backend.db, role)
    const { cookie } = await login(admin.email)
    const answer = await ask(handlers.changeFileLimit, {
      method: 'POST',
      path: `/api/users/${id}/file-limit`,
      cookie,
      body: { lines },
    })
    return { answer, admin }
  }
  const noted = async (id: string) =>
    backend.db.rows(
      sql`select event, actor_id, details from audit_log where subject_id = ${id} and event = 'file limit changed' order by id`,
    )
  const daysLeft = async (id: string) =>
    (
      await backend.db.row<{ days: number | null }>(
        sql`select extract(epoch from file_lines_until - now())::float8 / 86400 as days from users where id = ${id}`,
      )
    )?.days

  test('raises the limit of an agent for some days, at once and for what was sent before, and it is noted', async () => {
    const { user, submit, upload, hasSent } = await newSender()
    await hasSent('file-lines', 500)
    await hasSent('file-photos', 4000)
    expect((await submit(FILE)).status).toBe(429)
    expect((await upload(FILE)).status).toBe(429)
    const { answer, admin } = await raise(user.id, 2000)
    expect(answer.body).toEqual({ fileLimit: { lines: 2000, until: expect.any(String) } })
    expect(await daysLeft(user.id)).toBeCloseTo(FILE_RAISE.days, 1)
    expect((await submit(FILE)).status).toBe(201)
    expect((await upload(FILE)).status).toBe(201)
    expect(await noted(user.id)).toEqual([
      {
        event: 'file limit changed',
        actor_id: admin.id,
        details: { lines: 2000, days: FILE_RAISE.days },
      },
    ])
  })

  test('ends a raise with the usual limit, and it ends by itself after its days', async () => {
    const { user, submit, hasSent } = await newSender()
    await hasSent('file-lines', 1998)
    await raise(user.id, 2000)
    expect((await submit(FILE)).status).toBe(201)
    await backend.db.rows(
      sql`update users set file_lines_until = now() - interval '1 second' where id = ${user.id}`,
    )
    expect((await submit(FILE)).status).toBe(429)
    await raise(user.id, 5000)
    expect((await submit(FILE)).status).toBe(201)
    const { answer } = await raise(user.id, 500)
    expect(answer.body).toEqual({ fileLimit: null })
    expect((await submit(FILE)).status).toBe(429)
    expect(await daysLeft(user.id)).toBeNull()
  })

  test.each([501, 50_000, 0, -1, '2000', null])(
    'cannot allow %j lines, which is not among the choices',
    async (lines) => {
      const { user } = await newSender()
      expect((await raise(user.id, lines)).answer.status).toBe(400)
      expect(await noted(user.id)).toEqual([])
    },
  )

  test('raises it for agents alone, and nobody else does', async () => {
    const owner = await makeUser(backend.db, 'Owner')
    expect((await raise(owner.id, 1000)).answer.body.code).toBe('changed')
    expect((await raise('nosuchaccount', 1000)).answer.body.code).toBe('account_missing')
    const { user } = await newSender()
    expect((await raise(user.id, 1000, 'Agent')).answer.status).toBe(403)
    expect([await noted(owner.id), await noted(user.id)]).toEqual([[], []])
  })
})

describe('What is left of a limit', () => {
  const quotaOf = async (email: string) =>
    (
      await ask(handlers.readFileQuota, {
        path: '/api/my/file-quota',
        cookie: (await login(email)).cookie,
      })
    ).body

  test('is said with the time from which more can be sent, and counts nothing', async () => {
    const { user, submit, hasSent, countOf } = await newSender()
    const all = { most: 500, left: 500, moreAt: null }
    expect(await quotaOf(user.email)).toEqual(all)
    await hasSent('file-lines', 498)
    await submit(FILE)
    const quota = await quotaOf(user.email)
    expect(quota).toEqual({ most: 500, left: 1, moreAt: expect.any(String) })
    const hours = (Date.parse(String(quota.moreAt)) - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(24, 0)
    expect(await countOf('file-lines')).toBe(499)
    await backend.db.rows(sql`
      update rate_limits set window_start = now() - interval '25 hours'
      where key = ${`file-lines:${user.id}`}`)
    expect(await quotaOf(user.email)).toEqual(all)
  })

  test('is what an agent without a confirmed address has, like anybody', async () => {
    const { user, hasSent } = await newSender('Agent', false)
    await hasSent('post', 61)
    expect(await quotaOf(user.email)).toMatchObject({ most: RATE_LIMITS.post.attempts, left: 0 })
  })
})

describe('A line of a file', () => {
  test('of an agent with a confirmed address counts for 500 a day, and by hand for 60 an hour as ever', async () => {
    const { submit, hasSent, countOf } = await newSender()
    await hasSent('post', RATE_LIMITS.post.attempts)
    await hasSent('file-lines', 499)
    expect((await submit(FILE)).status).toBe(201)
    const answer = await submit(FILE)
    expect([answer.status, answer.body]).toEqual([
      429,
      {
        code: 'too_many_attempts',
        message: tooOften(DAY_SECONDS / 60),
        retryAfter: DAY_SECONDS,
        requestId: expect.any(String),
      },
    ])
    expect(answer.headers.get('retry-after')).toBe(String(DAY_SECONDS))
    expect(await countOf('post')).toBe(RATE_LIMITS.post.attempts)
    expect((await submit(null)).status).toBe(429)
  })

  test('that changes a listing counts with the new ones', async () => {
    const { submit, edit, hasSent, countOf } = await newSender()
    const id = String((await submit(FILE)).body.id)
    await hasSent('edit', RATE_LIMITS.post.attempts)
    expect((await edit(id, FILE)).status).toBe(200)
    expect(await countOf('file-lines')).toBe(2)
    expect((await edit(id, null)).status).toBe(429)
  })

  test('that the server has already does not count, even when the day is used up', async () => {
    const { submit, hasSent, countOf } = await newSender()
    await hasSent('file-lines', 499)
    const submissionKey = newSubmissionKey()
    const sent = () => submit(FILE, { submissionKey, reference: 'A-1' })
    const { id } = (await sent()).body
    for (const answer of [await sent(), await sent()])
      expect([answer.status, answer.body.id]).toEqual([201, id])
    const other = await submit(FILE, { reference: 'a-1' })
    expect([other.body.code, other.body.listingId]).toEqual(['reference_taken', id])
    expect(await countOf('file-lines')).toBe(500)
  })

  test.each([
    ['an owner', 'Owner', true, tooOften(60)],
    ['a client', 'Client', true, tooOften(60)],
    ['an agent whose address is not confirmed', 'Agent', false, FILE_LIMIT_TEXTS.unconfirmed(60)],
  ] as const)('of %s counts like any listing', async (_, role, confirmed, message) => {
    const { submit, hasSent, countOf } = await newSender(role, confirmed)
    await hasSent('post', RATE_LIMITS.post.attempts - 1)
    expect((await submit(FILE)).status).toBe(201)
    const answer = await submit(FILE)
    expect([answer.status, answer.body.message]).toEqual([429, message])
    expect(await countOf('file-lines')).toBe(0)
  })

  test.each(['x'.repeat(65), 'short', 'UPPER-CASE-0123456', '<script>alert(1)</script>', 17])(
    'with the file id %j is refused',
    async (fileId) => {
      const answer = await (await newSender()).submit(fileId)
      expect([answer.status, answer.body.fields]).toEqual([400, { fileId: expect.any(String) }])
    },
  )
})

describe('A photo of a file', () => {
  test('of an agent with a confirmed address counts for 4,000 a day', async () => {
    const { upload, hasSent, countOf } = await newSender()
    await hasSent('upload', RATE_LIMITS.upload.attempts)
    await hasSent('file-photos', 3999)
    expect((await upload(FILE)).status).toBe(201)
    const answer = await upload(FILE)
    expect([answer.status, answer.body.retryAfter]).toEqual([429, DAY_SECONDS])
    expect((await upload(null)).status).toBe(429)
    expect(await countOf('upload')).toBe(RATE_LIMITS.upload.attempts + 1)
  })

  test('takes no room from the photos of the posting form, and they take none from it', async () => {
    const { user, upload } = await newSender()
    for (let i = 0; i < PHOTO_LIMITS.unusedPerUser; i++) await makePhotoRow(backend.db, user)
    expect((await upload(FILE)).status).toBe(201)
    expect((await upload(null)).body.code).toBe('photo_quota')
    await backend.db.rows(sql`delete from images where user_id = ${user.id} and file_id is null`)
    await moreOfFiles(user.id, PHOTO_LIMITS.unusedOfFiles - 1)
    expect((await upload(FILE)).body.code).toBe('photo_quota')
    expect((await upload(null)).status).toBe(201)
  })

  test('is erased like any unused one, if no line comes', async () => {
    const { user, upload } = await newSender()
    const { id } = (await upload(FILE)).body
    const row = await backend.db.row<{ days: number; fileId: string }>(sql`
      select round(extract(epoch from erase_after - now()) / 86400)::int as days,
        file_id as "fileId"
      from images
      where id = ${String(id)} and user_id = ${user.id}`)
    expect(row).toEqual({ days: LISTING_DAYS.unusedPhotos, fileId: FILE })
  })

  test('at the end of its room: of many uploads at once only as many are stored as there is room', async () => {
    const { user } = await newSender()
    await moreOfFiles(user.id, PHOTO_LIMITS.unusedOfFiles - 3)
    const picture = await cameraFile(240, 200, 1)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => uploadPhoto(backend, user, picture, FILE)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test.each([
    ['an owner', 'Owner', true],
    ['an agent whose address is not confirmed', 'Agent', false],
  ] as const)('of %s is a photo like any other', async (_, role, confirmed) => {
    const { user, upload, countOf } = await newSender(role, confirmed)
    for (let i = 0; i < PHOTO_LIMITS.unusedPerUser - 1; i++) await makePhotoRow(backend.db, user)
    expect((await upload(FILE)).status).toBe(201)
    expect((await upload(FILE)).body.code).toBe('photo_quota')
    expect([await countOf('upload'), await countOf('file-photos')]).toEqual([2, 0])
    expect(
      await backend.db.rows(
        sql`select 1 from images where user_id = ${user.id} and file_id is not null`,
      ),
    ).toEqual([])
  })

  test('with a malformed id of a file is refused before it is decoded', async () => {
    const { upload, countOf } = await newSender()
    expect((await upload('x'.repeat(5000))).status).toBe(400)
    expect(await countOf('file-photos')).toBe(0)
  })
})

const moreOfFiles = (userId: string, count: number) =>
  backend.db.rows(sql`
    insert into images (
      id, key, user_id, width, height, bytes, placeholder, content_hash, file_id, erase_after
    )
    select md5(${userId} || n), 'property_images/' || md5(${userId} || n) || '-photo', ${userId},
      1600, 1200, 1000, 'data:,', md5(n::text), ${FILE}, now() + interval '7 days'
    from generate_series(1, ${count}::int) n`)

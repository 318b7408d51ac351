import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { CONTENT_FIELD_TEXTS as texts } from '#english/content/texts'
import { photoPath } from '../../contract/paths.ts'
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../../domain/content/fields.ts'
import { type Entry, entrySchemas } from '../../domain/content/schema.ts'
import { validate } from '../../domain/text/validate.ts'
import { makeEntry } from '../../test/support/data/entries.ts'
import { makePhotoRow, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { logLinesOf } from '../../test/support/http/log-lines.ts'
import { entryFields } from '../../test/support/structure/entry-fields.ts'
import { readSnapshot } from '../build.ts'
import { createEntry, readEntries, removeEntry, updateEntry } from './entries.ts'
import { noteProjectSeen } from './register.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')

const revision = async () => (await readSnapshot(backend.db)).revision
const add = (kind: EntryKind, over: object = {}, submissionKey = newSubmissionKey()) =>
  createEntry(backend, admin, {
    collection: kind,
    fields: { ...entryFields[kind], ...over },
    submissionKey,
  } as Entry & { submissionKey: string })
const change = (collection: EntryKind, id: string, version: number, over: object = {}) =>
  updateEntry(backend, admin, id, {
    collection,
    fields: { ...entryFields[collection], ...over },
    version,
  } as Entry & { version: number })
const problems = (kind: EntryKind, over: object) => {
  const result = validate<unknown>(entrySchemas[kind], { ...entryFields[kind], ...over })
  return result.ok ? {} : result.fields
}

describe.each(COLLECTIONS)('The admins’ %s', (collection) => {
  test('are stored as they were written, read newest first, and each change requests a build', async () => {
    const before = await revision()
    await makeEntry(backend.db, admin, collection)
    const newer = await makeEntry(backend.db, admin, collection)
    expect((await readEntries(backend.db, collection))[0]).toMatchObject({
      id: newer.id,
      fields: entryFields[collection],
    })
    expect(await revision()).toBe(before + 2)
  })

  test('are added once, however often the button is pressed', async () => {
    const key = newSubmissionKey()
    const before = await revision()
    const results = await Promise.all([
      add(collection, {}, key),
      add(collection, {}, key),
      add(collection, {}, key),
    ])
    expect(new Set(results.map((result) => result.ok && result.value.id)).size).toBe(1)
    expect(await revision()).toBe(before + 1)
  })

  test('are changed only in the version that was read', async () => {
    const { id, version } = await makeEntry(backend.db, admin, collection)
    const before = await revision()
    const changed = await change(collection, id, version)
    expect(changed).toMatchObject({ ok: true })
    expect(await change(collection, id, version)).toMatchObject({ ok: false, code: 'changed' })
    expect(await change(collection, id, changed.ok ? changed.value.version : 0)).toMatchObject({
      ok: true,
    })
    expect(await revision()).toBe(before + 2)
  })

  test('are deleted once', async () => {
    const { id } = await makeEntry(backend.db, admin, collection)
    const before = await revision()
    expect(await removeEntry(backend, admin, collection, id)).toEqual({ ok: true, value: { id } })
    expect(await removeEntry(backend, admin, collection, id)).toMatchObject({
      ok: false,
      code: 'not_found',
    })
    expect(await revision()).toBe(before + 1)
  })

  test('are logged once each: who added, changed and deleted which entry', async () => {
    const submissionKey = newSubmissionKey()
    let id = ''
    const lines = await logLinesOf(async () => {
      const created = await add(collection, {}, submissionKey)
      await add(collection, {}, submissionKey)
      if (!created.ok) throw new Error(created.code)
      id = created.value.id
      const version =
        (await readEntries(backend.db, collection)).find((entry) => entry.id === id)?.version ?? 0
      await change(collection, id, version)
      await change(collection, id, version)
      await removeEntry(backend, admin, collection, id)
      await removeEntry(backend, admin, collection, id)
    })
    const acts = ['created', 'changed', 'removed'].map((act) => ({
      event: 'content changed',
      details: { collection, act },
    }))
    expect(
      await backend.db.rows(
        sql`select event, details from audit_log where subject_id = ${id} and actor_id = ${admin.id} order by id`,
      ),
    ).toEqual(acts)
    expect(lines).toMatchObject(acts.map((act) => ({ ...act, actorId: admin.id, subjectId: id })))
  })
})

describe('Pictures of entries', () => {
  const row = (id: string) =>
    backend.db.row<{ site: boolean; due: string | null }>(
      sql`select is_site as site, erase_after as due from images where id = ${id}`,
    )
  const upload = async (user = admin) => {
    const id = await makePhotoRow(backend.db, user)
    const { key = '' } =
      (await backend.db.row<{ key: string }>(sql`select key from images where id = ${id}`)) ?? {}
    return { id, address: photoPath(key, 640) }
  }

  test.each([
    ['projectExplore', 'imageUrls'],
    ['postedProject', 'imageUrls'],
    ['newlyProject', 'imageUrls'],
    ['postedLaunch', 'imageUrls'],
    ['comingSoon', 'image'],
  ] as const)('uploaded for %s become pictures of the site', async (kind, field) => {
    const { id, address } = await upload()
    expect(await add(kind, { [field]: field === 'image' ? address : [address] })).toMatchObject({
      ok: true,
    })
    expect(await row(id)).toEqual({ site: true, due: null })
  })

  test('that are erased or belong to somebody else are refused, and nothing is stored', async () => {
    const { id, address } = await upload(await makeUser(backend.db))
    const before = await revision()
    expect(await add('comingSoon', { image: address })).toMatchObject({
      ok: false,
      code: 'photo_missing',
    })
    expect(
      await add('comingSoon', { image: '/property_images/nosuchphoto-x/640.webp' }),
    ).toMatchObject({ ok: false, code: 'photo_missing' })
    expect(await row(id)).toMatchObject({ site: false })
    expect(await revision()).toBe(before)
  })

  test('that no entry shows will be erased', async () => {
    const first = await upload()
    const second = await upload()
    const created = await add('projectExplore', { imageUrls: [first.address, second.address] })
    const shared = await add('comingSoon', { image: first.address })
    if (!created.ok || !shared.ok) throw new Error('The entries were refused.')
    const version =
      (await readEntries(backend.db, 'projectExplore')).find(({ id }) => id === created.value.id)
        ?.version ?? 0
    expect(
      await change('projectExplore', created.value.id, version, { imageUrls: [] }),
    ).toMatchObject({ ok: true })
    expect([await row(first.id), await row(second.id)]).toEqual([
      { site: true, due: null },
      { site: false, due: expect.any(Object) },
    ])
    await removeEntry(backend, admin, 'comingSoon', shared.value.id)
    expect(await row(first.id)).toMatchObject({ site: false })
  })
})

describe('The required fields of an entry', () => {
  test('each example is complete', () => {
    for (const kind of ENTRY_KINDS) expect(problems(kind, {}), kind).toEqual({})
  })

  test('a coming-soon entry without a type gets the error: Please select a property type!', () => {
    expect(problems('comingSoon', { propertyType: '' })).toEqual({
      propertyType: 'Please select a property type!',
    })
  })

  test.each(COLLECTIONS)('the admins’ form for %s requires every input', (collection) => {
    for (const [field, value] of Object.entries(entryFields[collection]))
      for (const missing of [undefined, ...(Array.isArray(value) ? [[]] : [])])
        expect(Object.keys(problems(collection, { [field]: missing })), field).toContain(field)
  })

  test('missing answers are reported', () => {
    expect(problems('newlyProject', { amenities: [], imageUrls: [] })).toEqual({
      amenities: texts.amenities,
      imageUrls: texts.picturesMissing,
    })
    expect([
      problems('projectExplore', { imageUrls: [] }),
      problems('cityData', { amenities: [] }),
    ]).toEqual([{ imageUrls: texts.picturesMissing }, { amenities: texts.amenities }])
  })

  test('but a plot needs no floors and furniture', () => {
    expect(
      problems('newlyProject', {
        propertyType: 'Plot/Land',
        furnishing: null,
        floorNumber: null,
        totalFloors: null,
      }),
    ).toEqual({})
  })

  test.each([
    [
      'postedLaunch',
      'newlyProject',
      { furnishing: null, facingType: null, amenities: [], imageUrls: [] },
    ],
    ['postedProject', 'projectExplore', { imageUrls: [] }],
  ] as const)(
    'a %s of the posting form leaves open what a listing may leave open, and is noted as one of %s',
    async (kind, collection, open) => {
      expect(await add(kind)).toMatchObject({ ok: true })
      expect(
        await backend.db.rows(sql`select details from audit_log order by id desc limit 1`),
      ).toEqual([{ details: { collection, act: 'created' } }])
      expect((await readEntries(backend.db, collection))[0]?.fields).toMatchObject(open)
    },
  )

  test('a price range has its lower end first', () => {
    expect(problems('cityData', { priceMin: 9_000_000 })).toEqual({ priceMax: texts.priceOrder })
  })

  test('a picture has to be one of this site', () => {
    for (const image of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      '/art/../x.svg',
      'javascript:alert(1)',
      '/a b.png',
    ])
      expect(problems('comingSoon', { image }), image).toEqual({ image: texts.picture })
  })
})

describe('What a project states of its registration', () => {
  const NUMBER = 'UPRERAPRJ12345'
  const stored = async (id: string) =>
    (await readEntries(backend.db, 'projectExplore')).find((entry) => entry.id === id)

  test('is optional, with a link to an authority only', () => {
    expect(problems('projectExplore', { reraLink: 'https://www.up-rera.in/View?id=1' })).toEqual({})
    for (const reraLink of ['https://evil.example/', 'http://up-rera.in/', 'https:up-rera.in'])
      expect(Object.keys(problems('newlyProject', { reraLink }))).toEqual(['reraLink'])
    expect(problems('newlyProject', { collectionAccount: 'SBI 98765432101' })).toEqual({})
    expect(Object.keys(problems('postedLaunch', { reraExempt: 'demo' }))).toEqual(['reraExempt'])
  })

  test('was seen on the register as long as the number is the same', async () => {
    const { id } = await makeEntry(backend.db, admin, 'projectExplore', { reraNumber: NUMBER })
    const before = await revision()
    expect(await noteProjectSeen(backend, admin, 'projectExplore', id, 'other')).toMatchObject({
      code: 'changed',
    })
    expect((await stored(id))?.reraSeenAt).toBeNull()
    expect(await noteProjectSeen(backend, admin, 'projectExplore', id, NUMBER)).toMatchObject({
      ok: true,
    })
    expect(await revision()).toBe(before + 1)
    const version = (await stored(id))?.version ?? 0
    await change('projectExplore', id, version, { reraNumber: NUMBER, city: 'Kanpur' })
    const kept = await stored(id)
    expect(kept?.reraSeenAt).toBeTruthy()
    await change('projectExplore', id, kept?.version ?? 0, { reraNumber: 'UPRERAPRJ1' })
    expect((await stored(id))?.reraSeenAt).toBeNull()
  })

  test('is asked of projects and launches only', async () => {
    const { id } = await makeEntry(backend.db, admin, 'comingSoon')
    expect(await noteProjectSeen(backend, admin, 'comingSoon', id, NUMBER)).toMatchObject({
      code: 'not_found',
    })
  })

  test('stays that of the demo until a number or a reason is given', async () => {
    const { id } = await makeEntry(backend.db, admin, 'projectExplore')
    await backend.db.rows(sql`update project_explore set rera_exempt = 'demo' where id = ${id}`)
    const save = async (over: object) => {
      await change('projectExplore', id, (await stored(id))?.version ?? 0, over)
      return (await stored(id))?.fields.reraExempt
    }
    expect(await save({ city: 'Kanpur' })).toBe('demo')
    expect(await save({ reraExempt: 'Small project' })).toBe('Small project')
    expect(await save({})).toBeNull()
  })
})

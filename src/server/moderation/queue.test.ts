import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import type { Desk } from '../../contract/moderation.ts'
import { FIELD_NAMES } from '../../domain/listing/fields.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import {
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
} from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { createListing } from '../listing/create.ts'
import { editListing } from '../listing/edit.ts'
import { rejectEdit, rejectListing, unpublishListing } from './decide.ts'
import { readDesk, readPrices } from './desk.ts'
import { undoDecision } from './undo.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const owner = setUpUser(backend, 'Owner', 'Asha')
const agent = setUpUser(backend, 'Agent', 'Vikram')
let cookie: string
beforeAll(async () => {
  cookie = (await login(admin.email)).cookie
  for (const locality of ['Aliganj', 'Hazratganj', 'Indira Nagar'])
    await makePending(backend.db, owner, { locality, price: 7_000_000 })
  await makePending(backend.db, agent, {
    city: 'Noida',
    locality: 'Sector 62',
    listingType: 'Rent',
    price: 20_000,
  })
  await makePending(backend.db, agent, {
    city: 'Noida',
    locality: 'Sector 18',
    propertyCategory: 'Commercial',
    propertyType: 'Office',
    bedrooms: null,
  })
})

const request = (filter: Record<string, string>) =>
  ask(handlers.readDesk, { path: `/api/moderation${queryOf(filter)}`, cookie })
const read = async (filter: Record<string, string> = {}) =>
  (await request(filter)).body as unknown as Desk
const places = async (filter: Record<string, string>) =>
  (await read(filter)).queue.map(({ locality }) => locality)

describe('The queue', () => {
  test('is filtered by city, types, role and words', async () => {
    expect(await places({ city: 'Noida' })).toEqual(['Sector 62', 'Sector 18'])
    expect(await places({ listingType: 'Rent' })).toEqual(['Sector 62'])
    expect(await places({ propertyType: 'Office' })).toEqual(['Sector 18'])
    expect(await places({ role: 'Owner', q: 'NAGAR indira' })).toEqual(['Indira Nagar'])
    expect(await places({ q: 'vikram' })).toEqual(['Sector 62', 'Sector 18'])
    expect(await places({ q: '% _' })).toEqual([])
  })

  test('counts the matches of each filter value, with the other filters unchanged', async () => {
    const { facets, matching } = await read({ city: 'Noida' })
    expect(matching).toBe(2)
    expect(facets.city).toEqual({ Lucknow: 3, Noida: 2 })
    expect(facets.listingType).toEqual({ Rent: 1, Sell: 1 })
    expect(facets.role).toEqual({ Agent: 2 })
    expect((await read({ city: 'Noida', role: 'Owner' })).facets.city).toEqual({ Lucknow: 3 })
  })

  test('counts all that wait, and returns as many as requested', async () => {
    const first = await read({ most: '2' })
    expect([first.queue.length, first.matching, first.counts.pending]).toEqual([2, 5, 5])
    expect(await places({ most: '4' })).toEqual([
      'Aliganj',
      'Hazratganj',
      'Indira Nagar',
      'Sector 62',
    ])
  })

  test('refuses an unknown filter value', async () => {
    for (const filter of [
      { city: 'Mumbai' },
      { most: '0' },
      { most: '1e9' },
      { hints: 'no' },
      { q: 'x'.repeat(81) },
    ]) {
      const answer = await request(filter as unknown as Record<string, string>)
      expect([answer.status, answer.body.code], JSON.stringify(filter)).toEqual([400, 'invalid'])
    }
  })

  test('marks all that was sent before anything of its poster’s was decided, and nothing sent later', async () => {
    const newcomers = () => places({ newcomer: 'yes', q: 'vikram' })
    const batch = await newcomers()
    expect(batch).toEqual(['Sector 62', 'Sector 18'])
    const decided = await makePending(backend.db, agent, { locality: 'Sector 1', city: 'Varanasi' })
    const approved = await makePending(backend.db, agent, { locality: 'Assi', city: 'Varanasi' })
    await rejectIt(decided)
    await openAndApprove(backend, admin, approved, 1)
    expect(await newcomers()).toEqual(batch)
    const later = await makePending(backend.db, agent, { locality: 'Sigra', city: 'Varanasi' })
    expect(await newcomers()).toEqual(batch)
    expect((await read({ q: later })).queue[0]).toMatchObject({ newcomer: false })
    await rejectIt(later)
  })
})

describe('The day of an admin', () => {
  test('counts the own decisions that stand, and says since when the oldest entry waits', async () => {
    const meera = await makeUser(backend.db, 'Admin', 'Meera the second')
    const { today } = await readDesk(backend, undefined, meera)
    expect(today.decided).toBe(0)
    const ids = await Promise.all(
      [1, 2, 3].map((n) => makePending(backend.db, owner, { locality: `Kaiserbagh ${n}` })),
    )
    const [first = '', second = '', third = ''] = ids
    await backend.db.rows(
      sql`update properties set created_at = now() - interval '26 hours' where id = ${third}`,
    )
    const rejected = await rejectListing(backend, meera, first, 1, 'Of another flat.')
    await rejectListing(backend, meera, second, 1, 'Of another flat.')
    await rejectListing(backend, admin, third, 1, 'Of another flat.')
    expect((await readDesk(backend, undefined, meera)).today).toEqual({
      decided: 2,
      oldest: today.oldest,
    })
    await undoDecision(backend, meera, rejected.ok ? rejected.value.decisionId : '')
    expect((await readDesk(backend, undefined, meera)).today.decided).toBe(1)
    await backend.db.rows(sql`alter table moderation_log disable trigger all`)
    await backend.db.rows(
      sql`update moderation_log set decided_at = now() - interval '1 day' where admin_id = ${meera.id}`,
    )
    await backend.db.rows(sql`alter table moderation_log enable trigger all`)
    expect((await readDesk(backend, undefined, meera)).today.decided).toBe(0)
  })
})

async function rejectIt(id: string): Promise<void> {
  await rejectListing(backend, admin, id, 1, 'The photos are of another flat.')
}

describe('Hints in the queue', () => {
  const hintsOf = async (id: string) =>
    (await read()).queue.find((listing) => listing.id === id)?.hints

  test('mark a listing that resembles a pending or approved one', async () => {
    const place = { city: 'Varanasi', locality: 'Sigra', plotArea: 1000, price: 5_000_000 } as const
    const published = await makePending(backend.db, owner, place)
    expect(await hintsOf(published)).toEqual([])
    await openAndApprove(backend, admin, published, 1)
    const near = await makePending(backend.db, agent, {
      ...place,
      locality: 'SIGRA',
      plotArea: 1050,
      price: 4_500_000,
    })
    expect(await hintsOf(near)).toEqual(['duplicate'])
    const other = await makePending(backend.db, agent, { ...place, locality: 'Lanka' })
    const third = await makePending(backend.db, agent, { ...place, locality: 'Lanka' })
    expect(await hintsOf(other)).toEqual(['duplicate'])
    expect(await places({ hints: 'yes', city: 'Varanasi' })).toEqual(['SIGRA', 'Lanka', 'Lanka'])
    await rejectIt(third)
    expect(await hintsOf(other)).toEqual([])
  })

  test('mark a value outside its bounds, confirmed or not, and a RERA number of another form', async () => {
    const place = { city: 'Kanpur', locality: 'Kidwai Nagar' } as const
    const odd = await makePending(backend.db, owner, { ...place, plotArea: 2 })
    const rera = await makePending(backend.db, agent, { ...place, reraNumber: 'XYZ-1' })
    await makePending(backend.db, agent, { ...place, plotArea: 900, reraNumber: 'UPRERAPRJ12345' })
    expect([await hintsOf(odd), await hintsOf(rera)]).toEqual([['odd'], ['rera']])
    const marked = await read({ hints: 'yes', city: 'Kanpur' })
    expect(marked.queue.map(({ id }) => id)).toEqual([odd, rera])
    expect([marked.matching, marked.facets.hints]).toEqual([2, { yes: 2 }])
    expect(marked.queue.map(({ marks }) => marks)).toEqual([
      [{ mark: '2 sq ft: confirmed', sentence: 'The poster confirmed 2 sq ft.' }],
      [],
    ])
  })

  test('mark a locality that is known in another city only, and keep the word of the poster', async () => {
    const place = { city: 'Noida', locality: 'Gomti Nagar' } as const
    const odd = await makePending(backend.db, owner, place)
    const found = (await read({ hints: 'yes', city: 'Noida' })).queue.find(({ id }) => id === odd)
    expect(found).toMatchObject({
      hints: ['place'],
      marks: [{ mark: 'In Noida: confirmed' }],
      confirmed: ['locality'],
    })
  })

  test('mark a change by the values that it would bring', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner, { reraNumber: 'XYZ-1' })
    const { queue } = await read({ hints: 'yes', q: id })
    expect(queue.map(({ edit, hints }) => [edit?.listingId, hints.includes('rera')])).toEqual([
      [listingId, true],
    ])
  })

  test('mark a photo that another listing has, in any city', async () => {
    const [one, two] = [
      await makePhotoRow(backend.db, owner),
      await makePhotoRow(backend.db, agent),
    ]
    await makePending(backend.db, owner, { city: 'Kanpur', locality: 'Civil Lines' }, [one])
    const copy = await makePending(
      backend.db,
      agent,
      { city: 'Gurugram', locality: 'Sector 29', price: 90_000_000 },
      [two],
    )
    expect(await hintsOf(copy)).toEqual([])
    await backend.db.rows(
      sql`update images set content_hash = (select content_hash from images where id = ${one}) where id = ${two}`,
    )
    expect(await hintsOf(copy)).toEqual(['picture'])
  })

  test('mark no picture of the same home that its poster posts again, but of another home', async () => {
    const home = { city: 'Varanasi', locality: 'Nadesar', plotArea: 700 } as const
    const photos = await Promise.all([1, 2, 3].map(() => makePhotoRow(backend.db, agent)))
    const [first = '', again = '', other = ''] = photos
    await makePending(backend.db, agent, home, [first])
    const repost = await makePending(backend.db, agent, home, [again])
    const elsewhere = await makePending(backend.db, agent, { ...home, plotArea: 1900 }, [other])
    await backend.db.rows(
      sql`update images set content_hash = 'one hall' where id in (${first}, ${again}, ${other})`,
    )
    expect([await hintsOf(repost), await hintsOf(elsewhere)]).toEqual([
      ['duplicate', 'picture'],
      ['picture'],
    ])
    await backend.db.rows(sql`update images set content_hash = 'another' where id = ${other}`)
    expect([await hintsOf(repost), await hintsOf(elsewhere)]).toEqual([['duplicate'], []])
  })

  test('mark a change that brings a picture of another listing', async () => {
    const [one, two] = [
      await makePhotoRow(backend.db, owner),
      await makePhotoRow(backend.db, agent),
    ]
    await backend.db.rows(
      sql`update images set content_hash = 'a stair' where id in (${one}, ${two})`,
    )
    await makePending(backend.db, owner, { city: 'Kanpur', locality: 'Swaroop Nagar' }, [one])
    const { id } = await makeEdit(backend.db, agent, { plotArea: 1500 })
    expect(await hintsOf(id)).not.toContain('picture')
    await backend.db.rows(sql`update property_edits set photo_ids = array[${two}] where id = ${id}`)
    expect(await hintsOf(id)).toContain('picture')
  })

  test('mark an unusual price, if there are at least five approved listings to compare', async () => {
    const like = { city: 'Gurugram', listingType: 'Rent', plotArea: 1000 } as const
    const expensive = await makePending(backend.db, owner, {
      ...like,
      locality: 'DLF',
      price: 90_000,
    })
    for (const [i, price] of [20_000, 21_000, 22_000, 23_000].entries())
      await openAndApprove(
        backend,
        admin,
        await makePending(backend.db, owner, { ...like, locality: `Sector ${i}`, price }),
        1,
      )
    expect(await hintsOf(expensive)).toEqual([])
    await openAndApprove(
      backend,
      admin,
      await makePending(backend.db, owner, { ...like, locality: 'Sector 9', price: 24_000 }),
      1,
    )
    expect(await hintsOf(expensive)).toEqual(['price'])
    const usual = await makePending(backend.db, owner, {
      ...like,
      locality: 'Sohna',
      price: 26_000,
    })
    expect(await hintsOf(usual)).toEqual([])
  })
})

describe('A file in the queue', () => {
  const fileId = newSubmissionKey()
  const line = async (poster: SessionUser, price: number, file = fileId) => {
    const result = await createListing(backend, poster, {
      fields: listingFields({ price }),
      photoIds: [],
      confirmed: FIELD_NAMES,
      submissionKey: newSubmissionKey(),
      fileId: file,
    })
    return result.ok ? result.value.id : ''
  }
  let [sender, stranger, other]: SessionUser[] = []
  let [lines, single, late]: [string[], string, string] = [[], '', '']
  const only = async (over: Record<string, string> = {}) =>
    (await read({ q: 'filed', ...over })).queue
  beforeAll(async () => {
    const named = (name: string) => makeUser(backend.db, 'Agent', `Filed ${name}`)
    ;[sender, stranger, other] = [await named('One'), await named('Two'), await named('Three')]
    lines = [await line(sender, 5_000_000)]
    single = await makePending(backend.db, other, { price: 6_000_000 })
    for (let i = 1; i < 40; i++) lines.push(await line(sender, 5_000_000 + i))
    late = await makePending(backend.db, other, { price: 6_100_000 })
  })

  test('takes one place, that of its oldest line, and gives two of its lines', async () => {
    const queue = await only()
    expect(queue.map(({ id }) => id)).toEqual([lines[0], lines[1], single, late])
    expect(queue[0]?.file).toEqual({
      id: `${sender?.id}-${fileId}`,
      lines: 40,
      hinted: expect.any(Number),
      opened: 0,
    })
    expect(queue.map(({ file }) => file?.lines ?? null)).toEqual([40, 40, null, null])
    expect((await read({ q: 'filed' })).matching).toBe(42)
    expect((await only({ most: '2' })).map(({ id }) => id)).toEqual([lines[0], lines[1], single])
  })

  test('gives its lines together where it is asked for, up to the requested number', async () => {
    const file = `${sender?.id}-${fileId}`
    expect((await only({ file })).map(({ id }) => id)).toEqual([...lines, single, late])
    const some = await only({ file, most: '10' })
    expect(some.map(({ id }) => id)).toEqual([...lines.slice(0, 10), single, late])
  })

  test('counts what matches the filters, and is a listing like others where that is one line', async () => {
    const { queue } = await read({ q: `filed ${lines[3]}` })
    expect(queue.map(({ id, file }) => [id, file])).toEqual([[lines[3], null]])
  })

  test('is another one for each user, whatever id it was sent with', async () => {
    const theirs = [await line(stranger as SessionUser, 5), await line(stranger as SessionUser, 6)]
    const ids = new Set((await only()).map(({ file }) => file?.id))
    expect(ids).toEqual(
      new Set([`${sender?.id}-${fileId}`, `${stranger?.id}-${fileId}`, undefined]),
    )
    expect((await only()).map(({ id }) => id)).toEqual([
      lines[0],
      lines[1],
      single,
      late,
      ...theirs,
    ])
  })

  test('has changes of published listings beside new ones, also after an undo', async () => {
    const id = lines[0] ?? ''
    await openAndApprove(backend, admin, id, 1)
    await editListing(backend, sender as SessionUser, id, {
      fields: listingFields({ price: 4_900_000, plotArea: 1400 }),
      photoIds: [],
      version: 2,
      fileId,
    })
    const change = async () =>
      (await only({ file: `${sender?.id}-${fileId}` })).find(({ edit }) => edit?.listingId === id)
    expect((await change())?.file?.lines).toBe(40)
    const undo = async (decided: { ok: boolean; value?: { decisionId?: string } }) =>
      undoDecision(backend, admin, decided.value?.decisionId ?? '')
    const { id: editId = '', version = 0 } = (await change()) ?? {}
    await undo(await rejectEdit(backend, admin, editId, version, 'The price is too low.'))
    expect((await change())?.file?.lines).toBe(40)
    await undo(await unpublishListing(backend, admin, id, 2, 'It is of another flat.'))
    expect((await change())?.file?.lines).toBe(40)
  })

  test('that is none is refused in an address', async () => {
    for (const file of ['x', `${sender?.id}-${'x'.repeat(65)}`, "'; drop table users"])
      expect((await request({ file })).status).toBe(400)
  })
})

describe('A change of the price alone', () => {
  const changed = async (over: Partial<ListingFields>) =>
    (await makeEdit(backend.db, owner, over)).id
  const prices = async () => (await readPrices(backend, admin)).changes

  test('waits in a list of its own with what is published, and is counted beside the queue', async () => {
    const before = (await read()).counts
    const alone = await changed({ price: 7_500_000 })
    const more = await changed({ price: 7_500_000, plotArea: 1400 })
    const listed = await prices()
    expect([alone, more].map((id) => listed.some((one) => one.id === id))).toEqual([true, false])
    expect(listed.find(({ id }) => id === alone)).toMatchObject({
      price: 7_500_000,
      readAt: null,
      file: null,
      edit: { fields: { price: 7_200_000 } },
    })
    const { counts } = await read()
    expect([counts.prices, counts.pending]).toEqual([before.prices + 1, before.pending + 1])
    const queued = (await read({ most: '1000' })).queue.map(({ id }) => id)
    expect([queued.includes(alone), queued.includes(more)]).toEqual([false, true])
  })

  test('has the hints and marks of what it would publish', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 7_500_000 })
    // From before the question was asked.
    await backend.db.rows(
      sql`update property_edits set fields = fields || '{"price": 85}' where property_id = ${listingId}`,
    )
    const found = (await prices()).find((one) => one.id === id)
    expect(found?.hints).toContain('odd')
    expect(found?.marks).toHaveLength(1)
  })
})

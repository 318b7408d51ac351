import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { shortlistChangesSchema, shortlistNoteSchema } from '../../domain/shortlist/schema.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { endOwnLink, readSharedShortlist, shareOwnShortlist } from './link.ts'
import { changeOwnShortlist, noteOn, readOwnShortlist } from './own.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
let asha: SessionUser
beforeEach(async () => {
  asha = await makeUser(backend.db, 'Client', 'Asha')
})

const idOf = (n: number) => `listing${String(n).padStart(5, '0')}`
const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ id: idOf(from + n), name: `House ${from + n}` }))
const save = (add: { id: string; name: string }[], remove: string[] = [], user = asha) =>
  changeOwnShortlist(backend, user, { add, remove })
async function own(user = asha) {
  const list = await readOwnShortlist(backend, user)
  return list.ok ? list.value.items : []
}
const idsOf = async (user = asha) => (await own(user)).map(({ id }) => id)

describe('A shortlist', () => {
  test('keeps its entries in order, and saving one twice changes nothing', async () => {
    await save(some(3))
    await save(some(3))
    await save([...some(1), ...some(1, 3), ...some(1, 3)])
    expect(await idsOf()).toEqual([0, 1, 2, 3].map(idOf))
  })

  test('stores the price of a listing that was public when it was saved', async () => {
    const [open, closed] = [
      await makePublished(backend.db, owner, { price: 7_200_000 }),
      await makePending(backend.db, owner),
    ]
    await save([open, closed].map((id) => ({ id, name: 'Bela Vista' })))
    expect((await own()).map(({ price }) => price)).toEqual([7_200_000, null])
  })

  test('loses removed entries, of its own account only', async () => {
    const bina = await makeUser(backend.db, 'Client')
    await save(some(2))
    await save(some(2), [], bina)
    await save([], [idOf(0), idOf(77)])
    expect([await idsOf(), await idsOf(bina)]).toEqual([[idOf(1)], [idOf(0), idOf(1)]])
  })

  test('has a limit, also with many devices at once', async () => {
    const calls = Array.from({ length: 6 }, (_, n) => save(some(50, n * 50)))
    await Promise.all(calls)
    expect(await idsOf()).toHaveLength(SHORTLIST_LIMITS.perAccount)
    await save([], [(await idsOf())[0] ?? ''])
    await save(some(1, 900))
    expect((await idsOf()).at(-1)).toBe(idOf(900))
  })

  test('keeps a note on an entry, also when it is saved again', async () => {
    await save(some(1))
    expect((await noteOn(backend, asha, idOf(0), '<b>See it</b> on Sunday')).ok).toBe(true)
    await save(some(1))
    expect(await own()).toMatchObject([{ note: '<b>See it</b> on Sunday' }])
    expect(await noteOn(backend, asha, idOf(1), 'Nothing')).toMatchObject({ code: 'not_found' })
    expect(await noteOn(backend, owner, idOf(0), 'Mine')).toMatchObject({ code: 'not_found' })
  })

  test('is deleted with its account', async () => {
    await save(some(1))
    await shareOwnShortlist(backend, asha, { notes: true, name: true })
    await backend.db.rows(sql`delete from users where id = ${asha.id}`)
    expect(await own()).toEqual([])
  })
})

describe('The request of a device', () => {
  const add = (name: unknown) =>
    shortlistChangesSchema.safeParse({ add: [{ id: idOf(1), name }], remove: [] })
  test('is saved without an invalid name', () => {
    for (const bad of ['x'.repeat(81), 'a\u0000b', 7, null, undefined])
      expect(add(bad).data?.add).toEqual([{ id: idOf(1), name: '' }])
  })
  test('is refused where it is not a list of ids, or too long', () => {
    const bodies = [
      { add: [{ id: '../etc', name: '' }], remove: [] },
      { add: some(SHORTLIST_LIMITS.perCall + 1), remove: [] },
      { add: [], remove: ["'; drop table shortlist"] },
    ]
    for (const body of bodies) expect(shortlistChangesSchema.safeParse(body).success).toBe(false)
  })
  test('may contain a note up to a maximum length, without invisible characters', () => {
    const takes = (note: string) => shortlistNoteSchema.safeParse({ note }).success
    expect([500, 501].map((length) => takes('x'.repeat(length)))).toEqual([true, false])
    expect(takes('a\u202Eb')).toBe(false)
  })
})

describe('The link to a shortlist', () => {
  const read = (secret: string) => readSharedShortlist(backend.db, secret)
  async function share(choice = { notes: false, name: false }) {
    const made = await shareOwnShortlist(backend, asha, choice)
    if (!made.ok) throw new Error('No link was made.')
    return made.value.secret
  }

  test('shows the public listings, the newest entry first, and the number of the others', async () => {
    const first = await makePublished(backend.db, owner)
    const last = await makePublished(backend.db, owner)
    const waiting = await makePending(backend.db, owner)
    for (const id of [first, waiting, idOf(1), last]) await save([{ id, name: 'Secret name' }])
    await noteOn(backend, asha, first, 'Too dear')
    const shared = await read(await share())
    expect(shared?.listings.map(({ listing, note }) => [listing.id, note])).toEqual([
      [last, ''],
      [first, ''],
    ])
    expect(shared).toMatchObject({ by: null, gone: 2 })
    expect(JSON.stringify(shared)).not.toMatch(/Secret name|Too dear|Asha/)
  })

  test('shows notes and name if its owner has chosen that, until it is changed', async () => {
    const id = await makePublished(backend.db, owner)
    await save([{ id, name: '' }])
    await noteOn(backend, asha, id, 'Too dear')
    const secret = await share({ notes: true, name: true })
    expect(await read(secret)).toMatchObject({ by: asha.name, listings: [{ note: 'Too dear' }] })
    expect(await share()).toBe(secret)
    expect(await read(secret)).toMatchObject({ by: null, listings: [{ note: '' }] })
  })

  test('opens nothing once it is ended or while its owner is disabled; a new link has another secret', async () => {
    const secret = await share()
    await endOwnLink(backend, asha)
    expect(await read(secret)).toBeNull()
    const next = await share()
    expect(next).not.toBe(secret)
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${asha.id}`)
    expect(await read(next)).toBeNull()
  })

  test('cannot be guessed, and needs a valid secret', async () => {
    expect(await share()).toMatch(/^[0-9a-f]{64}$/)
    for (const bad of ['', '0'.repeat(64), "' or true --", '\u0000', '%'])
      expect(await read(bad)).toBeNull()
  })
})

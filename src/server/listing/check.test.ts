import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { checkListing } from './check.ts'

const backend = setUpBackend()
const owner = setUpUser(backend, 'Owner', 'Asha')
const agent = setUpUser(backend, 'Agent', 'Vikram')

const TEXT =
  'Corner flat on the fourth floor with a long balcony over the temple tank, and the school bus waits at the gate.'

async function found(
  user: SessionUser,
  over: Partial<ListingFields>,
  beside: { photoIds?: string[]; edit?: string } = {},
) {
  const result = await checkListing(backend, user, {
    fields: listingFields(over),
    photoIds: [],
    ...beside,
  })
  if (!result.ok) throw new Error(result.code)
  return result.value.found
}
const publish = (id: string) =>
  backend.db.rows(sql`
    update properties set is_approved = true, approved_at = now(), confirmed_at = now()
    where id = ${id}`)

test('A draft like an own listing leads there, unless it changes that one', async () => {
  const id = await makePending(backend.db, owner, { locality: 'Indira Nagar' })
  const draft = { locality: 'Sector 14, Indiranagar', price: 7_300_000 }
  expect(await found(owner, draft)).toEqual([
    { hint: 'duplicate', own: { id, name: 'Kesar Heights', editable: true }, page: null },
  ])
  expect(await found(owner, draft, { edit: id })).toEqual([])
})

test('Of another poster’s listing its public page is told, and nothing while it waits or is hidden', async () => {
  const mine = await makePhotoRow(backend.db, agent)
  const theirs = await makePhotoRow(backend.db, owner)
  await backend.db.rows(
    sql`update images set content_hash = 'one courtyard' where id in (${mine}, ${theirs})`,
  )
  const home = { city: 'Varanasi', locality: 'Sigra', description: TEXT } as const
  const id = await makePending(backend.db, owner, home, [theirs])
  const check = () => found(agent, home, { photoIds: [mine] })
  expect(await check()).toEqual([])
  await publish(id)
  expect((await check()).map((one) => one.hint !== 'price' && one.page)).toEqual([id, id, id])
  await backend.db.rows(
    sql`update properties set confirmed_at = now() - interval '400 days' where id = ${id}`,
  )
  expect((await check()).filter(({ hint }) => hint !== 'price')).toEqual([])
  await backend.db.rows(sql`
    update properties set confirmed_at = now(), hidden_at = now() where id = ${id}`)
  expect((await check()).filter(({ hint }) => hint !== 'price')).toEqual([])
})

test('A photo of another user is not looked at', async () => {
  const [theirs, copy] = [
    await makePhotoRow(backend.db, owner),
    await makePhotoRow(backend.db, owner),
  ]
  await backend.db.rows(
    sql`update images set content_hash = 'a roof' where id in (${theirs}, ${copy})`,
  )
  await makePending(backend.db, owner, { locality: 'Lanka' }, [theirs])
  const draft = { city: 'Noida', locality: 'Sector 150' } as const
  expect(await found(agent, draft, { photoIds: [copy] })).toEqual([])
  expect(await found(owner, draft, { photoIds: [copy] })).toMatchObject([{ hint: 'picture' }])
})

test('An unusual price is said with what is usual', async () => {
  for (let n = 0; n < 5; n += 1)
    await publish(
      await makePending(backend.db, owner, {
        city: 'Kanpur',
        locality: `Block ${n}`,
        propertyType: 'Independent House/Villa',
        plotArea: 1000,
        price: 5_000_000 + n * 10_000,
      }),
    )
  const draft = { city: 'Kanpur', propertyType: 'Independent House/Villa', plotArea: 1000 } as const
  expect(await found(agent, { ...draft, price: 2_000_000 })).toMatchObject([
    { hint: 'price', check: { rate: 2000, compared: 5 } },
  ])
  expect(await found(agent, { ...draft, price: 5_010_000 })).toEqual([])
})

test('So many checks an hour are enough, and they cost nothing of the postings', async () => {
  const user = await makeUser(backend.db)
  await found(user, { locality: 'Chowk' })
  await backend.db.rows(sql`
    update rate_limits set count = ${RATE_LIMITS.check.attempts} where key = ${`check:${user.id}`}`)
  const refused = await checkListing(backend, user, { fields: listingFields(), photoIds: [] })
  expect(refused).toMatchObject({ ok: false, code: 'too_many_attempts' })
  await makePending(backend.db, user)
})

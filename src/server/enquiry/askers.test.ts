import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { ASKERS } from '../../domain/enquiry/constants.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readSnapshot } from '../build.ts'
import { readListingPage } from '../pages.ts'
import { sendEnquiry } from './enquiries.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)

type Asker = { email: string; mobileNumber: string; sender?: Awaited<ReturnType<typeof makeUser>> }
const person = (n: number): Asker => ({
  email: `person${n}@example.in`,
  mobileNumber: `98765000${String(n).padStart(2, '0')}`,
})
let networks = 0
async function asks(listing: string, { sender, ...from }: Asker) {
  networks += 1
  const sent = await sendEnquiry(
    backend,
    listing,
    {
      ...from,
      name: 'Asha Verma',
      message: 'Is it free?',
      submissionKey: newSubmissionKey(),
      website: '',
    },
    `10.0.0.${networks}`,
    sender ?? null,
  )
  expect(sent.ok).toBe(true)
}
/** A listing about which all but one of the people have asked who make its page tell of them. */
async function almostTold() {
  const id = await makePublished(backend.db, owner)
  for (let n = 1; n < ASKERS.least; n += 1) await asks(id, person(n))
  return id
}
async function askersOf(id: string) {
  const page = await readListingPage(backend.db, id)
  const built = (await readSnapshot(backend.db)).listings.find((one) => one.id === id)
  if (page.state !== 'open' || !built) throw new Error(page.state)
  expect(page.listing.askers).toEqual(built.askers)
  return built.askers
}

test('A page tells how many people asked in the week to its day, from the least number on', async () => {
  const id = await almostTold()
  expect(await askersOf(id)).toBeNull()
  await asks(id, person(ASKERS.least))
  const day = await backend.db.row<{ until: string }>(
    sql`select to_char(now() at time zone ${INDIA}, 'YYYY-MM-DD') as until`,
  )
  expect(await askersOf(id)).toEqual({ people: ASKERS.least, ...day })
  const other = await makePublished(backend.db, owner)
  expect(await askersOf(other), 'another listing of its poster').toBeNull()
})

test('Somebody who asks again counts once, also with another address, label or number', async () => {
  const id = await almostTold()
  const [first, other] = [person(1), person(90)]
  await asks(id, first)
  await asks(id, { ...first, email: other.email })
  await asks(id, { ...first, email: first.email.replace('@', '+flat@') })
  expect(await askersOf(id)).toBeNull()
  const next = await almostTold()
  await asks(next, { ...first, mobileNumber: other.mobileNumber })
  expect(await askersOf(next)).toBeNull()
})

test('Who asked before that week does not count', async () => {
  const id = await almostTold()
  await asks(id, person(ASKERS.least))
  const age = (days: number, hours: number) =>
    backend.db.rows(sql`
      update enquiries
      set created_at = now() - make_interval(days => ${days}::int, hours => ${hours}::int)
      where property_id = ${id} and email = ${person(1).email}`)
  await age(ASKERS.days, -1)
  expect(await askersOf(id)).toMatchObject({ people: ASKERS.least })
  await age(ASKERS.days, 1)
  expect(await askersOf(id)).toBeNull()
})

test('The poster, the desk and the demo data do not count, by their account, mailbox or number', async () => {
  const id = await almostTold()
  const [admin, demo] = [await makeUser(backend.db, 'Admin'), await makeUser(backend.db, 'Client')]
  await backend.db.rows(
    sql`update users set email = 'someone@aangan.example' where id = ${demo.id}`,
  )
  const own = await backend.db.row<{ number: string }>(
    sql`select mobile_number as number from users where id = ${owner.id}`,
  )
  const askers: Asker[] = [
    ...[owner, admin, demo].map((sender, n) => ({ ...person(20 + n), sender })),
    ...[owner, admin].map(({ email }, n) => ({ ...person(30 + n), email })),
    { ...person(40), email: 'nobody@aangan.example' },
    { ...person(41), mobileNumber: own?.number ?? '' },
  ]
  for (const asker of askers) {
    await asks(id, asker)
    expect(await askersOf(id), JSON.stringify(asker)).toBeNull()
  }
  await asks(id, { ...person(50), sender: await makeUser(backend.db, 'Client') })
  expect(await askersOf(id)).toMatchObject({ people: ASKERS.least })
})

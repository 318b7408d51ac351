import { expect, it } from 'vitest'
import { readAskedFor } from '../../contract/asked.ts'
import { LEAST_ASKED } from '../../domain/asked/constants.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { FLAT_ANSWERS } from '../../test/support/data/draft-answers.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()

const load = async () => ({
  ...(await import('./draft.store.ts')),
  ...(await import('./such-homes.store.ts')),
})

async function openForm(visitor: Visitor, address = '/postproperty') {
  const page = await visitor.open(address, load)
  for (const [field, value] of Object.entries(FLAT_ANSWERS))
    page.answer(field as keyof typeof FLAT_ANSWERS, value)
  return page
}

it('A poster who wants to know reads what such homes are asked for, once the bedrooms are said', async () => {
  const owner = await makeUser(portal.db)
  for (let n = 0; n < LEAST_ASKED; n += 1)
    await makePublished(portal.db, owner, {
      city: 'Noida',
      locality: 'Sector 62',
      price: 7_000_000,
    })
  const visitor = await portal.visitor(null)
  const page = await openForm(visitor)
  expect(visitor.sent(readAskedFor)).toEqual([])
  const stop = page.followSuchHomes()
  expect(page.$suchHomes.get()).toEqual({ state: 'missing', fields: ['bedrooms'] })
  page.answer('bedrooms', '3')
  expect(page.$suchHomes.get()).toEqual({ state: 'loading' })
  await eventually(() =>
    expect(page.$suchHomes.get()).toMatchObject({
      state: 'known',
      words: { says: 'Such homes are asked for ₹69 L to ₹71 L.' },
    }),
  )
  // The price is no part of what is asked.
  page.answer('price', '71 lakh')
  page.answer('bedrooms', '2')
  await eventually(() =>
    expect(page.$suchHomes.get()).toMatchObject({
      words: { says: 'Too few to say in Sector 62, and in all of Noida.' },
    }),
  )
  expect(visitor.sent(readAskedFor)).toHaveLength(2)
  stop()
  page.answer('bedrooms', '4')
  expect(page.$suchHomes.get()).toMatchObject({ state: 'known' })
})

it('Without a connection the form says so, and asks again when it is told to', async () => {
  const visitor = await portal.visitor(null)
  const page = await openForm(visitor)
  page.answer('bedrooms', '3')
  visitor.network = 'down'
  const stop = page.followSuchHomes()
  await eventually(() => expect(page.$suchHomes.get()).toMatchObject({ state: 'failed' }))
  visitor.network = 'up'
  page.retrySuchHomes()
  await eventually(() => expect(page.$suchHomes.get()).toMatchObject({ state: 'known' }))
  stop()
})

it('A change of a published listing is not compared with that listing', async () => {
  const visitor = await portal.visitor('Owner')
  const { user } = visitor
  if (!user) throw new Error('Nobody is signed in.')
  const place = { city: 'Gurugram', locality: 'Sector 45' } as const
  const ids: string[] = []
  for (let n = 0; n < LEAST_ASKED; n += 1)
    ids.push(await makePublished(portal.db, user, { ...place, price: 7_000_000 }))
  const page = await openForm(visitor)
  for (const [field, value] of Object.entries({ ...place, bedrooms: '3' }))
    page.answer(field as 'city', value)
  const stop = page.followSuchHomes()
  await eventually(() => expect(page.$suchHomes.get()).toMatchObject({ state: 'known' }))
  expect(page.$suchHomes.get()).toMatchObject({ words: { says: expect.stringContaining('₹69 L') } })
  stop()
  page.remember({ edit: ids[0] ?? '', version: '2' })
  page.followSuchHomes()
  await eventually(() =>
    expect(page.$suchHomes.get()).toMatchObject({
      words: { says: expect.stringMatching(/^Too few to say in Sector 45, and/) },
    }),
  )
})

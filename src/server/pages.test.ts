import { sql } from 'drizzle-orm/sql/sql'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../contract/account.ts'
import { PROPERTY_TYPES } from '../domain/listing/constants.ts'
import { figuresAmong } from '../domain/listing/figures.ts'
import { SIMILAR_SHOWN, similarAmong } from '../domain/listing/similar.ts'
import { projectsBeside } from '../domain/project/rules.ts'
import { openAndApprove } from '../test/support/data/approving.ts'
import { makeCityProject, makePending, makeUser } from '../test/support/data/factories.ts'
import { makeListingIn } from '../test/support/data/listing-states.ts'
import { setUpBackend } from '../test/support/database/backend.ts'
import { setUpUser } from '../test/support/database/set-up.ts'
import { readSnapshot } from './build.ts'
import { withdrawListing } from './listing/withdraw.ts'
import { unpublishListing } from './moderation/decide.ts'
import { readListingPage, readPreview, readProjectPage } from './pages.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
const clear = () =>
  backend.db.rows(sql`with kinds as (delete from kind_figures) delete from properties`)
beforeEach(clear)

const page = (id: string) => readListingPage(backend.db, id)
const make = async (over: Parameters<typeof makePending>[2] = {}) => {
  const id = await makePending(backend.db, owner, over)
  await openAndApprove(backend, admin, id, 1)
  return id
}

describe('The page of a listing on demand', () => {
  test('shows the same as the built page: the listing and similar ones, in the same order', async () => {
    const kinds = [
      ['Residential', PROPERTY_TYPES.Residential[0], 3],
      ['Residential', PROPERTY_TYPES.Residential[1], 3],
      ['Commercial', PROPERTY_TYPES.Commercial[0], null],
    ] as const
    const listing = fc.record({
      kind: fc.constantFrom(...kinds),
      city: fc.constantFrom('Lucknow', 'Noida'),
      locality: fc.constantFrom('Gomti Nagar', 'gomti nagar ext', 'Nowhere', 'नई बस्ती'),
      price: fc.constantFrom(4_000_000, 5_000_000, 6_250_000, 8_000_000, 5_000_001),
      plotArea: fc.constantFrom(1000, 1450, 333.3),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(listing, { minLength: 2, maxLength: 14 }), async (listings) => {
        await clear()
        for (const { kind, ...over } of listings) {
          const [propertyCategory, propertyType, bedrooms] = kind
          await make({ propertyCategory, propertyType, bedrooms, ...over })
        }
        const snapshot = await readSnapshot(backend.db)
        const similarTo = similarAmong(snapshot.listings, SIMILAR_SHOWN)
        const figuresOf = figuresAmong(snapshot.listings)
        for (const built of snapshot.listings)
          expect(await page(built.id)).toMatchObject({
            state: 'open',
            listing: built,
            similar: similarTo(built),
            ...figuresOf(built),
          })
      }),
      { numRuns: 12 },
    )
  })

  test.each(['published', 'closed'] as const)('is there for one that is %s', async (state) => {
    const id = await makeListingIn(backend.db, owner, state)
    const found = await page(id)
    expect(found).toMatchObject({ state: 'open', listing: { id } })
    expect(found.state === 'open' && found.secondsLeft).toBeGreaterThan(86_400)
  })

  test.each(['expired', 'past'] as const)(
    'of one that is %s says that it is gone, with those like it',
    async (state) => {
      const other = await make()
      const id = await makeListingIn(backend.db, owner, state)
      expect(await page(id)).toMatchObject({ state: 'gone', similar: [{ id: other }] })
    },
  )

  test('of one that its owner or an admin has removed shows similar ones, by the log, its own type first', async () => {
    const other = await make()
    const [withdrawn, unpublished] = [await make(), await make()]
    const done = [
      await withdrawListing(backend, owner, withdrawn),
      await unpublishListing(backend, admin, unpublished, 2, 'The photos are of another house.'),
    ]
    await make({ propertyType: PROPERTY_TYPES.Residential[1] })
    expect(done.map(({ ok }) => ok)).toEqual([true, true])
    for (const id of [withdrawn, unpublished])
      expect(await page(id)).toMatchObject({ state: 'gone', similar: [{ id: other }, {}] })
  })

  test('of one that waits, or never existed, shows nothing', async () => {
    const pending = await makePending(backend.db, owner)
    for (const id of [pending, 'nosuchlisting'])
      expect(await page(id)).toEqual({ state: 'missing' })
  })
})

test('An address without a valid id shows nothing', async () => {
  const user = { id: owner.id, admin: true }
  for (const id of ['\0', "'; --", 'a/b', 'x'.repeat(5000), ''])
    expect([
      await page(id),
      await readPreview(backend.db, id, user),
      await readProjectPage(backend.db, id),
    ]).toEqual([{ state: 'missing' }, null, null])
})

describe('A preview', () => {
  test('says of no admin that they confirmed what nobody has approved', async () => {
    const id = await makePending(backend.db, owner)
    const seen = await readPreview(backend.db, id, { id: owner.id, admin: true })
    expect(seen?.listing.adminConfirmed).toBe(false)
  })

  test('is for the owner and for admins, and for nobody else', async () => {
    const id = await makePending(backend.db, owner)
    const seen = (user: SessionUser, isAdmin: boolean) =>
      readPreview(backend.db, id, { id: user.id, admin: isAdmin })
    expect(await seen(owner, false)).toMatchObject({ listing: { id, owner: { name: owner.name } } })
    expect(await seen(admin, true)).toMatchObject({ listing: { id } })
    expect(await seen(await makeUser(backend.db), false)).toBeNull()
  })

  test('ends with the decision', async () => {
    expect(await readPreview(backend.db, await make(), { id: owner.id, admin: false })).toBeNull()
  })
})

test('The page of a project on demand shows the same others beside it as the built one', async () => {
  for (const city of ['Lucknow', 'lucknow ', 'Agra', 'Mathura', 'Agra', 'Noida'])
    await makeCityProject(backend.db, { city })
  const { projectExplore, newlyProject } = await readSnapshot(backend.db)
  const all = [...newlyProject, ...projectExplore]
  for (const project of all)
    expect(await readProjectPage(backend.db, project.id)).toEqual({
      project,
      others: projectsBeside(project, all),
    })
  expect(await readProjectPage(backend.db, 'nosuchproject')).toBeNull()
})

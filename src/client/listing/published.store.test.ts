import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MODERATION_TEXTS } from '#english/moderation/texts'
import { availabilityLabel } from '#language/listing/texts-described'
import { PUBLISHED_TEXTS as texts } from '#language/listing/texts-published'
import { LIST_TEXTS } from '#language/paging/texts'
import { UNREACHED } from '#language/text/texts'
import { setAvailability, unpublishListing } from '../../contract/listing.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { publishedFilter } from '../../domain/listing/published-filter.ts'
import { clearDesk, delayAnswer } from '../../test/support/browser/desk.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const load = async () => ({
  ...(await import('./published.store.ts')),
  ...(await import('../account/admin-access.ts')),
})

const portal = setUpPortal()
const owner = setUpUser(portal)
let meera: Visitor
let page: Awaited<ReturnType<typeof load>>
let end = () => {}

beforeEach(async () => {
  await clearDesk(portal.db)
  for (const projectBuildingName of ['Kesar', 'Bela'])
    await makePublished(portal.db, owner, { projectBuildingName })
  meera = await portal.visitor('Admin')
  page = await meera.open(PATHS.adminListings, load)
  end = page.startPublished()
  await eventually(() => expect(page.published.$list.get()).not.toBeNull())
})
afterEach(() => end())

const names = () =>
  page.published.$list
    .get()
    ?.rows.map(({ projectBuildingName }) => projectBuildingName)
    .sort()
function listing(name: string) {
  const found = page.published.$list.get()?.rows.find((one) => one.projectBuildingName === name)
  if (!found) throw new Error(`${name} is not in the list.`)
  return found
}
const search = (text: string) =>
  page.published.turnTo(publishedFilter(new URLSearchParams({ q: text })))
/** Opens the form for taking a listing down. */
function openUnpublish(name: string) {
  page.openUnpublish(listing(name))
  const { submit, ...form } = page.createUnpublishing(listing(name))
  return { ...form, unpublish: (reason: string) => submit(formOf({ reason })) }
}
const touch = (name: string) =>
  portal.db.rows(
    sql`update properties set version = version + 1 where project_building_name = ${name}`,
  )

describe('Published listings', () => {
  it('are found by the typed words, in any spelling', async () => {
    expect(names()).toEqual(['Bela', 'Kesar'])
    await search('  kesar & gomti? ')
    expect(names()).toEqual([])
    await search(' kesar gomti ')
    expect(names()).toEqual(['Kesar'])
  })

  it('are narrowed to a city and a kind, which stand in the address', async () => {
    await page.published.turnTo({ city: 'Kanpur' })
    expect(names()).toEqual([])
    await page.published.turnTo({ city: 'Lucknow', listingType: 'Sell' })
    expect(names()).toEqual(['Bela', 'Kesar'])
    expect(meera.page.address).toMatch(/\?city=Lucknow&listingType=Sell$/)
  })

  it('are those of the last search, whichever answer comes last', async () => {
    const { answered, arrive } = delayAnswer()
    const late = search('kesar')
    await answered
    await search('bela')
    arrive()
    await late
    expect(names()).toEqual(['Bela'])
  })

  it('that cannot be read show a message, and the known ones stay', async () => {
    meera.network = 'down'
    await page.published.refresh()
    expect([page.published.$problem.get(), names()]).toEqual([LIST_TEXTS.failed, ['Bela', 'Kesar']])
    meera.network = 'up'
    await page.published.refresh()
    expect(page.published.$problem.get()).toBeNull()
  })

  it('are not shown to a former admin', async () => {
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    await page.published.refresh()
    expect(page.$refused.get()).toBe(true)
  })

  it('lead to the login once the session has ended elsewhere', async () => {
    await portal.endElsewhere(meera)
    void page.published.refresh()
    await eventually(() => expect(meera.page.leftFor).toBe(loginPath(PATHS.adminListings)))
  })
})

describe('A listing', () => {
  it('is marked as sold, once, and confirmed as available again', async () => {
    await Promise.all([
      page.setClosed(listing('Kesar'), true),
      page.setClosed(listing('Kesar'), true),
    ])
    expect(meera.sent(setAvailability)).toHaveLength(1)
    expect([page.$announcement.get(), listing('Kesar').availability]).toEqual([
      texts.closed('Kesar', availabilityLabel('sold', 'Flat/Apartment')),
      'sold',
    ])
    await page.setClosed(listing('Kesar'), false)
    expect([page.$announcement.get(), listing('Kesar').availability]).toEqual([
      texts.confirmed('Kesar'),
      'available',
    ])
  })

  it('that has changed since it was read is read again, with a message', async () => {
    await touch('Kesar')
    const before = listing('Kesar').version
    await page.setClosed(listing('Kesar'), true)
    expect([page.published.$problem.get(), page.$working.get()]).toEqual([texts.changed, null])
    expect(listing('Kesar')).toMatchObject({ version: before + 1, availability: 'available' })
  })
})

describe('Taking a listing down', () => {
  it('needs a reason, which stays with the listing for which it was typed', async () => {
    openUnpublish('Kesar').write('It was sold in May.')
    const { $form, kept, unpublish } = openUnpublish('Bela')
    expect(kept()).toEqual({})
    await unpublish('')
    expect($form.get().errors).toEqual({ reason: MODERATION_TEXTS.reasonMissing })
    expect(openUnpublish('Kesar').kept()).toEqual({ reason: 'It was sold in May.' })
    expect(meera.sent(unpublishListing)).toEqual([])
  })

  it('removes it from the list, once, and clears the reason', async () => {
    const { unpublish, kept } = openUnpublish('Kesar')
    await Promise.all([unpublish(' It was sold in May. '), unpublish('Sold')])
    expect(meera.sent(unpublishListing).map(({ body }) => body)).toEqual([
      { version: 2, reason: 'It was sold in May.' },
    ])
    expect([names(), page.$unpublishing.get(), kept()]).toEqual([['Bela'], null, {}])
    expect(page.$announcement.get()).toBe(texts.unpublished('Kesar'))
  })

  it('keeps the reason after a failure', async () => {
    meera.network = 'down'
    await openUnpublish('Kesar').unpublish('It was sold in May.')
    meera.network = 'up'
    expect([page.published.$problem.get(), page.$unpublishing.get()]).toEqual([UNREACHED, null])
    expect(openUnpublish('Kesar').kept()).toEqual({ reason: 'It was sold in May.' })
  })

  it('shows the server’s error about a reason under the field', async () => {
    const { $form, unpublish } = openUnpublish('Kesar')
    await unpublish('x'.repeat(10_000))
    expect([page.$unpublishing.get()?.projectBuildingName, names()]).toEqual([
      'Kesar',
      ['Bela', 'Kesar'],
    ])
    expect($form.get().errors).toEqual({ reason: expect.any(String) })
  })

  it('does not change a listing that has changed in the meantime', async () => {
    const { unpublish } = openUnpublish('Kesar')
    await touch('Kesar')
    await unpublish('It was sold in May.')
    expect([page.published.$problem.get(), names()]).toEqual([texts.changed, ['Bela', 'Kesar']])
  })
})

import { beforeAll, beforeEach, expect, it } from 'vitest'
import { comparePath, PATHS } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { makePublished } from '../../test/support/data/edits.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { setAvailability } from '../../server/listing/published.ts'
import { depsOn, makeUser } from '../../test/support/data/factories.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let visitor: Visitor
let ids: string[]
beforeAll(async () => {
  const owner = await makeUser(portal.db)
  ids = [
    await makePublished(portal.db, owner, { projectBuildingName: 'Bela <b>Vista</b>' }),
    await makePublished(portal.db, owner, { projectBuildingName: 'Aravali', price: 6_100_000 }),
  ]
})
beforeEach(async () => {
  visitor = await portal.visitor(null)
})

const BODY = `<div data-compare><h1 tabindex="-1"></h1><p data-part="state"></p><p data-part="loading"></p><div data-part="empty" hidden></div>
  <div data-part="failed" hidden><button></button></div><div data-part="table" hidden><p data-part="count"></p><input type="checkbox">
  <table><thead data-part="heads"></thead><tbody data-part="rows"></tbody></table></div></div>`

const open = (address: string) => visitor.open(address, () => import('./compare.ts'), BODY)
const shown = () =>
  ['loading', 'empty', 'failed', 'table'].filter(
    (name) => !document.querySelector<HTMLElement>(`[data-part="${name}"]`)?.hidden,
  )
const names = () => [...document.querySelectorAll('thead a')].map((link) => link.textContent)
const line = (label: string) =>
  [...document.querySelectorAll('tbody tr')].find(
    (row) => row.firstElementChild?.firstChild?.textContent === label,
  )

it('Listings stand side by side in the order of the address, and differences are marked in words', async () => {
  await open(comparePath([...ids, 'gone00000001']))
  await eventually(() => expect(shown()).toEqual(['table']))
  expect(names()).toEqual(['Bela <b>Vista</b>', 'Aravali'])
  expect([...(line('Price')?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    `Price${texts.differs}`,
    '₹72,00,000',
    '₹61,00,000',
  ])
  expect(line('Place')?.hasAttribute('data-differs')).toBe(false)
  expect(document.querySelector('[data-part="count"]')?.textContent).toContain(texts.gone([], 1))
})

it('One that is sold or gone is named, and a sold one keeps its column with its badge', async () => {
  const owner = await makeUser(portal.db)
  const sold = await makePublished(portal.db, owner, { projectBuildingName: 'Chandra' })
  await setAvailability(depsOn(portal.db), owner, sold, { version: 2, closed: true })
  const { toggleFavourite } = await visitor.open(PATHS.home, () => import('./favourites.ts'))
  toggleFavourite('gone00000001', 'Dev Kunj')
  await open(comparePath([ids[1] ?? '', sold, 'gone00000001']))
  await eventually(() => expect(names()).toEqual(['Aravali', 'Chandra']))
  expect(document.querySelector('[data-part="count"]')?.textContent).toContain(
    'Chandra and Dev Kunj are no longer available.',
  )
  const [, , head] = document.querySelectorAll('thead tr > *')
  expect(head?.querySelector('.tag')?.textContent).toBe('Sold')
  expect([...(line('Offer')?.children ?? [])].map((cell) => cell.textContent).slice(1)).toEqual([
    'For sale',
    'Sold',
  ])
})

it('Removing one updates the address, and removing the last leaves the page empty', async () => {
  await open(comparePath(ids))
  await eventually(() => expect(names()).toHaveLength(2))
  document.querySelector<HTMLButtonElement>('thead button')?.click()
  await eventually(() => expect(names()).toEqual(['Aravali']))
  expect(location.search).toBe(`?ids=${ids[1]}`)
  expect(document.activeElement).toBe(document.querySelector('h1'))
  document.querySelector<HTMLButtonElement>('thead button')?.click()
  await eventually(() => expect(shown()).toEqual(['empty']))
})

it('An address without listings makes no request', async () => {
  await open(`${PATHS.compare}?ids=%3Cscript%3E,../x`)
  expect(shown()).toEqual(['empty'])
  expect(visitor.sent(readListings)).toEqual([])
})

it('A failure shows a message, and can be tried again', async () => {
  visitor.network = 'down'
  await open(comparePath(ids))
  await eventually(() => expect(shown()).toEqual(['failed']))
  visitor.network = 'up'
  document.querySelector<HTMLButtonElement>('[data-part="failed"] button')?.click()
  await eventually(() => expect(names()).toHaveLength(2))
})

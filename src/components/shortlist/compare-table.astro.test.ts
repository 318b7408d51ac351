import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { comparePath, PATHS } from '../../contract/paths.ts'
import { COMPARED } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import CompareTable from './CompareTable.astro'

const [BELA, ARAVALI, SOLD, GONE] = ['bela12345678', 'aravali12345', 'sold12345678', 'gone12345678']
const PLOT = 'plot12345678'
const LISTINGS = [
  publicListing(ARAVALI, { projectBuildingName: 'Aravali', price: 6_100_000 }),
  publicListing(BELA, { projectBuildingName: 'Bela <b>Vista</b>' }),
  publicListing(SOLD, { projectBuildingName: 'Chandra', availability: 'sold' }),
  publicListing(PLOT, {
    projectBuildingName: 'Plot 7',
    propertyType: 'Plot/Land',
    bedrooms: null,
    photos: [],
    reraNumber: 'UPRERAPRJ123456/04/2026',
  }),
]
const asked = vi.fn<typeof fetch>()

/** Answers with the listings that are asked for and exist. */
const answer: typeof fetch = async (address) =>
  Response.json({ listings: LISTINGS.filter(({ id }) => String(address).includes(id)) })
const open = async (address: string, kept: Record<string, unknown> = {}) => {
  const html = await render(CompareTable)
  await openRendered(html, {
    url: `http://localhost:8888${address}`,
    prepare: ({ localStorage }) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(key, JSON.stringify(value))
    },
  })
}
beforeEach(() => void vi.stubGlobal('fetch', asked.mockReset().mockImplementation(answer)))
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

const isShown = (text: string) =>
  [...document.querySelectorAll('aangan-compare-table > :not([hidden])')].some(({ textContent }) =>
    textContent.includes(text),
  )
const names = () => [...document.querySelectorAll('thead a')].map((link) => link.textContent)
const columns = async (...wanted: string[]) => eventually(() => expect(names()).toEqual(wanted))
const line = (label: string) =>
  [...document.querySelectorAll('tbody tr')].find(
    (row) => row.firstElementChild?.firstChild?.textContent === label,
  )
const cells = (label: string) => [...(line(label)?.children ?? [])].map((cell) => cell.textContent)
const takeOutFirst = () => document.querySelector<HTMLElement>('thead button')?.click()

it('Listings stand side by side in the order of the address, and the best value says so in words', async () => {
  await open(comparePath([BELA, ARAVALI, GONE]))
  await columns('Bela <b>Vista</b>', 'Aravali')
  expect(cells('Price')).toEqual([
    'Price',
    '₹72 L₹72,00,000',
    `₹61 L₹61,00,000 ${texts.best.lowest}`,
  ])
  expect(line('Price')?.querySelectorAll('strong')).toHaveLength(1)
  expect(isShown(texts.gone([], 1))).toBe(true)
})

it('What is the same is said once, below the table; of a single one nothing is', async () => {
  await open(comparePath([BELA, ARAVALI]))
  await columns('Bela <b>Vista</b>', 'Aravali')
  expect(line('Furnishing')).toBeUndefined()
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(facts).toContain('FurnishingSemi-furnished')
  expect(the('summary').textContent).toBe(texts.same(facts.length))
  takeOutFirst()
  await columns('Aravali')
  expect(the('details').hidden).toBe(true)
  expect(cells('Furnishing')).toEqual(['Furnishing', 'Semi-furnished'])
})

it('Homes of different kinds are said once, with a way to compare those of one kind', async () => {
  await open(comparePath([BELA, PLOT, ARAVALI]))
  await columns('Bela <b>Vista</b>', 'Plot 7', 'Aravali')
  expect(isShown(texts.kinds)).toBe(true)
  const links = [...document.querySelectorAll('[data-part="of-one-kind"] a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [texts.onlyThese(['Bela <b>Vista</b>', 'Aravali']), comparePath([BELA, ARAVALI])],
  ])
  expect(cells('Bedrooms')[2]).toBe(`–${texts.noMeaning}`)
  expect(line('Bedrooms')?.children[2]?.querySelector('.visually-hidden')?.textContent).toBe(
    texts.noMeaning,
  )
  expect(the('[data-part="loans"]').children).toHaveLength(2)
  await eventually(() =>
    expect(the<HTMLImageElement>('th:nth-child(3) img').src).toContain('/maps/lucknow/'),
  )
})

it('The number of a register goes on in the next line only where its parts end', async () => {
  await open(comparePath([BELA, PLOT]))
  await columns('Bela <b>Vista</b>', 'Plot 7')
  const number = [...document.querySelectorAll('.compare-number')].find(
    ({ textContent }) => textContent === 'UPRERAPRJ123456/04/2026',
  )
  expect([...(number?.childNodes ?? [])].map((node) => node.nodeName).join()).toBe(
    '#text,WBR,#text,WBR,#text,WBR,#text',
  )
})

it('One that is sold or gone is named, and a sold one keeps its column with its badge', async () => {
  await open(comparePath([ARAVALI, SOLD, GONE]), {
    'favourite-names': { [GONE]: 'Dev Kunj' },
  })
  await columns('Aravali', 'Chandra')
  expect(isShown('Chandra and Dev Kunj are no longer available.')).toBe(true)
  const [, , head] = document.querySelectorAll('thead tr > *')
  expect(head?.querySelector('.tag')?.textContent).toBe('Sold')
  expect(cells('Offer').slice(1)).toEqual(['For sale', 'Sold'])
})

it('Removing one updates the address and the device’s choice; removing the last leaves the page empty', async () => {
  await open(comparePath([BELA, ARAVALI]), { [COMPARED]: [BELA, ARAVALI] })
  await columns('Bela <b>Vista</b>', 'Aravali')
  takeOutFirst()
  await columns('Aravali')
  expect([location.search, localStorage.getItem(COMPARED)]).toEqual([
    `?ids=${ARAVALI}`,
    JSON.stringify([ARAVALI]),
  ])
  expect(document.activeElement).toBe(the('h1'))
  takeOutFirst()
  await eventually(() => expect(isShown(texts.emptyTitle)).toBe(true))
})

it('Back adds a listing again, until the table was taken away', async () => {
  await open(comparePath([BELA]))
  await columns('Bela <b>Vista</b>')
  history.replaceState(null, '', comparePath([BELA, ARAVALI]))
  dispatchEvent(new Event('popstate'))
  await columns('Bela <b>Vista</b>', 'Aravali')
  the('aangan-compare-table').remove()
  const before = asked.mock.calls.length
  dispatchEvent(new Event('popstate'))
  expect(asked.mock.calls.length).toBe(before)
})

it('An address without listings makes no request', async () => {
  await open(`${PATHS.compare}?ids=%3Cscript%3E,../x`)
  expect([isShown(texts.emptyTitle), asked.mock.calls.length]).toEqual([true, 0])
})

it('A failure shows a message, and can be tried again', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  await open(comparePath([BELA, ARAVALI]))
  await eventually(() => expect(isShown(texts.failed)).toBe(true))
  asked.mockImplementation(answer)
  const [again] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === SAVED_TEXTS.retry,
  )
  again?.click()
  await columns('Bela <b>Vista</b>', 'Aravali')
})

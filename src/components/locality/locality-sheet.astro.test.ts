import { afterEach, expect, it } from 'vitest'
import { MAP_TEXTS, PRICE_TEXTS } from '#language/locality/texts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import LocalitySheet from './LocalitySheet.astro'

const rated = { noun: ['flat for sale', 'flats for sale'], period: '' } as const
const MARKS = [5000, 6000, 7000, 8000, 9000, 10_000]
const ruler = { marks: MARKS, median: 7500, priced: 6, rated }
const range = {
  low: 8_200_000,
  high: 10_500_000,
  count: 9,
  since: '2026-10-19',
  sure: 'fair',
  invented: false,
} as const
const sizes = [
  {
    bedrooms: 1,
    count: 1,
    size: 500,
    asked: { of: null, range: null, here: 1, inCity: 1, place: 'Gomti Nagar' },
  },
  {
    bedrooms: 2,
    count: 2,
    size: 1100,
    asked: { of: 'city', range, here: 2, inCity: 9, place: 'Gomti Nagar' },
  },
  {
    bedrooms: 3,
    count: 9,
    size: 1450,
    asked: { of: 'locality', range, here: 9, inCity: 9, place: 'Gomti Nagar' },
  },
] as const
const SHEET = {
  city: 'Lucknow',
  slug: 'gomti-nagar',
  sizes,
  listingType: 'Sell',
  ruler,
} as const

async function open(more: Partial<Parameters<typeof LocalitySheet>[0]> = {}) {
  const head = '<h1>Flats for sale in Gomti Nagar, Lucknow</h1>'
  const props = { ...SHEET, ...more }
  await openRendered(await render(LocalitySheet, { props, slots: { default: head } }))
}
const said = (selector: string) => the(selector).textContent.replace(/\s+/g, ' ').trim()
const rows = () =>
  [...document.querySelectorAll('.locality-bands dl > div')].map((row) =>
    [...row.children].map((part) => part.textContent.replace(/\s+/g, ' ').trim()).join(' '),
  )

afterEach(closePage)

it('The sheet of a locality says what each size asks, once for every window and reader', async () => {
  await open()
  expect(said('.locality-bands h2')).toBe(PRICE_TEXTS.titled(''))
  expect(rows()).toEqual([
    `1 BHK 1 property ${PRICE_TEXTS.noRange}`,
    `2 BHK 2 properties ${PRICE_TEXTS.noRange} All of Lucknow, 9 prices: ₹82 L to ₹1.05 Cr, for 1,100 sq ft, sure: fair`,
    '3 BHK 9 properties ₹82 L to ₹1.05 Cr for 1,450 sq ft, sure: fair',
  ])
  expect(
    document.querySelector('h1 ~ .city-map, .locality-head ~ .locality-plan svg'),
  ).not.toBeNull()
  expect(document.body.textContent.match(/₹82 L/g)).toHaveLength(2)
  expect(document.querySelectorAll('.locality-sheet [aria-hidden] .locality-bands')).toHaveLength(0)
})

it('A rent is asked for its period', async () => {
  await open({ listingType: 'Rent', ruler: null })
  expect(said('.locality-bands h2')).toBe('Asking prices, per month')
  expect(document.querySelector('.locality-ruler')).toBeNull()
})

it('The scale of the city has the place of this locality on it', async () => {
  await open()
  expect(said('.locality-ruler > p')).toBe(
    `${MAP_TEXTS.rulerIn('Lucknow', rated)}${MAP_TEXTS.here('₹7,500', null)}`,
  )
  // In the middle of 400 units.
  expect(the('.locality-ruler path').getAttribute('d')).toBe('M194 0h12l-6 7z')
})

it('It says of how few listings a median is, and marks none of fewer than three', async () => {
  await open({ ruler: { ...ruler, priced: 3 } })
  expect(said('.locality-ruler strong')).toBe('₹7,500 here, of only 3')
  await open({ ruler: { ...ruler, priced: 2 } })
  expect(said('.locality-ruler > p')).toContain(MAP_TEXTS.tooFewHere)
  expect(document.querySelector('.locality-ruler path')).toBeNull()
})

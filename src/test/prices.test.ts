import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MAP_TEXTS, spokenStats } from '#language/locality/texts'
import { PERIOD_TEXTS } from '#language/money/texts-amounts'
import { BatchDialog } from '../components/moderation/BatchDialog.tsx'
import { QueueList } from '../components/moderation/QueueList.tsx'
import { DescribedProject } from '../components/project/DescribedProject.tsx'
import type { QueuedListing } from '../contract/moderation.ts'
import type { PublicListing } from '../contract/public-listing.ts'
import { sharedListing } from '../contract/share-pictures.ts'
import { summaryOf } from '../domain/content/summary.ts'
import { plainAmount } from '../domain/field/draft.ts'
import { cardTexts, toCard } from '../domain/listing/card.ts'
import { comparison } from '../domain/listing/compare.ts'
import { LISTING_LIMITS, LISTING_TYPES } from '../domain/listing/constants.ts'
import { listingFacts } from '../domain/listing/facts.ts'
import { listingHead } from '../domain/listing/head.ts'
import { sketchOf } from '../domain/listing-draft/readings.ts'
import { EMPTY_DRAFT } from '../domain/listing-draft/values.ts'
import { pillPrice } from '../domain/locality/labels.ts'
import { statsOf } from '../domain/locality/stats.ts'
import { homeWords } from '../domain/mail/home.ts'
import { fullPrice } from '../domain/moderation/fields.ts'
import { inBoth, lowerBound, priceOf } from '../domain/money/rules.ts'
import { projectPrice } from '../domain/project/facts.ts'
import { priceRange } from '../domain/project/offers.ts'
import { alertOf } from '../domain/saved-search/alert.ts'
import { alertWords } from '../domain/saved-search/alert-words.ts'
import { spreadOf } from '../domain/search/answer.ts'
import { rangeLabel } from '../domain/search/chips.ts'
import { findIn } from '../domain/search/find.ts'
import { placeStats } from '../domain/search/found.ts'
import { EMPTY_SEARCH } from '../domain/search/rules.ts'
import { columnsOf, tableOf } from '../domain/search/table.ts'
import { SEED } from './support/data/arbitraries.ts'
import { publicListing } from './support/data/public-listing.ts'
import { rupeesIn } from './support/data/rupees.ts'
import { isTest, sources } from './support/structure/sources.ts'

const listings = fc
  .record({
    listingType: fc.constantFrom(...LISTING_TYPES),
    price: fc.oneof(
      fc.integer({ min: 1, max: LISTING_LIMITS.price }),
      fc.constantFrom(1_19_250, 11_99_999, 99_99_999, 2_49_00_000, 72_00_000),
    ),
  })
  .map((stated) => publicListing('a', { ...stated, locality: 'Gomti Nagar' }))
const forEach = (check: (listing: PublicListing) => void) =>
  fc.assert(fc.property(listings, check), { seed: SEED, numRuns: 200 })

const project = ({ price, listingType }: PublicListing) => ({
  id: 'a',
  city: 'Lucknow',
  projectBuildingName: 'A',
  locality: 'B',
  createdAt: '',
  propertyCategory: 'Residential',
  imageUrls: [],
  launch: {
    price,
    listingType,
    plotArea: null,
    propertyType: 'Flat/Apartment',
    furnishing: null,
    floorNumber: null,
    totalFloors: null,
    facingType: null,
    amenities: [],
  },
})
const queued = (listing: PublicListing) =>
  ({
    ...listing,
    hints: [],
    marks: [],
    contacts: [],
    poster: { emailVerified: true },
  }) as unknown as QueuedListing
const tablesOf = (listing: PublicListing) => [tableOf(columnsOf([listing]))]
const inDraft = ({ price, listingType }: PublicListing) =>
  sketchOf({ ...EMPTY_DRAFT, price: plainAmount(price), listingType })

/** Each place that states a listing's price, and whether it states the price's period. */
const PRICES: Record<string, (listing: PublicListing) => string | null | undefined> = {
  'a card': (listing) => {
    const { amount, per } = cardTexts(toCard(listing))
    return listing.listingType === 'Sell' ? amount : `${amount} ${per}`
  },
  'a card, to screen readers': (listing) => cardTexts(toCard(listing)).price,
  'the description of a page, and a feed': (listing) =>
    listingHead(toCard(listing), null).description,
  'the text of a shared picture': (listing) => sharedListing(listing).alt,
  'the comparison': (listing) => {
    const value = comparison([listing]).rows.find(({ label }) => label === 'Price')?.values[0]
    return typeof value === 'object' ? value.text : null
  },
  'the comparison, to screen readers': (listing) => {
    const value = comparison([listing]).rows.find(({ label }) => label === 'Price')?.values[0]
    return typeof value === 'object' ? value.said : null
  },
  'the desk': (listing) => fullPrice(listing),
  'a row of the queue': (listing) =>
    renderToStaticMarkup(
      createElement(QueueList, {
        queue: [queued(listing)],
        shownId: null,
        chosen: new Set<string>(),
        now: new Date(),
        narrowed: false,
        unfolded: null,
        freeOf: () => ({ free: 0, unopened: 0 }),
        onShow: () => {},
        onChoose: () => {},
        onFold: () => {},
        onChooseOf: () => {},
      }),
    ),
  'an approval of several': (listing) =>
    renderToStaticMarkup(
      createElement(BatchDialog, {
        batch: { listings: [queued(listing)], busy: false, problem: null, results: null },
        onConfirm: () => {},
        onOpen: () => {},
        onClose: () => {},
      }),
    ),
  'a mail about a saved search': (listing) => {
    const news = alertOf(
      '?q=gomti+nagar',
      [{ listing, at: '2026-11-02', was: null, before: [] }],
      new Date('2026-11-02'),
    )
    return news && alertWords(news).listings[0]?.price
  },
  'a mail about a listing': (listing) => homeWords(listing).price,
  'the sketch of a draft': (listing) => {
    const { price, unit } = inDraft(listing)
    return `${price} ${unit}`
  },
  'an entry of the desk': (listing) => summaryOf('newlyProject', { ...listing }).price,
  'a launch': (listing) => {
    const price = projectPrice(project(listing))
    return `${price?.amount} ${price?.per}`
  },
  'a launch, to screen readers': (listing) => projectPrice(project(listing))?.price,
}

describe.each(Object.entries(PRICES))('%s', (_, said) => {
  test('states the exact price with its period', () =>
    forEach((listing) => {
      const text = said(listing) ?? ''
      const { rupees, period } = priceOf(listing)
      expect(rupeesIn(text)).toEqual([rupees])
      expect(text).toContain(period)
    }))
})

test('A simple project states the same price for eye and ear, with its period', () =>
  forEach(({ price, listingType }) => {
    const texts = { title: 'A', heading: '', description: '', location: '' }
    const html = renderToStaticMarkup(
      createElement(DescribedProject, {
        project: { ...texts, propertyType: '', propertyCategory: '', price, listingType },
      }),
    )
    expect(rupeesIn(html)).toEqual([price, price])
    expect(html.split(PERIOD_TEXTS[priceOf({ price, listingType }).period] || '₹')).toHaveLength(3)
  }))

/** Each place that states "from" a price, for one listing and a dearer one in its locality. */
const BOUNDS: Record<string, (listing: PublicListing) => string> = {
  'a pill on a map': (listing) => pillPrice(priceOf(listing)),
  'a pill on the map of a search': (listing) => {
    const tables = tablesOf(listing)
    const from = placeStats(tables, findIn(tables, EMPTY_SEARCH))['gomti-nagar']?.from
    return from ? pillPrice(from) : ''
  },
  'the index of localities': (listing) => {
    const { from } = statsOf([listing])
    return from ? MAP_TEXTS.from(lowerBound(from)) : ''
  },
  'a plot on a map, to screen readers': (listing) =>
    spokenStats('A', { ...statsOf([listing]), median: null }, MAP_TEXTS.homes, {
      noun: MAP_TEXTS.flats,
      period: '',
    }),
  'the line below the heading of a search': (listing) => {
    const tables = tablesOf(listing)
    return spreadOf(tables, findIn(tables, EMPTY_SEARCH))
  },
}

describe('A lower bound', () => {
  test.each(Object.entries(BOUNDS))('in %s is not above the price', (_, said) =>
    forEach((listing) => {
      const [bound = Number.POSITIVE_INFINITY, ...more] = rupeesIn(said(listing))
      expect(more).toEqual([])
      expect(bound).toBeLessThanOrEqual(listing.price)
      expect(bound).toBeGreaterThan(listing.price * 0.99 - 1)
    }),
  )

  test('is the same everywhere, also for screen readers', () =>
    forEach((listing) => {
      const all = Object.values(BOUNDS).flatMap((said) => rupeesIn(said(listing)))
      expect(all).toHaveLength(Object.keys(BOUNDS).length)
      expect(new Set(all).size).toBe(1)
    }))

  test.each([
    [11_99_999, '₹11.9 L'],
    [99_99_999, '₹99.9 L'],
    [2_49_00_000, '₹2.49 Cr'],
  ])('of %i is %s', (price, text) => {
    for (const said of Object.values(BOUNDS))
      expect(
        said(publicListing('a', { price }))
          .replace('\u00a0', ' ')
          .replace(' lakh', ' L')
          .replace(' crore', ' Cr'),
      ).toContain(text)
  })
})

test('The ends of a range are exact, both in a filter and in an offer', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: 1, max: 1e10 }), (a, b) => {
      const ends = [...new Set([a, b])]
      for (const text of Object.values(priceRange({ priceMin: a, priceMax: b })))
        expect(rupeesIn(text)).toEqual(ends)
      expect(rupeesIn(rangeLabel('price', { from: a, to: b }))).toEqual([a, b])
    }),
    { seed: SEED },
  ))

test('The readings of a price field end with the exact amount, and none is higher', () =>
  forEach(({ price }) => {
    const amounts = rupeesIn(inBoth(price))
    expect(amounts.at(-1)).toBe(price)
    expect(Math.max(...amounts)).toBe(price)
  }))

test('Maintenance is paid monthly, and a deposit once', () => {
  const facts = listingFacts(publicListing('a', { maintenance: 4750, deposit: 238_500 }))
  const value = (label: string) => facts.find((fact) => fact.label === label)?.value
  expect(value('Maintenance')).toBe('₹4,750 a month')
  expect(value('Deposit')).toBe('₹2,38,500')
})

describe('Rupees are written in one place', () => {
  const code = sources('{src,functions}/**/*.{ts,tsx,astro}').filter(
    (file) => !isTest(file) && !/^src\/(domain\/money|styleguide)\//.test(file.path),
  )
  const filesWith = (pattern: RegExp) =>
    code.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

  test('only the files of areas and counts also format numbers for India', () => {
    expect(filesWith(/NumberFormat|toLocaleString\(/)).toEqual([
      'src/domain/area/in-unit.ts',
      'src/domain/text/digits.ts',
    ])
  })

  test('no other file puts the rupee sign before a number', () => {
    expect(filesWith(/₹[^'"]{0,4}\$\{/)).toEqual([
      // A price per area in another unit replaces the figure in a text.
      'src/domain/area/in-unit.ts',
      // The only amounts below one rupee: rates of listings that somebody mistyped.
      'src/domain/reading/oddities.ts',
    ])
  })

  test('no price of a listing is written as a one-time amount', () =>
    expect(filesWith(/\bonce\([\w.?]*\bprice\)/)).toEqual([]))
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type * as Listing from '#language/listing/texts'
import type * as Described from '#language/listing/texts-described'
import type * as Published from '#language/listing/texts-published'
import type * as Named from '#language/locality/texts-named'
import type * as Texts from '#language/text/texts'
import type * as Body from '../components/project/ProjectCardBody.tsx'
import type * as Pictures from '../contract/share-pictures.ts'
import type * as Crumbs from '../contract/shelf-pages.ts'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { CITY_NAMES } from '../domain/city/constants.ts'
import type * as About from '../domain/listing/about.ts'
import type * as Card from '../domain/listing/card.ts'
import type * as Compare from '../domain/listing/compare.ts'
import type * as Facts from '../domain/listing/facts.ts'
import type * as Head from '../domain/listing/head.ts'
import type * as Names from '../domain/listing/name.ts'
import type * as Shown from '../domain/listing/name-shown.ts'
import type * as Stored from '../domain/listing/name-stored.ts'
import type * as Exports from '../domain/listing-file/export.ts'
import type * as Labels from '../domain/locality/labels.ts'
import { LANDMARKS } from '../domain/locality/landmarks.ts'
import { LOCALITIES } from '../domain/locality/localities.ts'
import { CITY_MAPS } from '../domain/locality/maps.ts'
import type * as Near from '../domain/locality/near.ts'
import { placesNamed } from '../domain/locality/place-names.ts'
import type * as Mails from '../domain/mail/home.ts'
import { once } from '../domain/money/rules.ts'
import type * as Offers from '../domain/project/offers.ts'
import type * as Chips from '../domain/search/chips.ts'
import { parseSearch } from '../domain/search/rules.ts'
import type * as Suggest from '../domain/search/suggest.ts'
import { publicListing } from './support/data/public-listing.ts'
import { loadInLanguage } from './support/language/in-language.ts'

const load = async <T>(file: string) =>
  (await loadInLanguage<Record<string, unknown>>('hi', file)) as T
const { shownLocality, shownOnMap, shownSlug } = await load<typeof Named>(
  'src/domain/locality/texts-named.hi.ts',
)
const { NEAR } = await load<typeof Near>('src/domain/locality/near.ts')

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text) && !/[a-z]/i.test(text)
/** The spelling of docs/hindi.md: no dots under these letters, and Latin digits. */
const isSpelt = (text: string) => !/[कखगजफ]\u093c|[\u0958-\u095b\u095e]|[०-९]/u.test(text)
const isLatin = (text: string) => !/[\u0900-\u097f]/.test(text)

describe.each(CITY_NAMES)('In Hindi, in %s', (city) => {
  const names = [...LOCALITIES[city], ...LANDMARKS[city]].map(({ name }) => name)

  test('each locality and landmark has a name of its own', () => {
    const shown = names.map((name) => shownLocality(city, name))
    expect(shown.filter((text) => !isHindi(text) || !isSpelt(text))).toEqual([])
    expect(new Set(shown).size).toBe(new Set(names).size)
    for (const { slug, names } of LOCALITIES[city]) expect(shownSlug(slug)).toBe(names.hi)
  })

  test('so has every spelling of a locality, and a search for it finds the same place', () => {
    for (const { aliases, slug } of LOCALITIES[city])
      for (const alias of aliases.filter(isLatin)) {
        const shown = shownLocality(city, alias)
        expect([alias, isHindi(shown) && isSpelt(shown)]).toEqual([alias, true])
        const meant = placesNamed(shown).filter((place) => 'city' in place && place.city === city)
        expect(
          meant.some((place) => place.kind === 'locality' && place.slug === slug),
          `${alias}: ${shown}`,
        ).toBe(true)
      }
  })

  test('whatever its map names has a name', () => {
    const { rivers, metro, roads, parks, landmarks } = CITY_MAPS[city]
    const drawn = [...rivers, ...metro, ...parks, ...landmarks]
    const named = [...drawn, ...roads.filter(({ names }) => names !== undefined)]
    for (const one of named) {
      const { text, beside } = shownOnMap(city, one)
      expect([one.name, isHindi(text), beside]).toEqual([one.name, true, ''])
    }
  })

  test('three lines say where each locality lies', () => {
    expect(Object.keys(NEAR[city]).sort()).toEqual(LOCALITIES[city].map(({ slug }) => slug).sort())
    expect(
      Object.values(NEAR[city])
        .flat()
        .filter((line) => !isHindi(line)),
    ).toEqual([])
  })
})

test.each([
  ['Lucknow', 'Hazratganj', 'हजरतगंज'],
  ['Lucknow', ' gomtinagar extn ', 'गोमती नगर विस्तार'],
  ['Lucknow', 'Vipin Khand, Gomti Nagar', 'विपिन खंड, गोमती नगर'],
  ['Lucknow', 'Gomti Nagar Lucknow', 'गोमती नगर लखनऊ'],
  ['Lucknow', 'Eldeco Greens, Gomti Nagar', 'Eldeco Greens, गोमती नगर'],
  ['Lucknow', 'Rajajipuram', 'राजाजीपुरम'],
  ['Noida', 'Sec-62', 'सेक्टर 62'],
  ['Noida', 'Sector 93A', 'सेक्टर 93ए'],
  // No map draws them.
  ['Noida', 'Sector 128', 'सेक्टर 128'],
  ['Noida', 'Sector 62 Block B', 'Sector 62 Block B'],
  ['Gurugram', 'Sector 54', 'सेक्टर 54'],
  ['Gurugram', 'Cyber City', 'साइबर सिटी'],
  ['Gurugram', 'Medanta', 'मेदांता'],
  ['Kanpur', 'IIT Kanpur', 'आईआईटी कानपुर'],
  ['Varanasi', 'BHU', 'बीएचयू'],
  ['Varanasi', 'Babatpur', 'बाबतपुर'],
  // What is written in Hindi stays, and so does what we do not know, also of another city.
  ['Lucknow', 'विपिन खंड', 'विपिन खंड'],
  ['Lucknow', 'Quiet Lane', 'Quiet Lane'],
  ['Lucknow', '226010', '226010 के पास'],
  ['Lucknow', '२२६ ०२१', '226021 के पास'],
  ['Lucknow', '', ''],
  ['Kanpur', 'Gomti Nagar', 'Gomti Nagar'],
  ['Mathura', 'Gomti Nagar', 'Gomti Nagar'],
])('In Hindi, in %s “%s” is shown as “%s”', (city, typed, shown) =>
  expect(shownLocality(city, typed)).toBe(shown),
)

test('In Hindi, a price with its unit stands on a map without the sign of the rupee', async () => {
  const { pillPrice } = await load<typeof Labels>('src/domain/locality/labels.ts')
  expect([once(52_99_999), once(1_24_00_000), once(24_500)].map(pillPrice)).toEqual([
    '52.9 लाख+',
    '1.24 करोड़+',
    '₹24,500+',
  ])
})

test('In Hindi, where only a slug is known, its locality is named', () =>
  expect(['gomti-nagar', 'sector-62', 'sector-128', 'quiet-lane'].map(shownSlug)).toEqual([
    'गोमती नगर',
    'सेक्टर 62',
    'सेक्टर 128',
    'Quiet Lane',
  ]))

const { madeName, sizedName } = await load<typeof Names>('src/domain/listing/name.ts')
const { nameInCity, shownName } = await load<typeof Shown>('src/domain/listing/name-shown.ts')
const { nameFor, shownWhenMade } = await load<typeof Stored>('src/domain/listing/name-stored.ts')

describe('In Hindi, a home without a name of its own', () => {
  const house = {
    listingType: 'Sell',
    propertyType: 'Independent House/Villa',
    city: 'Kanpur',
    locality: 'Kakadeo',
    plotArea: 1800,
    areaUnit: 'sq yd' as const,
  }

  test('is stored as in English, and shown in Hindi, whatever wrote its place', () => {
    expect(madeName(house)).toBe('House in Kakadeo, Kanpur')
    expect([madeName(house), madeName({ ...house, locality: 'काकादेव' })].map(shownName)).toEqual(
      Array(2).fill('काकादेव, कानपुर में मकान'),
    )
    expect(shownName(sizedName(house))).toBe('काकादेव, कानपुर में मकान, 200 गज')
    expect(nameInCity(sizedName(house))).toBe('काकादेव में मकान')
    expect(shownName('शांति निवास')).toBe('शांति निवास')
  })

  test('is shown with the place that an address means', () => {
    const where = { city: 'Lucknow', locality: 'Near Patrakarpuram Chauraha, gomti nagr 226010' }
    expect(shownWhenMade(madeName({ ...house, ...where }))).toBe('गोमती नगर, लखनऊ में मकान')
  })

  test('has its stored name again where a table gives the shown one back', () =>
    expect(
      [madeName(house), sizedName(house)].map((stored) =>
        nameFor({ ...house, projectBuildingName: shownName(stored) }),
      ),
    ).toEqual(['House in Kakadeo, Kanpur', 'House in Kakadeo, Kanpur, 200 sq yd']))

  test('is named in Hindi in the head of its page and in mails', async () => {
    const { cardTexts, toCard } = await load<typeof Card>('src/domain/listing/card.ts')
    const { listingHead } = await load<typeof Head>('src/domain/listing/head.ts')
    const { shownAbout } = await load<typeof About>('src/domain/listing/about.ts')
    const listing = publicListing('one', {
      propertyType: 'Independent House/Villa',
      city: 'Kanpur',
      locality: 'Kakadeo',
      projectBuildingName: madeName(house),
    })
    const texts = cardTexts(toCard(listing))
    expect([texts.title, texts.fullTitle]).toEqual(['काकादेव में मकान', 'काकादेव, कानपुर में मकान'])
    expect(listingHead(toCard(listing), '').title).toBe('काकादेव, कानपुर में बिक्री के लिए 3 बीएचके मकान')
    expect(shownAbout(madeName(house))).toBe('काकादेव, कानपुर में मकान')
  })
})

describe('In Hindi, a place is named in Hindi', () => {
  const listing = publicListing('one', { locality: 'gomtinagar' })
  const place = 'गोमती नगर, लखनऊ'

  test('on a card, in the head of its page, and in what is shared of it', async () => {
    const { cardTexts, toCard } = await load<typeof Card>('src/domain/listing/card.ts')
    const { listingHead } = await load<typeof Head>('src/domain/listing/head.ts')
    const { sharedListing, sharedPlace } = await load<typeof Pictures>(
      'src/contract/share-pictures.ts',
    )
    const texts = cardTexts(toCard(listing))
    expect([texts.place, texts.locality]).toEqual([place, 'गोमती नगर'])
    expect(texts.photoAlt).toContain(place)
    const { title, description } = listingHead(toCard(listing), '')
    for (const text of [title, description, sharedListing(listing).alt])
      expect(text).toContain(place)
    const city = { name: 'Lucknow', slug: 'lucknow' } as const
    const shared = sharedPlace({ name: 'Gomti Nagar', slug: 'gomti-nagar' }, city)
    expect(shared.alt).toContain(place)
    expect(shared.path).toContain('gomti-nagar-lucknow.jpg')
  })

  test('in a comparison, in one city and in several', async () => {
    const { comparison } = await load<typeof Compare>('src/domain/listing/compare.ts')
    const placesIn = (...all: Parameters<typeof comparison>[0][number][]) =>
      comparison(all).rows.flatMap(({ values }) =>
        values.flatMap((value) =>
          typeof value === 'object' && /नगर|सेक्टर/.test(value.text) ? value.text : [],
        ),
      )
    const other = publicListing('two', { locality: 'Arya Nagar', city: 'Kanpur' })
    expect(placesIn(listing, { ...listing, locality: 'Indira Nagar' })).toEqual([
      'गोमती नगर',
      'इंदिरा नगर',
    ])
    expect(placesIn(listing, other)).toEqual([place, 'आर्य नगर, कानपुर'])
  })

  test('on the pages of a locality and of a city, whose addresses stay', async () => {
    const { shelfPages } = await load<typeof Crumbs>('src/contract/shelf-pages.ts')
    const pages = shelfPages({ listings: [listing] } as unknown as SiteSnapshot)
    const local = pages.find(
      ({ params }) => params.place === 'flats-for-sale-in-gomti-nagar-lucknow',
    )
    const { name, crumbs, description, localities, spot } = local?.props ?? {}
    expect(name).toBe(`${place} में बिक्री के लिए फ्लैट`)
    expect(crumbs?.at(-1)?.name).toBe(name)
    expect(description).toContain(place)
    expect(localities?.map((one) => one.name)).toContain('गोमती नगर')
    expect(spot?.name).toBe('गोमती नगर')
    const whole = pages.find(({ params }) => params.place === 'flats-for-sale-in-lucknow')?.props
    expect(whole?.prices.flatMap(({ places }) => places.map((one) => one.name))).toEqual([
      'गोमती नगर',
    ])
  })

  test('in chips, and beside a suggestion, which is in the letters that are typed', async () => {
    const { searchChips } = await load<typeof Chips>('src/domain/search/chips.ts')
    const { suggestionsFor } = await load<typeof Suggest>('src/domain/search/suggest.ts')
    const labels = (query: string) =>
      searchChips(parseSearch(new URLSearchParams(query))).map(({ label }) => label)
    expect(labels('city=noida&locality=sector-62')).toEqual(['नोएडा', 'सेक्टर 62'])
    expect(labels('q=flat near fun mall')).toEqual(['फ्लैट', 'फन रिपब्लिक मॉल के पास'])
    const first = (typed: string) => suggestionsFor(typed, { city: [] })[0]
    expect([first('lulu mall')?.label, first('lulu mall')?.detail]).toEqual([
      'Lulu Mall',
      'सुशांत गोल्फ सिटी, लखनऊ में',
    ])
    expect(first('लुलु')?.label).toBe('लुलु मॉल')
  })

  test('of projects and their offers, and in a mail about a listing', async () => {
    const { ProjectCardBody } = await load<typeof Body>(
      'src/components/project/ProjectCardBody.tsx',
    )
    const project = {
      id: 'p1',
      city: 'Lucknow',
      locality: 'Vibhuti Khand',
      projectBuildingName: 'Kesar',
      propertyCategory: 'Residential',
      imageUrls: [],
      createdAt: '2026-11-01T00:00:00Z',
      launch: null,
    }
    const card = renderToStaticMarkup(createElement(ProjectCardBody, { project }))
    expect(card).toContain('>विभूति खंड, लखनऊ<')
    const { shownLocation } = await load<typeof Offers>('src/domain/project/offers.ts')
    expect(['Gomti Nagar, Lucknow', 'Pune'].map(shownLocation)).toEqual([place, 'Pune'])
    const { shownAbout } = await load<typeof About>('src/domain/listing/about.ts')
    expect(shownAbout('Kesar Heights, Gomti Nagar, Lucknow')).toBe(`Kesar Heights, ${place}`)
  })
})

test.each([
  ['Flat/Apartment', 'Sell', 'sold', 'बिक गया'],
  ['Retail', 'Sell', 'sold', 'बिक गई'],
  ['Industry', 'Rent', 'rented', 'किराए पर चढ़ गई'],
  ['Storage', 'Rent', 'rented', 'किराए पर चढ़ गया'],
] as const)(
  'In Hindi, %s (%s) that is %s is “%s” wherever it is shown',
  async (propertyType, listingType, availability, shown) => {
    const { cardTexts, toCard } = await load<typeof Card>('src/domain/listing/card.ts')
    const { listingHead, describeOffer, closedWords } = await load<typeof Head>(
      'src/domain/listing/head.ts',
    )
    const { listingFacts } = await load<typeof Facts>('src/domain/listing/facts.ts')
    const { homeWords } = await load<typeof Mails>('src/domain/mail/home.ts')
    const { exportRows } = await load<typeof Exports>('src/domain/listing-file/export.ts')
    const { PUBLISHED_TEXTS } = await load<typeof Published>(
      'src/domain/listing/texts-published.hi.ts',
    )
    const listing = publicListing('one', {
      propertyType,
      listingType,
      availability,
      propertyCategory: 'Commercial',
      bedrooms: null,
      closedAt: '2026-11-24T20:00:00Z',
    })
    const row = { ...listing, reference: null, listingState: 'closed', change: null } as const
    const said = [
      cardTexts(toCard(listing)).badge,
      describeOffer(listing),
      listingHead(toCard(listing), '').title,
      closedWords(listing),
      listingFacts(listing)[0]?.value,
      homeWords(listing, availability).price,
      exportRows([row])[1]?.[1],
      PUBLISHED_TEXTS.mark(availability, propertyType),
    ]
    expect(said.filter((text) => !text?.startsWith(shown))).toEqual([])
  },
)

test('In Hindi, the labels of a card and of a button name the listing first, and the verb last', async () => {
  const { CARD_BUTTONS } = await load<typeof Listing>('src/domain/listing/texts.hi.ts')
  const name = 'Kesar Heights'
  expect(Object.values(CARD_BUTTONS).map((label) => label(name))).toEqual([
    'Kesar Heights सेव करें',
    'Kesar Heights: और विकल्प',
  ])
  const { actOn, inPlace, nearCode } = await load<typeof Texts>('src/domain/text/texts.hi.ts')
  expect(actOn('डिलीट करें', name)).toBe('Kesar Heights: डिलीट करें')
  expect(inPlace('फ्लैट', nearCode('226010'))).toBe('226010 के पास फ्लैट')
})

test('In Hindi, a price is compared with the homes of a place in one phrase', async () => {
  const { comparedAmong, comparedHomes } = await load<typeof Described>(
    'src/domain/listing/texts-described.hi.ts',
  )
  const what = comparedHomes(14, '', 'Flat/Apartment', 'कानपुर')
  expect(comparedAmong(what)).toBe('कानपुर के 14 फ्लैटों के बीच, साइज चाहे जो हो।')
})

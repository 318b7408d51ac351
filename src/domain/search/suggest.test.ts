import { describe, expect, it } from 'vitest'
import { NAMES, placesNamed } from '../locality/place-names.ts'
import { EMPTY_SEARCH, type Search } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { type Suggestion, suggestionsFor } from './suggest.ts'
import { indexedBy } from './suggest-index.ts'
import { columnsOf, tableOf } from './table.ts'
import { understood } from './understood.ts'

const flat: Searchable = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  projectBuildingName: 'Gomti Heights',
  locality: 'Gomti Nagar',
  city: 'Lucknow',
  price: 5_000_000,
  plotArea: 1000,
  bedrooms: 3,
}
const LISTED = [flat, { ...flat, bedrooms: 2 }, { ...flat, locality: 'Qila Bagh' }]
const LOADED = [
  {
    city: 'Lucknow',
    table: tableOf(columnsOf(LISTED)),
    places: [
      { slug: 'gomti-nagar', name: 'Gomti Nagar' },
      { slug: 'qila-bagh', name: 'Qila Bagh' },
    ],
  },
]
const suggest = (q: string, search: Partial<Search> = {}) =>
  suggestionsFor(q, { ...EMPTY_SEARCH, ...search })
const withListings = (q: string, search: Partial<Search> = {}) => {
  const asked = { ...EMPTY_SEARCH, ...search }
  return suggestionsFor(q, asked, indexedBy(LOADED, asked))
}
const labels = (found: readonly Suggestion[]) => found.map(({ label }) => label)
const bold = ({ label, typed: [from, to] }: Suggestion) =>
  `${label.slice(0, from)}[${label.slice(from, to)}]${label.slice(to)}`

describe('Suggestions while typing', () => {
  it('begin with the nearest name: one that begins so, the shortest first; then other words, other names, landmarks', () => {
    expect(labels(suggest('gom')).slice(0, 2)).toEqual(['Gomti Nagar', 'Gomti Nagar Extension'])
    expect(labels(suggest('gomti n'))[0]).toBe('Gomti Nagar')
    const nagar = labels(suggest('nagar'))
    expect(nagar.every((label) => / nagar\b/i.test(label))).toBe(true)
    expect(nagar).toEqual(nagar.toSorted((a, b) => a.length - b.length))
    const details = suggest('hazrat').map(({ detail }) => detail)
    expect(details).toEqual(['Locality in Lucknow', 'in Hazratganj, Lucknow'])
  })

  it('are the same for a name in one word, abbreviated, or in Hindi, which is shown in Hindi', () => {
    for (const typed of ['gomti nagar e', 'gomtinagar ext', 'gomti ngr extn', 'Gomti Nagar Vist'])
      expect(labels(suggest(typed))[0], typed).toBe('Gomti Nagar Extension')
    expect(labels(suggest('गोमती'))[0]).toBe('गोमती नगर')
    expect(labels(suggest('गोमती नगर विस'))).toEqual(['गोमती नगर विस्तार'])
  })

  it.each(['sector 6', 'Sec 6', 'sec-6', 'सेक्टर ६', '2 bhk sector 6'])(
    'go on although %s is a place already',
    (typed) => {
      const places = suggest(typed).flatMap(({ change }) => change.locality ?? [])
      expect(places.slice(0, 2)).toEqual(['sector-62', 'sector-63'])
    },
  )

  it.each(['sector 62', 'sec 62', '62'])('name the place that %s is', (typed) => {
    expect(suggest(typed)[0]?.change.locality).toEqual(['sector-62'])
  })

  it('name landmarks by their names, with where they are', () => {
    expect(suggest('lulu')).toEqual([
      {
        label: 'Lulu Mall',
        typed: [0, 4],
        detail: 'in Sushant Golf City, Lucknow',
        count: null,
        change: { q: '', city: ['lucknow'], locality: ['sushant-golf-city'], page: 1 },
      },
    ])
    expect(suggest('charbagh')[0]?.detail).toMatch(/^in .+, Lucknow$/)
  })

  it('say by which other name a place was found', () => {
    expect(suggest('vipin')[0]).toMatchObject({
      label: 'Gomti Nagar',
      detail: 'Vipin Khand · Locality in Lucknow',
    })
  })

  it('are a city by its first letters, also one without pages, which says so', () => {
    expect(suggest('luck')[0]).toMatchObject({
      label: 'Lucknow',
      detail: 'City',
      change: { city: ['lucknow'], locality: [] },
    })
    expect(suggest('2 bhk mathu').map(({ change }) => change.q)).toEqual(['2 bhk Mathura'])
  })

  it('are the pincodes that some figures begin', () => {
    expect(suggest('flat 22601')).toMatchObject([
      {
        label: '226010',
        typed: [0, 5],
        detail: 'Pincode of Gomti Nagar, Lucknow',
        change: { q: 'flat', city: ['lucknow'] },
      },
      ...['226016', '226017', '226018'].map((label) => ({ label })),
    ])
    for (const typed of ['226010', '226 010', '२२६०१०'])
      expect(labels(suggest(typed)), typed).toEqual(['226010'])
    // Half of Noida writes it.
    expect(suggest('201301')[0]).toMatchObject({
      detail: 'Pincode of Noida',
      change: { city: ['noida'], locality: [] },
    })
    expect(suggest('22')).toEqual([])
  })

  it('are none for a single letter, and none for words that were understood as something else', () => {
    for (const typed of [
      '',
      'g',
      'ग',
      '3 bhk',
      'under 62',
      'under 62 lakh',
      'under 22601',
      'for rent',
      'pg',
    ])
      expect(suggest(typed), typed).toEqual([])
  })

  it('are those of the chosen or typed city first', () => {
    const cityOf = (found: readonly Suggestion[]) => found[0]?.change.city?.[0]
    for (const city of ['lucknow', 'kanpur', 'varanasi'])
      expect([
        cityOf(suggest('nagar', { city: [city] })),
        cityOf(suggest(`${city} nagar`)),
      ]).toEqual([city, city])
  })

  it('are those of the city that is typed after them', () => {
    expect(suggest('house near bhu varanasi')[0]).toMatchObject({
      label: 'Banaras Hindu University',
      change: { q: 'house', city: ['varanasi'] },
    })
    expect(labels(suggest('gomti nagar lucknow'))[0]).toBe('Gomti Nagar')
    expect(labels(suggest('flat in lucknow'))[0]).toBe('Lucknow')
  })

  it('replace what is typed; all other words stay as they are', () => {
    const [first] = suggest('3 BHK किराये पर, near Hazrat')
    expect(first?.change).toEqual({
      q: '3 BHK किराये पर',
      page: 1,
      locality: ['hazratganj'],
      city: ['lucknow'],
    })
  })

  it('mark the letters that are typed, and tear no letter of Hindi apart', () => {
    for (const [typed, marked] of [
      ['gom', '[Gom]ti Nagar'],
      ['gomtin', '[Gomti N]agar'],
      ['sec 62', '[Sector 62]'],
      ['गोम', '[गोम]ती नगर'],
      ['हज', '[हज]रतगंज'],
      ['टेढ', '[टेढ़ी] पुलिया'],
    ] as const)
      expect(bold(suggest(typed)[0] as Suggestion), typed).toBe(marked)
  })

  it('begin with what is typed, if that is a whole name, as Enter reads it', () => {
    for (const [typed, name] of [
      ['bhu', 'Banaras Hindu University'],
      ['kashi', 'Varanasi'],
      ['charbagh', 'Charbagh station'],
      ['gomti nagar', 'Gomti Nagar'],
    ] as const)
      expect(labels(suggest(typed))[0], typed).toBe(name)
  })

  it('lead to what the typed name is read as', () => {
    for (const { label, place } of NAMES.filter((name) => placesNamed(name.label).length === 1)) {
      const { city, locality } = understood({ ...EMPTY_SEARCH, q: label }).search
      const found = suggest(label).find((one) => one.label === label)
      if (place.kind !== 'elsewhere') expect(found?.change, label).toMatchObject({ city, locality })
    }
  })

  it('find every place by its name', () => {
    for (const { label } of NAMES)
      expect(labels(suggest(label.toLowerCase())), label).toContain(label)
  })
})

describe('Suggestions beside loaded listings', () => {
  it('say what they lead to, with what else is searched for', () => {
    const counts = (q: string, search?: Partial<Search>) => withListings(q, search)[0]?.count
    expect([counts('gom'), counts('3 bhk gom'), counts('gom', { bhk: ['2'] })]).toEqual([2, 1, 1])
    expect([counts('luck'), counts('lulu'), counts('sector 62')]).toEqual([3, 0, null])
  })

  it('are also buildings, and localities that are on no map', () => {
    expect(withListings('3 bhk gomti h')).toEqual([
      {
        label: 'Gomti Heights',
        typed: [0, 7],
        detail: 'Building in Lucknow',
        count: 2,
        change: { q: '3 bhk Gomti Heights', city: ['lucknow'], page: 1 },
      },
    ])
    expect(withListings('qila')[0]).toMatchObject({
      detail: 'Locality in Lucknow',
      count: 1,
      change: { locality: ['qila-bagh'] },
    })
  })

  it('leave some rows to buildings', () => {
    const many = Array.from({ length: 5 }, (_, n) => ({
      ...flat,
      projectBuildingName: `Nagar ${n}`,
    }))
    const loaded = [{ city: 'Lucknow', table: tableOf(columnsOf(many)), places: [] }]
    const found = suggestionsFor('nagar', EMPTY_SEARCH, indexedBy(loaded, EMPTY_SEARCH))
    expect(found.map(({ detail }) => /^Building/.test(detail))).toEqual([
      ...Array.from({ length: 6 }, () => false),
      true,
      true,
    ])
  })
})

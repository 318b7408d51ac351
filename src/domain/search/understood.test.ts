import { describe, expect, it } from 'vitest'
import { CITY_COUNT } from '#language/city/texts-named'
import { answerTo } from './answer.ts'
import { searchChips } from './chips.ts'
import { switched } from './criteria.ts'
import { find } from './found.ts'
import { parseSearch, searchQuery } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { suggestionsFor } from './suggest.ts'
import { understood, withoutWordsOf } from './understood.ts'

const search = (query: string) => parseSearch(new URLSearchParams(query))
const labelsOf = (query: string) => searchChips(search(query)).map(({ label }) => label)

describe('What is typed goes before what was chosen and contradicts it:', () => {
  it.each([
    // The home page has Buy on until somebody touches it.
    [
      'for=buy&q=2+bhk+rent+noida',
      '0 homes with 2 BHK to rent in Noida',
      ['2 BHK', 'To rent', 'Noida'],
    ],
    ['for=buy&q=girls+pg', `0 PG and co-living homes in ${CITY_COUNT}`, ['For women', 'PG']],
    ['city=lucknow&q=noida', '0 properties in Noida', ['Noida']],
    [
      'city=noida&locality=sector-62&q=gomti+nagar',
      '0 properties in Gomti Nagar, Lucknow',
      ['Gomti Nagar'],
    ],
    // These agree.
    [
      'for=commercial&q=lease',
      `0 commercial properties to lease in ${CITY_COUNT}`,
      ['Lease for business', 'Commercial'],
    ],
    [
      'for=rent&city=noida&q=noida+flat',
      '0 flats to rent in Noida',
      ['Noida', 'Flat/Apartment', 'Rent', 'Noida'],
    ],
  ])('%s', (query, heading, chips) => {
    expect([answerTo(search(query), 0), labelsOf(query)]).toEqual([heading, chips])
  })

  it('the switch and the menus then show what is on', () => {
    const { chosen } = understood(search('for=buy&city=lucknow&locality=aliganj&q=rent+noida'))
    expect(chosen).toMatchObject({ for: [], city: [], locality: [], q: 'rent noida' })
  })

  it('a suggested place goes before a city that was typed in front of it', () => {
    const [first] = suggestionsFor('2 bhk noida gomti nag', search(''))
    expect(first?.change).toMatchObject({
      q: '2 bhk',
      city: ['lucknow'],
      locality: ['gomti-nagar'],
    })
  })
})

describe('What is chosen takes the place of the words that say something else of it:', () => {
  it.each([
    ['for', '2 bhk rent noida', '2 bhk noida'],
    ['for', 'office lease noida', 'office noida'],
    ['city', '2 bhk gomti nagar lucknow', '2 bhk'],
    ['city', 'agra flat', 'flat'],
    ['price', '2 bhk under 60 lakh', '2 bhk'],
    ['budget', '2 bhk under 60 lakh', '2 bhk'],
    ['area', 'plot 200 gaj', 'plot'],
    ['ready', 'under construction flat', 'flat'],
    ['bhk', '2 bhk noida', 'noida'],
    ['amenities', 'flat with lift', 'flat'],
    ['by', 'flat no broker', 'flat'],
    ['right', 'flat papers shown', 'flat'],
    ['sort', '2 bhk noida', '2 bhk noida'],
  ])('%s, of “%s”', (name, q, left) => {
    expect(withoutWordsOf({ ...search(''), q }, name).q).toBe(left)
  })

  it('and what they say of another filter is chosen with it', () => {
    const { q, category } = withoutWordsOf(search('q=office+lease+noida&deal=sell'), 'deal')
    expect([q, category]).toEqual(['office noida', ['commercial']])
  })

  it('Buy, after “rent” was typed', () => {
    const typed = search('q=2+bhk+rent+noida')
    expect(searchQuery(switched(withoutWordsOf(typed, 'for'), 'buy'))).toBe(
      '?q=2+bhk+noida&for=buy',
    )
  })
})

it('Sizes that are typed and chosen are named in their order', () =>
  expect(answerTo(search('bhk=3&q=2+bhk'), 7)).toBe(`7 homes with 2 or 3 BHK in ${CITY_COUNT}`))

it('What is said twice is one chip, which removes both', () => {
  const chips = searchChips(search('q=vaishali+ghaziabad+3+bhk'))
  expect(chips.map(({ label }) => label)).toEqual(['Ghaziabad', '3 BHK'])
  expect(chips[0]?.remove).toEqual({ q: '3 bhk', page: 1 })
  expect(answerTo(search('q=vaishali+ghaziabad+3+bhk'), 0)).toBe('0 homes with 3 BHK in Ghaziabad')
})

it.each([
  ['east facing', 'East facing'],
  ['lda plot', 'Approved by LDA'],
  ['by owner', 'By owner'],
  ['verified owner', 'Right to offer seen'],
  ['verified owner', 'By owner'],
  ['boys pg', 'For men'],
  ['1450 sq ft', 'About 1,450 sq ft'],
  ['near railway station', 'Near railway station'],
])('A chip says of what it is: %s', (q, label) =>
  expect(labelsOf(new URLSearchParams({ q }).toString())).toContain(label),
)

it('A part of a city that no map draws also finds who names it as a locality', () => {
  const inLocality = (locality: string): Searchable => ({
    projectBuildingName: 'Neelkanth Greens',
    city: 'Gurugram',
    locality,
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    propertyCategory: 'Residential',
    price: 45_000_000,
    plotArea: 3200,
  })
  const home = inLocality('DLF Phase 2')
  expect(find([home, inLocality('Sohna Road')], search('q=dlf+phase+2'))).toEqual([home])
})

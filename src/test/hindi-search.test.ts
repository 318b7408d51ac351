import { describe, expect, test } from 'vitest'
import type * as Named from '#language/city/texts-named'
import type * as LocalityTexts from '#language/locality/texts'
import { once } from '../domain/money/rules.ts'
import type * as Answer from '../domain/search/answer.ts'
import type * as Chips from '../domain/search/chips.ts'
import type * as OnMap from '../domain/search/on-map.ts'
import type * as Places from '../domain/search/places.ts'
import type { Placed } from '../domain/search/places.ts'
import { parseSearch } from '../domain/search/rules.ts'
import type * as Suggest from '../domain/search/suggest.ts'
import { loadInLanguage } from './support/language/in-language.ts'

const load = async <T>(file: string) =>
  (await loadInLanguage<Record<string, unknown>>('hi', `src/domain/${file}`)) as T
const searchOf = (query: string) => parseSearch(new URLSearchParams(query))

const FLAT: Placed = {
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: 'gomti nagar',
  bedrooms: 3,
}

test('In Hindi, cities and states have their Hindi names, and other texts stay as they are', async () => {
  const { shownCity, shownState } = await load<typeof Named>('city/texts-named.hi.ts')
  expect(['Lucknow', 'Agra', 'Gomti Nagar'].map(shownCity)).toEqual(['लखनऊ', 'आगरा', 'Gomti Nagar'])
  expect(['Haryana', 'Goa'].map(shownState)).toEqual(['हरियाणा', 'Goa'])
})

const { answerTo, meaningOf } = await load<typeof Answer>('search/answer.ts')

describe('In Hindi, the heading of results', () => {
  test.each([
    [
      'for=buy&city=lucknow&bhk=2&bhk=3&type=flat-apartment',
      38,
      'लखनऊ में खरीदने के लिए 2 या 3 बीएचके के 38 फ्लैट',
    ],
    [
      'for=rent&city=noida&locality=sector-62&bhk=2',
      1,
      'सेक्टर 62, नोएडा में किराए पर 2 बीएचके का 1 घर',
    ],
    ['q=70 लाख तक 3 बीएचके कानपुर', 4, 'कानपुर में ₹70 लाख तक में खरीदने के लिए 3 बीएचके के 4 घर'],
    [
      'city=lucknow&locality=aliganj&locality=gomti-nagar&locality=indira-nagar',
      12,
      'लखनऊ के 3 इलाकों में 12 प्रॉपर्टी',
    ],
    ['q=shop', 1, 'पांच शहरों में 1 दुकान'],
    ['q=shop', 2, 'पांच शहरों में 2 दुकानें'],
    ['q=factory', 2, 'पांच शहरों में 2 फैक्ट्रियां'],
    ['q=shop', 0, 'पांच शहरों में कोई दुकान नहीं'],
    ['q=ghaziabad flat', 0, 'गाजियाबाद में कोई फ्लैट नहीं'],
    ['for=rent&city=noida&bhk=1', 0, 'नोएडा में किराए पर 1 बीएचके का कोई घर नहीं'],
  ])('has the place first: %s', (query, count, heading) =>
    expect(answerTo(searchOf(query), count)).toBe(heading),
  )

  test('is followed by what was made of the words', () => {
    const found = { counts: { deal: {} }, aside: [] } as unknown as Parameters<typeof meaningOf>[1]
    expect(meaningOf(searchOf('q=ghaziabad'), found)).toBe('गाजियाबाद अभी इस पोर्टल पर नहीं है।')
    expect(meaningOf(searchOf('price-max=20000'), found)).toBe(
      '₹5 लाख से कम के बजट को हमने किराया माना है। खरीदने के लिए ऊपर “खरीदें” चुनें।',
    )
  })
})

test('In Hindi, chips say by themselves what was chosen', async () => {
  const { searchChips } = await load<typeof Chips>('search/chips.ts')
  const query =
    'city=lucknow&approved=lda&approved=not-approved&age=new&facing=north&guests=women&by=owner&area-min=1000&road-max=30'
  expect(searchChips(searchOf(query)).map(({ label }) => label)).toEqual([
    'लखनऊ',
    'उत्तरमुखी',
    'एलडीए से मंजूर',
    'मंजूर नहीं',
    'कितनी पुरानी: नई',
    'महिलाओं के लिए',
    'मालिक ने पोस्ट की',
    '1,000 वर्ग फुट या ज्यादा',
    'सड़क: 30 फुट तक',
  ])
})

test('In Hindi, a suggestion says in which city it is', async () => {
  const { suggestionsFor } = await load<typeof Suggest>('search/suggest.ts')
  const [first] = suggestionsFor('gomti', { city: [] })
  expect([first?.label, first?.detail]).toEqual(['Gomti Nagar', 'लखनऊ का इलाका'])
})

const { NARROWED_LISTINGS, nameWithin, narrowingLabel, nounOf, partWithin, placesAmong } =
  await load<typeof Places>('search/places.ts')

describe('In Hindi, a place', () => {
  test('has a name that is shorter where its city is known', () => {
    const names = placesAmong([FLAT]).map(({ name, city }) => [
      name,
      nameWithin(name, city),
      partWithin(name, city),
    ])
    expect(names).toEqual([
      ['लखनऊ में बिक्री के लिए 3 बीएचके फ्लैट', 'बिक्री के लिए 3 बीएचके फ्लैट', '3 बीएचके फ्लैट'],
      [
        'गोमती नगर, लखनऊ में बिक्री के लिए फ्लैट',
        'गोमती नगर, लखनऊ में बिक्री के लिए फ्लैट',
        'गोमती नगर, लखनऊ में फ्लैट',
      ],
      ['लखनऊ में बिक्री के लिए फ्लैट', 'बिक्री के लिए फ्लैट', 'फ्लैट'],
    ])
  })

  test('is called by its owners, or by the right that was seen', () => {
    const flats = Array.from({ length: NARROWED_LISTINGS }, () => ({
      ...FLAT,
      owner: { role: 'Owner' } as const,
      right: {},
    }))
    const names = placesAmong(flats).flatMap(({ name, narrowed, city }) =>
      narrowed ? [[name, partWithin(name, city), narrowingLabel(narrowed)]] : [],
    )
    expect(names.slice(1)).toEqual([
      ['लखनऊ में बिक्री के लिए फ्लैट, सीधे मालिक से', 'फ्लैट, सीधे मालिक से', 'मालिक ने पोस्ट की'],
      [
        'लखनऊ में बिक्री के लिए फ्लैट, घर देने का हक देखा गया',
        'फ्लैट, घर देने का हक देखा गया',
        'घर देने का हक देखा गया',
      ],
    ])
  })

  test('is read aloud with how much is there, and what it costs', async () => {
    const { spokenStats } = await load<typeof LocalityTexts>('locality/texts.hi.ts')
    const { spokenPlace } = await load<typeof OnMap>('search/on-map.ts')
    const rated = { noun: nounOf(FLAT), period: '' } as const
    const from = once(52_00_000)
    expect(
      spokenStats('Gomti Nagar', { count: 12, from, median: 6100, priced: 8 }, rated.noun, rated),
    ).toBe(
      'Gomti Nagar, 12 फ्लैट बिक्री के लिए ₹52 लाख से शुरू, फ्लैट बिक्री के लिए: बीच की कीमत ₹6,100 प्रति वर्ग फुट',
    )
    const spoken = {
      name: 'Sector 18',
      mixed: true,
      noun: ['प्रॉपर्टी', 'प्रॉपर्टी'],
      asks: null,
    } as const
    expect(spokenPlace({ ...spoken, stat: { count: 3, sales: 1, from } })).toBe(
      'Sector 18, 3 प्रॉपर्टी, 1 बिक्री के लिए ₹52 लाख से शुरू',
    )
    expect(spokenPlace({ ...spoken, stat: { count: 2, sales: 0, from: null } })).toBe(
      'Sector 18, 2 प्रॉपर्टी किराए पर',
    )
  })
})

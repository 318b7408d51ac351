import { describe, expect, it } from 'vitest'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import type { Asked, AskedBySize } from './such-homes.ts'
import type * as Words from './words.ts'
import { askedNote, askedRow, askedWords } from './words.ts'

const FLAT = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  bedrooms: 3,
  city: 'Lucknow',
  plotArea: 1450,
} as const
const RENT = { ...FLAT, listingType: 'Rent' } as const
const PG = { ...FLAT, listingType: 'PG' } as const
const PLOT = { ...FLAT, propertyType: 'Plot/Land', bedrooms: null } as const

const range = {
  low: 6_200_000,
  high: 7_100_000,
  count: 14,
  since: '2026-10-19',
  sure: 'fair',
  invented: false,
} as const
const HERE: Asked = { of: 'locality', range, here: 14, inCity: 40, place: 'Gomti Nagar' }
const CITY: Asked = { of: 'city', range, here: 3, inCity: 14, place: 'Gomti Nagar' }
const NONE: Asked = { of: null, range: null, here: 3, inCity: 7, place: 'Gomti Nagar' }
const monthly = (asked: Asked): Asked => ({
  ...asked,
  range: { ...range, low: 18_000, high: 22_000 },
})

describe('What such homes are asked for is said', () => {
  it('as a range with its number, age and how sure it is, never as one figure', () => {
    expect(askedWords(FLAT, HERE)).toEqual({
      title: 'What are such homes asked for?',
      says: 'Such homes are asked for ₹62 L to ₹71 L.',
      basis:
        'The middle half of 14 asking prices of 3 BHK flats for sale in Gomti Nagar, adjusted to 1,450 sq ft. Each was stated or confirmed on 19 Oct 2026 or later. How sure: fair.',
      invented: null,
    })
  })

  it('of the city where the locality has too few, and not at all where both have', () => {
    expect(askedWords(FLAT, CITY)).toMatchObject({
      says: 'Too few to say in Gomti Nagar. In all of Lucknow, such homes are asked for ₹62 L to ₹71 L.',
      basis: expect.stringContaining('3 BHK flats for sale in Lucknow, adjusted'),
    })
    expect(askedWords(FLAT, NONE)).toEqual({
      title: 'What are such homes asked for?',
      says: 'Too few to say in Gomti Nagar, and in all of Lucknow.',
      basis: 'Asking prices of such: 3 here, 7 in the whole city. A range needs 8.',
      invented: null,
    })
  })

  it('of a rent with its period, of a bed without a size, and of what is no home as a property', () => {
    expect(askedWords(RENT, monthly(HERE)).says).toBe(
      'Such homes are asked for ₹18,000 to ₹22,000 per month.',
    )
    const bed = askedWords(PG, monthly(HERE))
    expect(bed.says).toBe('Such homes are asked for ₹18,000 to ₹22,000 per bed per month.')
    expect(bed.basis).toContain('asking prices of PG and co-living in Gomti Nagar. Each')
    expect(askedWords(PLOT, HERE)).toMatchObject({
      title: 'What are such properties asked for?',
      basis: expect.stringContaining('14 asking prices of plots for sale in Gomti Nagar'),
    })
  })

  it('with the word of a demo where one of the posters is invented', () =>
    expect(askedWords(FLAT, { ...HERE, range: { ...range, invented: true } }).invented).toMatch(
      /^Demo: /,
    ))

  it('in Hindi as people say it', async () => {
    const { askedWords: inHindi } = await loadInLanguage<typeof Words>(
      'hi',
      'src/domain/asked/words.ts',
    )
    expect(inHindi(FLAT, HERE)).toMatchObject({
      title: 'ऐसे घरों के कितने मांगे जाते हैं?',
      says: 'ऐसे घरों के ₹62 लाख से ₹71 लाख मांगे जाते हैं।',
      basis:
        'गोमती नगर में बिक्री के लिए 3 बीएचके फ्लैट: मांगी गई 14 कीमतों का बीच का आधा हिस्सा, 1,450 वर्ग फुट के हिसाब से। हर कीमत 19 अक्टूबर 2026 को या उसके बाद बताई या कन्फर्म की गई। कितना पक्का: ठीक-ठाक।',
    })
    expect(inHindi(RENT, monthly(CITY)).says).toBe(
      'गोमती नगर में इतनी कम लिस्टिंग हैं कि कुछ कहा नहीं जा सकता। पूरे लखनऊ में ऐसे घरों के हर महीने ₹18,000 से ₹22,000 मांगे जाते हैं।',
    )
  })
})

describe('A row of a place', () => {
  const row = (asked: Asked, size: number | null = 1450): AskedBySize => ({
    bedrooms: 3,
    count: 14,
    size,
    asked,
  })

  it('has its range with the size, or that of the city, or none', () => {
    expect(askedRow(row(HERE), FLAT, false)).toEqual({
      range: '₹62 L to ₹71 L',
      detail: 'for 1,450 sq ft, sure: fair',
    })
    expect(askedRow(row(CITY), FLAT, false)).toEqual({
      range: null,
      detail: 'All of Lucknow, 14 prices: ₹62 L to ₹71 L, for 1,450 sq ft, sure: fair',
    })
    expect(askedRow(row(CITY), FLAT, true).range).toBe('₹62 L to ₹71 L')
    expect(askedRow(row(NONE), FLAT, false)).toEqual({ range: null, detail: null })
    expect(askedRow(row(HERE, null), PG, false).detail).toBe('How sure: fair')
  })

  it('stands with others since the oldest day of all', () => {
    const older = { ...range, since: '2026-10-02', invented: true }
    expect(askedNote([row(HERE), row({ ...HERE, range: older }), row(NONE)])).toEqual({
      since: 'Each was stated or confirmed on 2 Oct 2026 or later.',
      invented: expect.stringMatching(/^Demo: /),
    })
    expect(askedNote([row(NONE)])).toEqual({ since: '', invented: null })
  })
})

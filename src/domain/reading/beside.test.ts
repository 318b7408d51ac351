import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from '../../test/support/data/arbitraries.ts'
import type { FieldName } from '../listing/fields.ts'
import type { Reading } from './answer.ts'
import { readArea } from './area.ts'
import { factsBeside } from './beside.ts'
import { BESIDE_AREA, BESIDE_MONEY, type Facts } from './beside-words.ts'
import { readDate } from './date.ts'
import { readFloor, readTotalFloors } from './floor.ts'
import { readMoney } from './money.ts'
import { readRooms } from './rooms.ts'
import type { Lexicon } from './tokens.ts'

describe('Words beside an answer speak of other fields', () => {
  test.each<[FieldName, string, Facts]>([
    ['price', '95 lakh nego', { negotiable: 'Yes' }],
    ['price', '72lac negotiable', { negotiable: 'Yes' }],
    ['price', '85 lac neg.', { negotiable: 'Yes' }],
    ['price', '1.2 cr (non-negotiable)', { negotiable: 'No' }],
    ['price', '80 लाख (मोलभाव संभव)', { negotiable: 'Yes' }],
    ['price', '38000 incl maintenance', { maintenance: '0' }],
    ['price', '45k incl. maintenance, nego', { maintenance: '0', negotiable: 'Yes' }],
    ['price', '24.5k + maintenance extra', {}],
    ['price', '9 हजार खाना सहित', { meals: 'with food' }],
    ['price', '5500 mahina wifi free', { wifi: 'free wifi' }],
    ['price', '95 lakh', {}],
    ['plotArea', '1,685 sq.ft. (super)', { areaBasis: 'Super built-up' }],
    ['plotArea', '1650 Sq.Ft.(SBA)', { areaBasis: 'Super built-up' }],
    ['plotArea', '1240 sqft carpet', { areaBasis: 'Carpet' }],
    ['plotArea', '200 gaj corner, east facing', { corner: 'corner', facingType: 'East' }],
    ['bedrooms', '3 BHK semi furnished', { furnishing: 'semi furnished' }],
    // Two areas: which is meant, nobody knows.
    ['plotArea', '1685 super, 1180 carpet', {}],
    ['floorNumber', '5 of 18', { totalFloors: '18' }],
    ['floorNumber', 'G+4', { totalFloors: '4' }],
    ['floorNumber', '5', {}],
    ['totalFloors', '5 of 18', { floorNumber: '5' }],
    ['totalFloors', 'G+4', {}],
    ['bedrooms', '3B/3T', { bathrooms: '3' }],
    [
      'bedrooms',
      '3 BHK flat, 2 bath, 1 balcony',
      { propertyType: 'flat', bathrooms: '2', balconies: '1' },
    ],
    ['bedrooms', '3 BHK', {}],
    ['propertyType', 'Flat (Rent)', { listingType: 'Rent' }],
    ['propertyType', 'Godown on rent', { listingType: 'on rent' }],
    ['propertyType', '2 BHK furnished flat', { bedrooms: '2 BHK', furnishing: 'furnished' }],
    ['propertyType', 'Flat', {}],
    ['listingType', 'Rent - commercial shop', { propertyType: 'commercial shop' }],
    ['availableFrom', 'now', {}],
  ])('%s “%s”: %o', (name, text, facts) => expect(factsBeside(name, text)).toEqual(facts))

  test('but the upkeep of what is sold is in no price', () =>
    expect(factsBeside('price', '95 lakh incl maintenance', { listingType: 'Sell' })).toEqual({}))
})

describe('No reader loses a word', () => {
  test.each<[FieldName, Lexicon<Facts>, string, (text: string) => Reading<unknown> | null]>([
    ['price', BESIDE_MONEY(), '45000', (text) => readMoney(text)],
    ['plotArea', BESIDE_AREA(), '1450 sq ft', (text) => readArea(text)],
  ])('of %s: what it knows beside a figure is said', (name, words, figure, read) => {
    for (const [phrase, facts] of words.meanings)
      for (const text of [`${figure} ${phrase}`, `${figure} (${phrase})`, `${phrase} ${figure}`]) {
        expect([text, read(text)?.is]).toEqual([text, 'taken'])
        expect([text, factsBeside(name, text)]).toEqual([text, facts])
      }
  })

  /** Letters that begin no word of any reader. */
  const unknown = fc.stringMatching(/^xq[a-z]{2,6}$/)
  test.each<[string, string, (text: string) => Reading<unknown> | null]>([
    ['money', '45 lakh', (text) => readMoney(text)],
    ['a price for each foot', '4500 per sq ft', (text) => readMoney(text, { squareFeet: 1450 })],
    ['an area', '200 gaj', (text) => readArea(text)],
    ['an area in marlas', '10 marla', (text) => readArea(text)],
    ['rooms', '3 BHK', readRooms],
    ['a floor', '5 of 18', (text) => readFloor(text)],
    ['the floors of a building', 'G+4', readTotalFloors],
    ['a date', '15 Jan 2027', (text) => readDate(text, new Date('2026-11-25'))],
  ])('%s is refused where it has a word that nobody knows', (_, figure, read) => {
    expect(read(figure)?.is).not.toBe('refused')
    fc.assert(
      fc.property(unknown, fc.constantFrom(' ', ', ', ' (', '; ', ' - '), (word, between) => {
        for (const text of [`${figure}${between}${word}`, `${word}${between}${figure}`])
          expect([text, read(text)?.is]).toEqual([text, 'refused'])
      }),
      { seed: SEED, numRuns: 100 },
    )
  })
})

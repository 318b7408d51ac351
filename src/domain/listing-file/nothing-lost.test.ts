import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../../test/support/data/arbitraries.ts'
import { readRows } from '../../test/support/data/file-rows.ts'
import type { Meaning } from './table.ts'

// Every word of a table ends in a value, in a question, in a problem, or in what is said to be left out.

const TODAY = new Date('2026-11-26T12:00:00+05:30')

/** Cells of each column that are understood, and words that people write beside them. */
const COLUMNS = {
  Reference: [['K-101', 'A/7', 'म-३'], ['']],
  City: [
    ['Lucknow', 'Noida', 'Lucknow(All)', 'Gurgaon / DLF Phase 2', 'लखनऊ'],
    ['', 'city'],
  ],
  Locality: [
    ['Aliganj', 'Sector 62', 'Gomti Nagar, Lucknow', 'अलीगंज', '226010'],
    ['', 'main road'],
  ],
  'Project or building name': [
    ['Omega Sparsh', 'NA', ''],
    ['', 'Tower B'],
  ],
  Area: [
    ['1,450 sq ft', '200 gaj', '1650 Sq.Ft.(SBA)', '10 marla', '30x40', '1450', '१२०० वर्ग फुट'],
    ['', 'corner', 'approx'],
  ],
  Bedrooms: [
    ['3 BHK', '2+1', '2.5 BHK', '3 BHK + SQ', 'तीन', ''],
    ['', 'big'],
  ],
  Bathrooms: [
    ['2', '3T', ''],
    ['', 'attached'],
  ],
  Floor: [
    ['5 of 18', 'GF', 'G+4', 'P1', 'पहली', ''],
    ['', 'top'],
  ],
  'Available from': [
    ['15/01/2027', 'Q2 2027', 'Already vacant', '46388', ''],
    ['', 'soon'],
  ],
  Furnishing: [
    ['Semi', 'Un', 'Fully furnished', ''],
    ['', 'AC'],
  ],
  Amenities: [
    ['Lift; Gym', 'Park, Club', ''],
    ['', 'Moat'],
  ],
  Description: [
    ['Park facing.', ''],
    ['', 'Two balconies.'],
  ],
  Status: [
    ['Available', 'Sold', 'Hold – token', 'Coming Soon', ''],
    ['', 'maybe'],
  ],
} as const
const SALES = [
  '72 lakh',
  '95 lakh nego',
  '1.9 Cr onwards',
  '78 lacs + reg.',
  'on call',
  '4500 per sqft',
]
const RENTS = ['18,000 PM', '38000 incl maintenance', '45k fixed', '२२ हज़ार', 'on request']
/** What is offered is known in each line: what depends on it would wait for its answer otherwise. */
const KINDS = [
  ['For sale', 'Residential', 'Flat', SALES],
  ['किराये पर', 'Residential', 'Kothi', RENTS],
  ['Sell', 'Residential', 'Plot', SALES],
  ['Rent', 'Commercial', 'दुकान', RENTS],
] as const
const HEADS = ['Listing type', 'Category', 'Property type', 'Price', ...Object.keys(COLUMNS)]
const MAP: readonly Meaning[] = [
  ...(['listingType', 'propertyCategory', 'propertyType', 'price'] as const),
  ...(['reference', 'city', 'locality', 'projectBuildingName', 'plotArea'] as const),
  ...(['bedrooms', 'bathrooms'] as const),
  ...([
    'floorNumber',
    'availableFrom',
    'furnishing',
    'amenities',
    'description',
    'status',
  ] as const),
]

const cellOf = ([cells, beside]: readonly [readonly string[], readonly string[]], at: number) =>
  fc
    .record({
      cell: fc.constantFrom<string>(...cells),
      beside: fc.option(fc.constantFrom<string>(...beside), { nil: '', freq: 3 }),
      // A word that nobody knows, another one in each column.
      unknown: fc.option(fc.constant(`zorp${String.fromCharCode(97 + at)}`), { nil: '', freq: 3 }),
    })
    .map(({ cell, beside: more, unknown }) => [cell, more, unknown].filter(Boolean).join(' '))
const PRICE_BESIDE = ['', 'only', '+ registry']
const rowOf = fc
  .constantFrom(...KINDS)
  .chain(([deal, category, type, prices]) =>
    fc.tuple(
      fc.constant([deal, category, type]),
      cellOf([prices, PRICE_BESIDE], 25),
      fc.tuple(...Object.values(COLUMNS).map((column, at) => cellOf(column, at))),
    ),
  )
  .map(([kind, price, cells]) => [...kind, price, ...cells])

/** Words that say nothing beside an answer, or no more than another cell of each line does. */
const IDLE = new Set(
  'only approx on sq bhk big pm registry reg. fully furnished already available city वर्ग'.split(
    ' ',
  ),
)
/** What is known of each line without its words. */
const IMPLIED: readonly number[] = [0, 1, 2, HEADS.indexOf('City')]

/** All that is shown or kept of a line. */
function outcomeOf(row: readonly string[]): string {
  const table = { sheet: '', heads: HEADS, lines: [{ line: 2, cells: row }] }
  const { lines, questions, note } = readRows({ table, map: MAP, today: TODAY })
  const [line] = lines
  const { cells = {}, problems, open, notes, reference, offer, fields } = line ?? {}
  const said = Object.entries(cells).map(([name, cell]) => [name, cell.said, cell.state])
  const asked = questions.map(({ sentence, options }) => [sentence, options])
  return JSON.stringify([said, problems, open, notes, reference, offer, fields, asked, note])
}

test('Of a table by chance, each word ends in a value, a question, or what is said to be left out', () => {
  fc.assert(
    fc.property(rowOf, fc.nat(), (row, n) => {
      const words = row.flatMap((cell, at) =>
        (IMPLIED.includes(at) && !cell.includes('/') ? '' : cell)
          .split(' ')
          .map((word, place, all) => ({
            word,
            at,
            without: all.filter((_, other) => other !== place).join(' '),
          }))
          .filter(({ word }) => /[\p{L}\p{N}]/u.test(word) && !IDLE.has(word.toLowerCase())),
      )
      const one = words[n % words.length]
      if (!one) return
      const without = row.map((cell, at) => (at === one.at ? one.without : cell))
      expect(
        outcomeOf(row) === outcomeOf(without) && `${HEADS[one.at]}: ${row[one.at]} / ${one.word}`,
      ).toBe(false)
    }),
    { seed: SEED, numRuns: Number(process.env.RUNS ?? 150) },
  )
})

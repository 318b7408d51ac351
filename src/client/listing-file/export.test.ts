import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoListings } from '../../../scripts/seed/listings.ts'
import { AREA_UNIT_NAMES } from '../../domain/area/constants.ts'
import { toSquareFeet } from '../../domain/area/rules.ts'
import { normaliseListing } from '../../domain/listing/fields.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { type Exported, exportRows } from '../../domain/listing-file/export.ts'
import { guessColumns } from '../../domain/listing-file/mapping.ts'
import { homesByReference, type KnownHome, planOf } from '../../domain/listing-file/plan.ts'
import { likelySheet, tableOf } from '../../domain/listing-file/sheet-table.ts'
import { mapOf, type Sheet } from '../../domain/listing-file/table.ts'
import { Thread } from '../../test/support/browser/thread.ts'
import { readRows } from '../../test/support/data/file-rows.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { writeCsv } from './csv.ts'
import { readTable } from './read-table.ts'
import { writeWorkbook } from './write-table.ts'

beforeEach(() => {
  vi.stubGlobal('Worker', Thread)
})

const TODAY = new Date('2026-11-26T12:00:00+05:30')
const own = (fields: ListingFields, over: Partial<Exported> = {}): Exported => ({
  ...fields,
  id: 'home12345',
  reference: null,
  listingState: 'published',
  availability: 'available',
  change: null,
  ...over,
})
/** The table that the file page finds in an exported file, and what it reads of it without a question. */
async function readBack(listings: readonly Exported[], kind: 'csv' | 'xlsx') {
  const rows = exportRows(listings)
  const file = new File(
    [kind === 'csv' ? writeCsv(rows) : await writeWorkbook(rows)],
    'my-listings',
  )
  const read = await readTable(file)
  if (!read || 'problem' in read) throw new Error(read?.problem)
  expect(read.kind).toBe(kind)
  const table = tableOf(read.sheets[likelySheet(read.sheets)] as Sheet)
  const columns = guessColumns(table)
  expect(columns.filter(({ sure }) => !sure).map(({ head }) => head)).toEqual([])
  return readRows({ table, map: mapOf(columns), today: TODAY }).lines
}
const answered = (fields: ListingFields) =>
  Object.fromEntries(
    Object.entries(normaliseListing(fields)).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  )
async function expectSame(listings: readonly ListingFields[], kind: 'csv' | 'xlsx') {
  const lines = await readBack(
    listings.map((fields, n) => own(fields, { reference: `R-${n}` })),
    kind,
  )
  expect(lines).toHaveLength(listings.length)
  for (const [n, line] of lines.entries()) {
    expect([line.problems, line.open], line.about).toEqual([{}, {}])
    const [was, is] = [answered(listings[n] as ListingFields), line.fields && answered(line.fields)]
    expect({ ...is, amenities: line.fields?.amenities.toSorted() }).toEqual({
      ...was,
      amenities: listings[n]?.amenities.toSorted(),
    })
  }
}

describe.each(['csv', 'xlsx'] as const)(
  'The file of the own listings is read back as it was: %s',
  (kind) => {
    test('for each kind of listing of the demo data', async () => {
      await expectSame(demoListings(120), kind)
    })

    test('in each unit of area, to the square foot', () =>
      expectSame(
        AREA_UNIT_NAMES.flatMap((areaUnit) =>
          [1450, 1799.5, toSquareFeet(200, areaUnit)].map((plotArea, n) =>
            listingFields({
              areaUnit,
              plotArea,
              projectBuildingName: `House ${areaUnit} ${n}`,
              areaBasis: null,
              propertyType: 'Independent House/Villa',
              price: 9_000_000,
            }),
          ),
        ).filter(({ plotArea }) => plotArea < 100_000),
        kind,
      ))

    test('with texts that look like formulas, have lines, quotes and any letters', () =>
      expectSame(
        ['=1+1', '+91 is not said', '-5 steps', '@home', "'quoted'", 'a "b", c;\n\nd', 'गोमती'].map(
          (description) =>
            listingFields({
              description,
              projectBuildingName: `=SUM ${description.slice(0, 4)}`
                .replaceAll(/[\n"]/g, '')
                .trim(),
            }),
        ),
        kind,
      ))
  },
)

test('A formula is text in the file', () => {
  const csv = writeCsv(exportRows([own(listingFields({ projectBuildingName: '=HYPERLINK("x")' }))]))
  expect(csv).toContain(`'=HYPERLINK`)
  expect(csv).not.toMatch(/(^|,)"?=/m)
})

test('A change that waits stands in the file, a rejected listing does not, and each has a reference and a state', () => {
  const rows = exportRows([
    own(listingFields(), {
      reference: 'GN-12',
      change: { version: 1, fields: listingFields({ price: 7_500_000 }) },
    }),
    own(listingFields(), { listingState: 'closed', availability: 'sold' }),
    own(listingFields(), { listingState: null }),
  ])
  const [heads = [], ...lines] = rows
  const price = heads.indexOf('Price')
  expect(lines.map((cells) => [cells[0], cells[1], cells[price]])).toEqual([
    ['GN-12', 'Live', '7500000'],
    ['home12345', 'Sold', '7200000'],
  ])
})

test('Read back, no listing in any state is changed, closed or posted again', async () => {
  const states: Partial<Exported>[] = [
    { listingState: 'pending' },
    { listingState: 'published' },
    {
      listingState: 'published',
      change: { version: 2, fields: listingFields({ price: 7_500_000 }) },
    },
    { listingState: 'expired' },
    { listingState: 'closed', availability: 'sold' },
    { listingState: 'past', availability: 'sold' },
  ]
  const homes = states.flatMap((state, n) =>
    [null, `GN-${n}`].map((reference, m) => {
      const name = { projectBuildingName: `Home ${n} ${m}` }
      return own(listingFields(name), {
        ...state,
        reference,
        id: `home1234${n}${m}`,
        change: state.change ? { version: 2, fields: { ...state.change.fields, ...name } } : null,
      })
    }),
  )
  const known = homes.map((home) => ({
    ...home,
    version: 1,
    state: home.listingState === 'pending' ? 'pending' : 'approved',
    photos: [],
    decisionId: null,
    change: home.change && { ...home.change, photos: [] },
  })) as KnownHome[]
  const file = { hasPhotos: false }
  const lines = await readBack(homes, 'xlsx')
  const planned = lines.map((line) => planOf(line, homesByReference(known), file)?.is)
  expect(planned).toEqual(homes.map(() => 'nothing'))
})

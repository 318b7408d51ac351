import { describe, expect, test } from 'vitest'
import { COLUMN_TEXTS } from '#language/listing-file/texts'
import { FIELD_NAMES } from '../listing/fields.ts'
import { columnName } from './columns.ts'
import { guessColumns, shapeOf } from './mapping.ts'
import { likelySheet, tableOf } from './sheet-table.ts'
import { mapOf } from './table.ts'
import { templateLines } from './template.ts'

const sheetOf = (...rows: string[][]) => ({ name: 'Sheet1', rows })
const guessed = (...rows: string[][]) => guessColumns(tableOf(sheetOf(...rows)))
/** What a column by itself is taken for, and whether that is asked about. */
function meaningOf(head: string, ...values: string[]) {
  const [column] = guessed(
    [head, 'City', 'Facing'],
    ...values.map((value) => [value, 'Noida', 'East']),
  )
  return column && [column.meaning, column.sure]
}

describe('The table in a sheet', () => {
  const HEADS = ['Property Type', 'City', 'Demand']
  test('begins below its heads, wherever they stand, and keeps the numbers of a spreadsheet', () => {
    const table = tableOf(
      sheetOf(
        ['Tulsi Estates, stock of November 2026'],
        [],
        HEADS,
        ['Flat', 'Noida', '72 lakh'],
        ['', ' '],
        HEADS,
        ['Plot', 'Lucknow', '40 lakh'],
      ),
    )
    expect(table.heads).toEqual(HEADS)
    expect(table.lines.map(({ line }) => line)).toEqual([4, 7])
  })

  test('has what stands in a line by itself as a column of the lines below', () => {
    const heads = ['Property Type', 'City', 'Locality', 'Demand']
    const flat = ['Flat', 'Noida', 'Sector 62', '72 lakh']
    const table = tableOf(sheetOf(heads, flat, ['SOLD'], flat, flat))
    expect(table.heads.at(-1)).toBe(COLUMN_TEXTS.heading)
    expect(table.lines.map(({ line, cells }) => [line, cells.at(-1)])).toEqual([
      [2, ''],
      [4, 'SOLD'],
      [5, 'SOLD'],
    ])
    expect(guessColumns(table).at(-1)).toMatchObject({ meaning: 'status', sure: false })
  })

  test('begins below heads in Hindi as well', () => {
    const heads = ['शहर', 'इलाका', 'प्रॉपर्टी टाइप']
    const { heads: found } = tableOf(
      sheetOf(['2026 का स्टॉक'], heads, ['नोएडा', 'अलीगंज', 'फ्लैट'], ['लखनऊ', 'अमीनाबाद', 'मकान']),
    )
    expect(found).toEqual(heads)
  })

  test('has heads that nobody knows where words stand above figures', () => {
    const { heads } = tableOf(sheetOf(['Q', 'Kya'], ['12', '1.25 Cr'], ['14', '90 lakh']))
    expect(heads).toEqual(['Q', 'Kya'])
  })

  test('has empty heads where every line is a home', () => {
    const flats = tableOf(
      sheetOf(['Flat', 'Sector 62', '3 BHK', '72 lakh'], ['Plot', 'Assi', '', '40 lakh']),
    )
    expect(flats.heads).toEqual(['', '', '', ''])
    expect(flats.lines).toHaveLength(2)
    const message = tableOf(sheetOf(['3BHK sec 137 1.25 cr'], ['2bhk sec 62 rent 24k']))
    expect([message.heads, message.lines.length]).toEqual([[''], 2])
    expect(tableOf(sheetOf())).toEqual({ sheet: 'Sheet1', heads: [], lines: [] })
  })
})

describe('The sheet that is offered', () => {
  const LINES = [
    ['Property Type', 'City', 'Demand'],
    ['Flat', 'Noida', '72 lakh'],
  ]
  test.each([
    [
      [
        { name: 'Stock', rows: LINES },
        { name: 'Sold – do not post', rows: LINES },
      ],
      0,
    ],
    [
      [
        { name: 'Archive', rows: LINES },
        { name: 'Nov', rows: LINES },
      ],
      1,
    ],
    [
      [
        { name: 'Sheet1', rows: [['SOLD HOMES 2025'], ...LINES] },
        { name: 'Sheet2', rows: LINES },
      ],
      1,
    ],
    [
      [
        { name: 'Cover', rows: [] },
        { name: 'Read me', rows: [['Hello'], ['All prices final']] },
        { name: 'Unsold', rows: LINES },
      ],
      2,
    ],
    [[{ name: 'Sold', rows: LINES }], 0],
    [[], 0],
  ])('%#', (sheets, at) => expect(likelySheet(sheets)).toBe(at))
})

describe('A column is known by its head and its values', () => {
  test('in our own template, without a question', () => {
    const [heads = [], example = []] = templateLines()
    for (const rows of [
      [heads, example],
      [[...FIELD_NAMES], example],
      [heads, heads.map(() => '')],
    ])
      expect(guessed(...rows).filter(({ sure }) => !sure)).toEqual([])
    expect(mapOf(guessed(heads, example))).toEqual(FIELD_NAMES)
    expect(meaningOf(columnName('amenities'), 'Moat')).toEqual(['amenities', true])
  })

  test('in the export of a portal', () => {
    const columns = guessed(
      'Property ID|Listed On|I want to|Property Type|City|Locality|Society / Project|BHK|Super Built-up Area|Carpet Area|Expected Price|Price per sqft|Furnishing|Floor|Facing|Possession|RERA ID|Amenities|Posted By|Mobile|Images|Status'.split(
        '|',
      ),
      'N1|03/11/2026|Sell|Apartment|Noida|Sector 137, Noida|Amla Greens|3 BHK|1,685 sq.ft.|1,180 sq.ft.|₹ 1.25 Cr|₹ 7,418/sq.ft.|Semi-Furnished|5 out of 18|East|Ready To Move|UPRERAPRJ90001|Lift, Gymnasium|Dealer|+91-9810000001|6|Active'.split(
        '|',
      ),
      'N2|28-Oct-2026|Rent/Lease|Apartment|Noida|Sector 62|Bel Enclave|2 BHK|1,050 sq.ft.||₹ 24,500||Furnished|Ground of 4|North-East|||Lift, Security|Dealer|+91-9810000001|4|Expired'.split(
        '|',
      ),
    )
    expect(columns.filter(({ sure }) => !sure)).toEqual([])
    expect(mapOf(columns)).toEqual([
      'reference',
      'ignored',
      'listingType',
      'propertyType',
      'city',
      'locality',
      'projectBuildingName',
      'bedrooms',
      'plotArea',
      'plotArea',
      'price',
      'ignored',
      'furnishing',
      'floorNumber',
      'facingType',
      'possession',
      'reraNumber',
      'amenities',
      'private',
      'private',
      'ignored',
      'status',
    ])
    expect(columns[10]?.samples).toEqual(['₹ 1.25 Cr', '₹ 24,500'])
  })

  test('in a feed', () => {
    const heads =
      'id|title|type|content|price|property_type|floor_area|rooms|bathrooms|city|city_area|date|by_owner'
    const line =
      'NB1|3 BHK flat, Gomti Nagar|For Sale|Two balconies, lift.|7200000|Apartment|135 meters|3|2|Lucknow|Gomti Nagar|20/11/2026|0'
    expect(mapOf(guessed(heads.split('|'), line.split('|')))).toEqual([
      'reference',
      'projectBuildingName',
      'listingType',
      'description',
      'price',
      'propertyType',
      'plotArea',
      'bedrooms',
      'bathrooms',
      'city',
      'locality',
      'ignored',
      'private',
    ])
  })

  test.each<[string, string[], [string, boolean]]>([
    ['Demand', ['₹ 1.25 Cr', '72 lakh'], ['price', true]],
    ['Price (in Lacs)', ['125', '72'], ['price', true]],
    ['किराया', ['18000'], ['price', true]],
    ['कमरे', ['3', '2'], ['bedrooms', true]],
    ['Area', ['1,450', '900'], ['plotArea', true]],
    ['Area', ['Gomti Nagar', 'Indira Nagar'], ['locality', true]],
    ['Size', ['3 BHK', '2 BHK'], ['bedrooms', true]],
    ['Type', ['For Sale', 'For Rent'], ['listingType', true]],
    ['Type', ['Apartment', 'Plot'], ['propertyType', true]],
    ['Type', ['3 BHK', '2 BHK'], ['bedrooms', true]],
    ['Status', ['Available', 'Sold'], ['status', true]],
    ['Status', ['Ready to move', 'Under construction'], ['possession', true]],
    ['Status', ['Semi furnished', 'Unfurnished'], ['furnishing', true]],
    ['Location', ['Noida', 'Lucknow'], ['city', true]],
    ['Location', ['Sector 62', 'Sector 137, Noida'], ['locality', true]],
    ['Unit', ['sq ft', 'gaj'], ['areaUnit', true]],
    ['Unit', ['A-1203', 'B-407'], ['reference', true]],
    ['Unit', ['A-1203', 'A-1203 '], ['ignored', true]],
    ['Rate per sq ft', ['7,400', '5,100'], ['ignored', true]],
    ['Name', ['Amla Greens', 'Bel Enclave'], ['projectBuildingName', true]],
    ['Name', ['Anita Sharma', 'Mr R. Gupta'], ['private', true]],
    ['Project', ['Anita Sharma', 'Mr R. Gupta'], ['private', true]],
    ['Price', ['98100 00001', '+91 9810000002'], ['private', true]],
    ['Price', ['+971 50 123 4567', '00971501234568'], ['private', true]],
    ['Owner', ['Anita', 'Ramesh'], ['private', true]],
    ['Posted on', ['20/11/2026'], ['ignored', true]],
    ['X', ['₹ 1.25 Cr', '72 lakh'], ['price', false]],
    ['Kya', ['3 BHK', '2 BHK'], ['bedrooms', false]],
    ['Kya', ['blue', 'red'], ['ignored', false]],
    ['', ['3 BHK, 1,685 sq ft, 1.25 cr, sec 137'], ['facts', false]],
    ['Kya', [''], ['ignored', true]],
  ])('%s of %o', (head, values, is) => expect(meaningOf(head, ...values)).toEqual(is))

  test('and holds a field once, but for areas and prices', () => {
    const both = guessed(
      ['City', 'Town', 'Price', 'PRICE'],
      ['Noida', 'Lucknow', '72 lakh', '71 lakh'],
    )
    expect(both.map(({ meaning, sure }) => [meaning, sure])).toEqual([
      ['city', true],
      ['ignored', false],
      ['price', true],
      ['price', true],
    ])
    const turns = guessed(
      ['Sale price', 'Rent', 'City'],
      ['72 lakh', '', 'Noida'],
      ['', '18,000', 'Noida'],
    )
    expect(mapOf(turns)).toEqual(['price', 'price', 'city'])
  })
})

describe('A shape', () => {
  const rows = [
    ['Kya', 'City'],
    ['blue', 'Noida'],
  ]
  test('is that of the heads, in any case and with any lines', () => {
    const shape = shapeOf(tableOf(sheetOf(['Property Type', 'City'], ['Flat', 'Noida'])))
    expect(
      shapeOf(tableOf(sheetOf(['Title'], [' property_type', 'CITY:'], ['Plot', 'Noida']))),
    ).toBe(shape)
    expect(shapeOf(tableOf(sheetOf(['Kind', 'City'], ['Flat', 'Noida'])))).not.toBe(shape)
  })

  test('is remembered with its map, which holds unless a column is private', () => {
    const table = tableOf(sheetOf(...rows))
    expect(guessColumns(table, ['projectBuildingName', 'city'])[0]).toMatchObject({
      meaning: 'projectBuildingName',
      sure: true,
    })
    expect(guessColumns(table, ['city'])[0]).toMatchObject({ meaning: 'ignored', sure: false })
    const phones = tableOf(sheetOf(['Kya', 'City'], ['9810000001', 'Noida']))
    expect(guessColumns(phones, ['price', 'city'])[0]?.meaning).toBe('private')
  })
})

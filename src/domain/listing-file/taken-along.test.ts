import { expect, test } from 'vitest'
import { columnName } from './columns.ts'
import { writtenRows } from './taken-along.ts'

test('Lines are taken along with what was written into them, in columns that can be read back', () => {
  const file = {
    heads: ['Rate', 'Owner'],
    map: ['price', 'private'] as const,
    edits: { 3: { price: '80 lakh', city: 'Noida' }, 9: { locality: 'Sector 62' } },
  }
  expect(
    writtenRows(file, [
      { line: 2, row: ['75 lakh', 'Ravi', 'more'] },
      { line: 3, row: ['much'] },
    ]),
  ).toEqual({
    heads: ['Rate', 'Owner', columnName('city')],
    rows: [
      ['75 lakh', 'Ravi', ''],
      ['80 lakh', '', 'Noida'],
    ],
  })
})

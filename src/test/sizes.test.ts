import { expect, test } from 'vitest'
import { sizeRow } from './support/structure/sizes.ts'

const upTo = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `file${n + 1}`, lines: n + 1 }))

test.each([
  ['nothing', [], ['0', '0', '0', '0', '']],
  ['one file', upTo(1), ['1', '1', '1', '1', '1 file1']],
  ['two, the shorter one first', upTo(2), ['2', '3', '1', '2', '2 file2']],
  ['a hundred in any order', upTo(100).reverse(), ['100', '5050', '50', '95', '100 file100']],
])('The table of sizes counts %s', (_, list, row) => {
  expect(sizeRow('domain', list)).toEqual(['domain', ...row])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTablePath } from './packed.ts'

test.each([
  ['stock.xlsx', true],
  ['November/Stock list.CSV', true],
  ['WhatsApp Chat with Ravi.txt', true],
  ['feed.xml', true],
  ['a/b/old.ods', true],
  ['GN-12/1.jpg', false],
  ['stock.pdf', false],
  ['stock.csv/', false],
  ['__MACOSX/._stock.xlsx', false],
  ['__MACOSX/stock.xlsx', false],
  ['November/._stock.csv', false],
  ['.DS_Store', false],
  ['Thumbs.db', false],
  ['~$stock.xlsx', false],
  ['.~lock.stock.ods', false],
  ['README.txt', false],
  ['photos/Read me first.txt', false],
])('%s in a ZIP is a table: %s', (path, is) => expect(isTablePath(path)).toBe(is))

test('No shadow file of any name is a table', () =>
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('csv', 'xlsx', 'txt'), (name, ending) => {
      expect(isTablePath(`__MACOSX/${name}.${ending}`)).toBe(false)
      expect(isTablePath(`photos/._${name.replaceAll('/', '')}.${ending}`)).toBe(false)
    }),
  ))

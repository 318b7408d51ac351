import * as XLSX from '@e965/xlsx'
import { expect, it, vi } from 'vitest'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { Thread } from '../../test/support/browser/thread.ts'
import { readTable } from './read-table.ts'
import { writeWorkbook } from './write-table.ts'

it('A file and a pasted text are read in a worker, which ends after the answer', async () => {
  const ended = vi.spyOn(Thread.prototype, 'terminate')
  vi.stubGlobal('Worker', Thread)
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['City'], ['Noida']]), 'Stock')
  const bytes = XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer
  expect(await readTable(new File([bytes], 'no-matter.csv'))).toMatchObject({
    kind: 'xlsx',
    sheets: [{ name: 'Stock', rows: [['City'], ['Noida']] }],
  })
  expect(await readTable('City\tPrice\nNoida\t72 lakh')).toMatchObject({
    kind: 'csv',
    delimiter: '\t',
  })
  expect(await readTable(new File(['%PDF-1.7'], 'list.xlsx'))).toEqual({ problem: WRONG.pdf })
  expect(ended).toHaveBeenCalledTimes(3)
})

it('A workbook that is written holds only texts, and reads back unchanged', async () => {
  vi.stubGlobal('Worker', Thread)
  const rows = [
    ['Project', 'Price'],
    ['=HYPERLINK("x")', '+91'],
    ['-1', '0.950'],
    ['@sum', '₹ 72 लाख'],
    ['', "'quoted"],
    ['15/01/2027', 'two\nlines'],
  ]
  const blob = await writeWorkbook(rows)
  expect(await readTable(new File([blob], 'x'))).toMatchObject({ sheets: [{ rows }] })
  const book = XLSX.read(await blob.arrayBuffer(), { type: 'array' })
  const cells = Object.entries(book.Sheets.Listings ?? {}).filter(([name]) => /^[A-Z]/.test(name))
  expect(cells.map(([, { t, f }]) => [t, f])).toEqual(cells.map(() => ['s', undefined]))
})

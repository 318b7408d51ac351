import * as XLSX from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { TABLE_LIMITS } from '../../../domain/listing-file/constants.ts'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { MAPPING_TEXTS as mapping } from '#language/listing-file/texts-mapping'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { expect, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { zipOf } from '../../support/data/zip.ts'

const choose = (page: Page, name: string, bytes: Uint8Array | string) =>
  page
    .getByLabel(texts.choose)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

function stockList(bookType: XLSX.BookType): Uint8Array {
  const sheet = XLSX.utils.aoa_to_sheet([
    ['Asha Estates – stock list'],
    [],
    ['Listing type', 'Category', 'Property type', 'City', 'Locality', 'Area', 'Price', 'From'],
    [
      ...['Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Aliganj', '1,450 sq ft'],
      { t: 'n', v: 0.95, z: '0.00" Cr"' },
      { t: 'n', v: 46_403, z: 'm/d/yy' },
    ],
  ])
  const book = XLSX.utils.book_new(sheet, 'Stock')
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType }) as ArrayBuffer)
}

test('A workbook, new or old, is read on the device, as its program shows it; a hostile file ends in a sentence', async ({
  page,
  baseURL,
}) => {
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.postSeveral)
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))

  for (const bookType of ['xlsx', 'biff8'] as const) {
    const name = `${bookType}.csv`
    await choose(page, name, stockList(bookType))
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: mapping.done, exact: true })).toBeVisible()
    for (const shown of ['0.95 Cr', '16/01/2027'])
      await expect(page.getByText(shown).first(), bookType).toBeVisible()
  }

  const workbook = { path: 'xl/workbook.xml', content: '<workbook/>' }
  const bomb = zipOf([
    workbook,
    { path: 'xl/a.xml', content: Buffer.alloc(TABLE_LIMITS.unpacked + 1), claimed: 10 },
  ])
  const outside = zipOf([workbook, { path: '../../a.xml', content: '' }])
  for (const [sentence, bytes] of [
    [WRONG.unpacked, bomb],
    [WRONG.names, outside],
    [WRONG.definitions, '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    [WRONG.tooManyRows(''), 'a,b,c\n'.repeat(100_000)],
    [WRONG.pdf, '%PDF-1.7'],
  ] as const) {
    await choose(page, 'stock.xlsx', bytes)
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await choose(page, 'stock.xlsx', stockList('xlsx'))
  await expect(page.getByRole('button', { name: mapping.done, exact: true })).toBeVisible()
  expect(sent).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { withoutApostrophe } from '../../domain/text/csv.ts'
import { parseCsv, writeCsv } from './csv.ts'

const HEADS = 'City,Price,Description'
const rowsOf = (text: string) => parseCsv(text).rows.filter((row) => row.join('') !== '')

describe('A CSV file', () => {
  it('is read with a byte order mark, Windows line ends, semicolons or tabs', () => {
    const cells = [
      ['City', 'Price', 'Description'],
      ['Noida', '72,00,000', 'Light; and air'],
    ]
    for (const text of [
      `\uFEFF${HEADS}\r\nNoida,"72,00,000",Light; and air\r\n`,
      'City;Price;Description\r\nNoida;72,00,000;"Light; and air"',
      'sep=;\r\nCity;Price;Description\nNoida;72,00,000;"Light; and air"',
      'City\tPrice\tDescription\rNoida\t72,00,000\tLight; and air',
      '\n\nCity;Price;Description\nNoida;72,00,000;"Light; and air"',
    ])
      expect(rowsOf(text), text).toEqual(cells)
  })

  it('keeps quotation marks, delimiters and line breaks inside a cell', () => {
    expect(
      rowsOf(`${HEADS}\r\nNoida,1,"Said ""quiet"", is,\r\nquiet"\r\nLucknow,2,5" pipe`),
    ).toEqual([
      ['City', 'Price', 'Description'],
      ['Noida', '1', 'Said "quiet", is,\nquiet'],
      ['Lucknow', '2', '5" pipe'],
    ])
  })

  it('names the line of an unclosed quotation', () => {
    expect(parseCsv(`${HEADS}\nNoida,1,"Quiet\nLucknow,2,`).openQuote).toBe(2)
    expect(parseCsv(`${HEADS}\nNoida,1,"Quiet"`).openQuote).toBeNull()
  })

  it('that is written contains no cell that a spreadsheet would run, and reads back unchanged', () => {
    const formulas = [
      '=1+1',
      '+91',
      '-Nest',
      '@sum',
      '\tx',
      '＝x',
      ' =1',
      '\n=1',
      '−1',
      '﹢1',
      '–1',
      '﹣1',
      '＋1',
      '\u200b=1',
      '\ufeff=1',
      '\u00a0\u00ad =1',
      '\u2800@x',
      '⁼1',
      '﹫x',
      '\u202e=1',
    ]
    const cells = [...formulas, 'a=b', "O'Nest", '3 BHK', '₹ 72 L', 'घर']
    const rows = [HEADS.split(','), ...cells.map((cell) => ['Noida', '1', cell])]
    const text = writeCsv(rows)
    expect(text.startsWith('\uFEFFCity,Price,Description\r\n')).toBe(true)
    const written = rowsOf(text)
      .slice(1)
      .map(([, , cell]) => cell)
    expect(written).toEqual([
      ...formulas.map((cell) => `'${cell}`),
      ...cells.slice(formulas.length),
    ])
    expect(written.map((cell) => withoutApostrophe(cell ?? ''))).toEqual(cells)
    expect(rowsOf(writeCsv(rowsOf(text)))).toEqual(rowsOf(text))
  })
})

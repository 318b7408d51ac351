import Papa from 'papaparse'
import { columnsOf } from '../../domain/listing-file/columns.ts'
import { BOM, FORMULA } from '../../domain/text/csv.ts'

/** Of CSV files, of those of Excel where a comma is the decimal sign, and of what spreadsheets copy. */
const DELIMITERS = [',', ';', '\t']
/** Excel's own word in the first line about the delimiter, which it does not count. */
const SEPARATOR = /^sep=.\n/i

/** How many columns of ours the first line names, were it so divided. */
function known(text: string, delimiter: string): number {
  const [heads = []] = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data
  return columnsOf(heads).fields.filter(Boolean).length
}

/** The cells of a CSV file, all lines of it; `openQuote` is the line where a quotation is broken. */
export function parseCsv(written: string): { rows: string[][]; openQuote: number | null } {
  const text = written.replace(BOM, '').replace(/\r\n?/g, '\n').replace(SEPARATOR, '')
  const first = text.trimStart()
  const [delimiter = ','] = [...DELIMITERS].sort(
    (one, other) => known(first, other) - known(first, one),
  )
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  const broken = errors.find(({ type }) => type === 'Quotes')
  return { rows: data, openQuote: broken ? (broken.row ?? 0) + 1 : null }
}

/** A CSV file as Excel reads it, with cells that begin like formulas made harmless. */
export const writeCsv = (rows: string[][]): string =>
  BOM + Papa.unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' })

/** The text of a file in UTF-8; null for what is none. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

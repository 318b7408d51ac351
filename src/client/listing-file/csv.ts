import Papa from 'papaparse'
import { columnsOf } from '../../domain/listing-file/columns.ts'
import { BOM, FORMULA } from '../../domain/text/csv.ts'

/** Delimiters of standard CSV, of Excel in countries with a decimal comma, and of cells copied from a spreadsheet. */
const DELIMITERS = [',', ';', '\t']
/** Excel's own first line, which names the delimiter. Excel does not count it as a line. */
const SEPARATOR = /^sep=.\n/i

/** Counts the known column names in the first line if it is split at this delimiter. */
function known(text: string, delimiter: string): number {
  const [heads = []] = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data
  return columnsOf(heads).fields.filter(Boolean).length
}

/** Returns the cells of all lines of a CSV file. `openQuote` is the number of a line with a broken quotation. */
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

/** Writes a CSV file for Excel. Cells that begin like formulas are made harmless. */
export const writeCsv = (rows: string[][]): string =>
  BOM + Papa.unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' })

/** Returns the text of a file in UTF-8; null if it is not UTF-8. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

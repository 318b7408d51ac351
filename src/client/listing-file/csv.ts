import Papa from 'papaparse'
import { BOM, FORMULA } from '../../domain/text/csv.ts'

/** Delimiters of standard CSV, of Excel in countries with a decimal comma, of copied cells, and of some exports. */
const DELIMITERS = ['\t', ',', ';', '|']
/** Excel's own first line, which names the delimiter. Excel does not count it as a line. */
const SEPARATOR = /^sep=(.)\n/i
/** The lines that tell the delimiter. */
const PREVIEW = 60
/** The least share of lines with the same number of cells in a table. */
const EVEN = 0.6

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** How many cells most lines have if they are split at this delimiter, and the share of these lines. */
function shapeAt(text: string, delimiter: string) {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: PREVIEW,
  })
  // A quotation that does not end has all other lines in it.
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const filled = data.filter((cells, at) => !isBlank(cells) && !broken.has(at))
  const counts = new Map<number, number>()
  for (const { length } of filled) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [width = 1, lines = 0] =
    [...counts].sort(([a, many], [b, others]) => others - many || b - a)[0] ?? []
  return { delimiter, width, share: filled.length === 0 ? 0 : lines / filled.length }
}

/**
 * Returns the cells of all lines of a CSV file. `openQuote` is the number of a line with a broken quotation;
 * `delimiter` is null, and `width` 1, where nothing splits most lines into as many cells.
 */
export function parseCsv(written: string): {
  rows: string[][]
  openQuote: number | null
  delimiter: string | null
  width: number
} {
  const plain = written.replace(BOM, '').replace(/\r\n?/g, '\n')
  const named = SEPARATOR.exec(plain)?.[1]
  const text = plain.replace(SEPARATOR, '')
  const first = text.trimStart()
  const shapes = DELIMITERS.map((delimiter) => shapeAt(first, delimiter)).filter(
    ({ width }) => width > 1,
  )
  const [best] = shapes.sort((one, other) => other.share - one.share || other.width - one.width)
  const even = best && best.share >= EVEN ? best : null
  const delimiter = named ?? even?.delimiter ?? null
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiter ?? ',',
    newline: '\n',
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  return {
    rows: data,
    openQuote: broken ? (broken.row ?? 0) + 1 : null,
    delimiter,
    width: even?.width ?? 1,
  }
}

/** Writes a CSV file for Excel. Cells that begin like formulas are made harmless. */
export const writeCsv = (rows: string[][]): string =>
  BOM + Papa.unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' })

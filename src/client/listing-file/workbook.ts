import * as XLSX from '@e965/xlsx'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import type { Sheet } from '../../domain/listing-file/table.ts'
import { Refusal } from './refusal.ts'

// The only file that knows the library of spreadsheets. Only the worker of tables loads it.

/** The parts of a workbook: their names, with their bytes. */
type Parts = readonly { path: string; bytes: Uint8Array }[]

type Cell = XLSX.CellObject
type Grid = readonly (readonly (Cell | undefined)[] | undefined)[]

/** Digits of a number that Excel keeps. */
const DIGITS = 15

/** A serial date as India writes it. A format of hours and minutes alone is no date. */
function dateText(serial: number, format: string, date1904: boolean): string | null {
  if (!XLSX.SSF.is_date(format) || !/[dy]|mmm/i.test(format.replace(/\[[^\]]*\]|"[^"]*"/g, '')))
    return null
  const date = XLSX.SSF.parse_date_code(serial, { date1904 })
  if (!date || date.y < 1901) return null
  return [date.d, date.m, date.y].map((part) => String(part).padStart(2, '0')).join('/')
}

/** The text of a cell as its program shows it. A formula is its last value. */
function cellText(cell: Cell | undefined, date1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'z') return ''
  const format = String(cell.z ?? 'General')
  if (cell.t !== 'n') return (cell.w ?? String(cell.v)).trim()
  const value = Number(cell.v)
  // In full, where a narrow column would show 9.81E+11.
  if (format === 'General') return String(Number(value.toPrecision(DIGITS)))
  return (dateText(value, format, date1904) ?? cell.w ?? String(value)).trim()
}

/** Repeats the cell of a merge in each line that it spans. */
function fillMerges(rows: string[][], merges: readonly XLSX.Range[]): void {
  for (const { s, e } of merges)
    for (let at = s.r + 1; at <= Math.min(e.r, rows.length - 1); at += 1) {
      const row = rows[at]
      if (!row) continue
      while (row.length <= s.c) row.push('')
      row[s.c] = rows[s.r]?.[s.c] ?? ''
    }
}

function sheetOf(name: string, sheet: XLSX.WorkSheet, date1904: boolean): Sheet {
  const grid: Grid = (sheet as { '!data'?: Grid })['!data'] ?? []
  const rows: string[][] = []
  // Rows and cells may be missing, and a hostile file has them far apart.
  for (const at of Object.keys(grid).map(Number)) {
    const cells: string[] = []
    for (const column of Object.keys(grid[at] ?? []).map(Number)) {
      const text = cellText(grid[at]?.[column], date1904)
      if (!text) continue
      if (column >= TABLE_LIMITS.columns) throw new Refusal(WRONG.tooManyColumns(name))
      while (cells.length < column) cells.push('')
      cells[column] = text
    }
    if (cells.length === 0) continue
    if (at >= TABLE_LIMITS.rows) throw new Refusal(WRONG.tooManyRows(name))
    while (rows.length < at) rows.push([])
    rows[at] = cells
  }
  fillMerges(rows, sheet['!merges'] ?? [])
  const hidden = rows.flatMap((_, at) => (sheet['!rows']?.[at]?.hidden ? [at + 1] : []))
  return { name, rows, ...(hidden.length > 0 && { hidden }) }
}

type Wanted = { isText: boolean; isStyled?: boolean; mayGoOn?: boolean }

/**
 * The sheets that are shown. Most of a table that is far too long is not read. Where rows may follow below what is
 * read, another look says whether they hold anything: their heads alone would otherwise be taken for the whole table.
 */
function sheetsOf(
  content: Uint8Array | string,
  { isText, isStyled = !isText, mayGoOn = true }: Wanted,
): Sheet[] {
  const read = (options: XLSX.ParsingOptions) => {
    const book = XLSX.read(content, {
      type: isText ? 'string' : 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      // A cell of an HTML table is what it says: "24,500", not a number.
      raw: isText,
      ...options,
    })
    const about = book.Workbook
    const isShown = (at: number) => !about?.Sheets?.[at]?.Hidden
    const hasShown = book.SheetNames.some((_, at) => isShown(at))
    return book.SheetNames.flatMap((name, at) => {
      const sheet = book.Sheets[name]
      return sheet && (isShown(at) || !hasShown)
        ? [sheetOf(name, sheet, about?.WBProps?.date1904 === true)]
        : []
    })
  }
  const sheets = read({
    cellNF: true,
    // Only with its styles does it say which rows are hidden.
    cellStyles: isStyled,
    // One more than is taken, so that more are refused.
    sheetRows: TABLE_LIMITS.rows + 1,
  })
  if (mayGoOn) read({})
  return sheets
}

/** Whether a row of these sheets in XML that is not read holds a value. */
const goesOn = (parts: Parts): boolean =>
  parts.some(({ path, bytes }) => {
    if (!/\.xml$/i.test(path)) return false
    const xml = new TextDecoder().decode(bytes)
    const end = /<\/(?:\w+:)?row\s*>/g
    let row = 0
    for (const { 0: tag, 1: attributes = '', index } of xml.matchAll(/<(?:\w+:)?row\b([^<>]*)>/g)) {
      row = Number(/\br\s*=\s*["'](\d+)/.exec(attributes)?.[1] ?? row + 1)
      if (row <= TABLE_LIMITS.rows || attributes.endsWith('/')) continue
      end.lastIndex = index + tag.length
      const to = end.exec(xml)?.index
      if (to === undefined || /<(?:\w+:)?[vt]\b/.test(xml.slice(index, to))) return true
    }
    return false
  })

/** Reads a workbook from its unpacked parts, so that the library unpacks nothing itself. */
export function workbookOfParts(parts: Parts): Sheet[] {
  const container = XLSX.CFB.utils.cfb_new({})
  for (const { path, bytes } of parts)
    XLSX.CFB.utils.cfb_add(container, `/${path}`, bytes, { unsafe: true })
  const stored = XLSX.CFB.write(container, { fileType: 'zip', type: 'array' })
  // The binary parts may describe any number of columns.
  const isBinary = parts.some(({ path }) => /\.bin$/i.test(path))
  const whole = new Uint8Array(stored as ArrayLike<number>)
  const isOfExcel = parts.some(({ path }) => /^xl\/workbook\.xml$/i.test(path))
  // Blank rows to the end of a sheet of Excel are slow to read, and common.
  return sheetsOf(whole, {
    isText: false,
    isStyled: !isBinary,
    mayGoOn: !isOfExcel || goesOn(parts),
  })
}

/** Reads a workbook of Excel 97 to 2003. */
export const workbookOfBytes = (bytes: Uint8Array): Sheet[] => sheetsOf(bytes, { isText: false })

/** Reads what exports call Excel and is HTML, or Excel's own XML of 2003. */
export const workbookOfMarkup = (text: string): Sheet[] => sheetsOf(text, { isText: true })

/** The names of the streams of a compound file, of which Excel 97 and locked workbooks are some. */
export function streamsOf(bytes: Uint8Array): string[] {
  return XLSX.CFB.read(bytes as never, { type: 'array' }).FullPaths.map((path: string) =>
    path.slice(path.lastIndexOf('/') + 1),
  )
}

/** The widest column of a written sheet, in characters. */
const WIDEST = 40

/** Writes a workbook with one sheet of texts, in columns that are wide enough to read. */
export function bytesOfRows(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const texts = rows.map((cells) => cells.map((cell) => cell.slice(0, TABLE_LIMITS.cell)))
  const sheet = XLSX.utils.aoa_to_sheet(texts, { dense: true })
  const width = Math.max(0, ...texts.map(({ length }) => length))
  sheet['!cols'] = Array.from({ length: width }, (_, column) => ({
    wch: Math.min(WIDEST, 2 + Math.max(0, ...texts.map((cells) => cells[column]?.length ?? 0))),
  }))
  const options = { type: 'array', bookType: 'xlsx', compression: true } as const
  return new Uint8Array(XLSX.write(XLSX.utils.book_new(sheet, 'Listings'), options) as ArrayBuffer)
}

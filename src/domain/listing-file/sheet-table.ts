import { COLUMN_TEXTS } from '#language/listing-file/texts'
import { lexicon, longest, tidy, tokensOf } from '../reading/parts.ts'
import { fold } from '../text/fold.ts'
import { lazy } from '../text/lazy.ts'
import { FILE_LIMITS } from './constants.ts'
import { factCount } from './facts.ts'
import { groupedHead, headKey, isHead, meaningsOf } from './heads.ts'
import { offerOfSheet } from './offer.ts'
import type { Sheet, Table } from './table.ts'

// Where the table of a sheet is, by its shape: its heads, the headings between its lines, and lines that are no homes.

type Cells = readonly string[]
type Line = Table['lines'][number]

const isBlank = (cells: Cells) => cells.every((cell) => cell.trim() === '')
const filledOf = (cells: Cells) => cells.filter((cell) => cell.trim() !== '')
const hasLetters = (value: string) => /\p{L}{2}/u.test(value)
const cellAt = (cells: Cells | undefined, at: number) => (cells?.[at] ?? '').trim()

/** Rows that are searched for the heads of a table. */
const HEAD_ROWS = 30

/** How many columns a row names; 0 for a row that is no row of heads. */
function headsIn(cells: Cells): number {
  const filled = filledOf(cells)
  const heads = filled.filter(isHead)
  const different = new Set(heads.map(headKey)).size
  if (filled.length === 1) return different
  return different >= 2 && (different >= filled.length * 0.4 || different >= 4) ? different : 0
}

const isWords = (cell: string) => cell.length <= 40 && !/\d/.test(fold(cell))
const hasFigures = (rows: readonly Cells[], at: number) =>
  rows.some((row) => /\d/.test(row[at] ?? ''))
/** The rows below some heads that are looked at. */
const BELOW = 5

/** Heads that nobody knows are words alone, above cells with figures. */
function looksLikeHeads(cells: Cells, below: readonly Cells[]): boolean {
  const filled = filledOf(cells)
  if (filled.length < 2 || !filled.every(isWords) || new Set(filled).size < filled.length)
    return false
  const figures = cells.filter((_, at) => hasFigures(below, at))
  return figures.length >= Math.max(1, cells.length / 4)
}

function headRow(rows: readonly Cells[]): number | null {
  const likely = rows
    .map((cells, at) => ({ cells, at }))
    .filter(({ cells }) => !isBlank(cells))
    .slice(0, HEAD_ROWS)
  const most = Math.max(0, ...likely.map(({ cells }) => headsIn(cells)))
  if (most > 1) return likely.find(({ cells }) => headsIn(cells) === most)?.at ?? null
  const [first] = likely.filter(({ cells }) => filledOf(cells).length > 1)
  if (first && looksLikeHeads(first.cells, rows.slice(first.at + 1, first.at + 1 + BELOW)))
    return first.at
  // A column by itself has the name of one above it, or lines only.
  const [top] = likely
  const isOneColumn = likely.every(({ cells }) => filledOf(cells).length === 1)
  return top && likely.length > 1 && isOneColumn && headsIn(top.cells) === 1 ? top.at : null
}

/**
 * Whether a row names groups of the columns that the row below it names: "Area" over "Carpet" and "Super". A merged cell
 * stands in its first column only, or in both rows where it spans them.
 */
function isGroupRow(upper: Cells = [], lower: Cells = [], below: readonly Cells[]): boolean {
  const filled = filledOf(lower)
  const known = filled.filter(isHead).length
  if (filledOf(upper).length < 2 || filled.length < 2 || known < filled.length / 2) return false
  // A line of a list may have words alone, but not above figures in the columns that its heads name.
  if (!filled.every((cell) => isWords(cell) || isHead(cell))) return false
  const columns = Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => at)
  // A title beside another one says nothing of columns.
  const spans = columns.some((at) => {
    const isSpanned = cellAt(upper, at) === '' && cellAt(lower, at) !== ''
    return isSpanned && meaningsOf(groupAt(upper, lower, at)).meanings.length > 0
  })
  return spans && columns.some((at) => cellAt(lower, at) !== '' && hasFigures(below, at))
}

/** The group over a column: the next cell to its left that has a column of its own below it; empty if there is none. */
function groupAt(upper: Cells, lower: Cells, at: number): string {
  for (let left = at; left >= 0; left--) {
    const group = cellAt(upper, left)
    if (group === '') continue
    const below = cellAt(lower, left)
    return below !== '' && below !== group ? group : ''
  }
  return ''
}

function joinedHeads(upper: Cells, lower: Cells, width: number): string[] {
  return Array.from({ length: width }, (_, at) => {
    const own = cellAt(lower, at)
    const group = own === '' ? '' : groupAt(upper, lower, at)
    return group ? groupedHead(group, own) : own || cellAt(upper, at)
  })
}

/** The heads of a table, and the rows in which they stand: one, or two with the groups of columns. */
type Heads = { rows: readonly number[]; of: (width: number) => string[] }

function headsOf(rows: readonly Cells[]): Heads | null {
  const top = headRow(rows)
  if (top === null) return null
  for (const at of [top, top - 1]) {
    const [upper, lower] = [rows[at], rows[at + 1]]
    if (upper && lower && isGroupRow(upper, lower, rows.slice(at + 2, at + 2 + BELOW)))
      return { rows: [at, at + 1], of: (width) => joinedHeads(upper, lower, width) }
  }
  const own = rows[top]
  return {
    rows: [top],
    of: (width) => Array.from({ length: width }, (_, at) => cellAt(own, at)),
  }
}

/** The table in a sheet. Without a row of heads, each column has an empty one. */
export function tableOf(sheet: Sheet): Table {
  const { name, rows, unread } = sheet
  const found = headsOf(rows)
  const width = widthOf(rows, found)
  const heads = found?.of(width) ?? Array.from({ length: width }, () => '')
  const headRows = (found?.rows ?? []).map((at) => rows[at])
  const isRepeated = (cells: Cells) =>
    headRows.some((own) => heads.every((_, at) => cellAt(own, at) === cellAt(cells, at)))
  const hidden = new Set(sheet.hidden)
  const begin = (found?.rows.at(-1) ?? -1) + 1
  const lines = rows
    .map(
      (cells, at): Line => ({
        line: at + 1,
        cells,
        ...(hidden.has(at + 1) && { aside: 'hidden' }),
      }),
    )
    .filter(({ cells, line }) => line > begin && !isBlank(cells) && !isRepeated(cells))
  // What stands above the heads is no home: it is shown as not read.
  const above = rows.slice(0, found?.rows[0] ?? 0).flatMap(filledOf)
  const aside = [...(unread ?? []), ...above]
  return withSections({
    sheet: name,
    heads,
    lines: withoutHomes(lines),
    ...(aside.length > 0 && { unread: aside }),
  })
}

/** The least columns of a table in which a cell by itself is a heading. */
const LEAST_COLUMNS = 4

/**
 * A line of one cell above others is the heading of those below it, "SOLD" or "Sector 137": it becomes a column of
 * them.
 */
function withSections(table: Table): Table {
  const { heads, lines } = table
  if (heads.length < LEAST_COLUMNS || !heads.some(Boolean)) return table
  const isHeading = ({ cells, aside }: Line, at: number) => {
    const [only = '', ...more] = filledOf(cells)
    const next = lines[at + 1]
    return (
      more.length === 0 &&
      aside !== 'sum' &&
      only.length <= FILE_LIMITS.head &&
      hasLetters(only) &&
      next !== undefined &&
      filledOf(next.cells).length > 2
    )
  }
  const isSection = lines.map(isHeading)
  if (!isSection.includes(true)) return table
  let heading = ''
  return {
    ...table,
    heads: [...heads, COLUMN_TEXTS.heading],
    lines: lines.flatMap(({ cells, ...line }, at) => {
      if (isSection[at]) {
        heading = filledOf(cells)[0]?.trim() ?? ''
        return []
      }
      const own = heads.map((_, place) => cells[place] ?? '')
      return [{ ...line, cells: [...own, heading, ...cells.slice(heads.length)] }]
    }),
  }
}

const filledWidth = (cells: Cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/**
 * The columns of a table: up to the last head, or to the last cell where there are no heads. Where most lines have
 * cells beyond their heads, those are columns without a name; where few do, a cell too many stands in these.
 */
function widthOf(rows: readonly Cells[], heads: Heads | null): number {
  const widths = rows
    .slice((heads?.rows.at(-1) ?? -1) + 1)
    .flatMap((cells) => (isBlank(cells) ? [] : filledWidth(cells)))
  if (!heads) return widths.reduce((most, width) => Math.max(most, width), 0)
  const named = Math.max(...heads.rows.map((at) => filledWidth(rows[at] ?? [])))
  const wider = widths.filter((width) => width > named).toSorted((one, other) => one - other)
  return wider.length > 1 && wider.length > widths.length / 2 ? (wider[0] ?? named) : named
}

const SUM_WORDS = lazy(() =>
  lexicon<true>([
    [
      'total; totals; grand total; sub total; subtotal; sum; net total; overall total; total units; total flats; total plots; total stock; average; avg; count; कुल; कुल योग; योग; जोड़; महायोग; औसत; kul; yog',
      true,
    ],
  ]),
)
/** Whether a cell says that its line is a sum: "Total", "Grand total:", "Total 12 flats", but not "Total Environment". */
function saysSum(cell: string): boolean {
  if (cell.length > FILE_LIMITS.head) return false
  const tokens = tokensOf(tidy(cell)).filter(({ kind }) => kind !== 'sign')
  const found = longest(SUM_WORDS(), tokens, 0)
  if (!found) return false
  const [next] = tokens.slice(found.end)
  return next === undefined || next.kind === 'number'
}

/** The figure of a cell that has one number only. */
function figureOf(cell: string): number | null {
  const plain = fold(cell).replace(/[,\s]/g, '')
  const [found, ...more] = plain.match(/\d+(?:\.\d+)?/g) ?? []
  return found !== undefined && more.length === 0 ? Number(found) : null
}

/** Figures of spreadsheets are rounded. */
const ROUNDING = 1e-3
const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(other))

/** How many figures stand in each column, and their sums. */
class Sums {
  readonly #sums = new Map<number, { sum: number; count: number }>()

  add(cells: Cells): void {
    for (const [at, cell] of cells.entries()) {
      const figure = figureOf(cell)
      const { sum, count } = this.#sums.get(at) ?? { sum: 0, count: 0 }
      if (figure !== null) this.#sums.set(at, { sum: sum + figure, count: count + 1 })
    }
  }

  /** Whether each figure of a line is the sum of two or more of its column, or their mean. */
  areIn(cells: Cells): boolean {
    const figures = [...cells.entries()].flatMap(([at, cell]) => {
      const figure = figureOf(cell)
      return figure === null ? [] : [{ figure, ...(this.#sums.get(at) ?? { sum: 0, count: 0 }) }]
    })
    return (
      figures.length > 0 &&
      figures.every(
        ({ figure, sum, count }) =>
          count > 1 && (isNear(figure, sum) || isNear(figure, sum / count)),
      )
    )
  }
}

/** The cells that half of the lines fill. */
function usualFill(lines: readonly Line[]): number {
  const counts = lines
    .map(({ cells }) => filledOf(cells).length)
    .toSorted((one, other) => one - other)
  return counts[Math.floor(counts.length / 2)] ?? 0
}

/** The most cells of a line that says nothing of a home: "Prepared by: Office". */
const NOTE_CELLS = 2

/**
 * Marks the lines of a table that are no homes: sums, by their word or because they add up, and notes beside the list.
 * They are not posted unless somebody says so.
 */
function withoutHomes(lines: readonly Line[]): Line[] {
  const usual = usualFill(lines)
  if (usual < LEAST_COLUMNS) return [...lines]
  let part = new Sums()
  const all = new Sums()
  return lines.map((line) => {
    const filled = filledOf(line.cells)
    const isShort = filled.length <= usual * 0.6
    const isSummed = part.areIn(line.cells) || all.areIn(line.cells)
    const isNamed = filled.some(saysSum)
    const words = filled.filter((cell) => figureOf(cell) === null && !saysSum(cell))
    if ((isNamed && (isShort || isSummed)) || (isSummed && isShort && words.length === 0)) {
      part = new Sums()
      return { ...line, aside: 'sum' }
    }
    const isNote =
      filled.length <= Math.min(NOTE_CELLS, usual / 2) &&
      filled.some(hasLetters) &&
      factCount(filled.join(' ; '), new Date(0)) < 2
    if (isNote) return { ...line, aside: line.aside ?? 'note' }
    part.add(line.cells)
    all.add(line.cells)
    return line
  })
}

/** The first sheet that has homes on offer, by its name, its title and its heads. */
export function likelySheet(sheets: readonly Sheet[]): number {
  const seen = sheets.map((sheet) => {
    const top = headRow(sheet.rows)
    const titles = sheet.rows.slice(0, top ?? 0).flat()
    const isOffered = [sheet.name, ...titles.slice(0, HEAD_ROWS)].every(
      (title) => offerOfSheet(title.slice(0, FILE_LIMITS.head)) === 'offered',
    )
    const count = sheet.rows.reduce((all, cells) => all + (isBlank(cells) ? 0 : 1), 0)
    const heads = top === null ? 0 : headsIn(sheet.rows[top] ?? [])
    return { isOffered, hasLines: count > (top === null ? 0 : 1), heads }
  })
  const most = Math.max(0, ...seen.filter((one) => one.isOffered).map(({ heads }) => heads))
  const likely = [
    seen.findIndex((one) => one.isOffered && one.hasLines && one.heads >= Math.min(3, most)),
    seen.findIndex((one) => one.isOffered && one.hasLines),
    seen.findIndex((one) => one.hasLines),
  ]
  return likely.find((at) => at >= 0) ?? 0
}

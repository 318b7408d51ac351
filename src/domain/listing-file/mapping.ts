import { COLUMN_TEXTS } from '#language/listing-file/texts'
import { CITY_NAMES } from '../city/constants.ts'
import { FIELD_NAMES, type FieldName, fieldOf, shortLabel } from '../listing/fields.ts'
import { BESIDE_HEADS, FIELD_HEADS, OTHER_HEADS, OWN_NOTES, WEAK_HEADS } from '../listing/heads.ts'
import { placesNamed } from '../locality/place-names.ts'
import { localityOf } from '../locality/rules.ts'
import { bedroomsAt, lexicon, longest, moneyUnitAt, tidy, tokensOf } from '../reading/parts.ts'
import {
  isNotSaid,
  type Reading,
  readArea,
  readAreaUnit,
  readChoice,
  readChoices,
  readCountOf,
  readDate,
  readFloor,
  readMoney,
  statesUnit,
} from '../reading/reading.ts'
import { fold } from '../text/fold.ts'
import { lazy } from '../text/lazy.ts'
import { columnName, optionsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { factCount } from './facts.ts'
import { MANY } from './meanings.ts'
import { offerOfSheet, readOffer } from './offer.ts'
import { isContact, isPerson } from './persons.ts'
import type { Column, ColumnMap, Meaning, Sheet, Table } from './table.ts'

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

/** What a head is compared by: its letters and figures alone, in either case. */
const headKey = (head: string) => fold(head).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const OTHERS = Object.keys(OTHER_HEADS) as (keyof typeof OTHER_HEADS)[]

/** The meanings of each head: the template's own first, then the order of the fields. */
const MEANINGS = lazy(() => {
  const known = new Map<string, Meaning[]>()
  const add = (meaning: Meaning, head: string) => {
    const key = headKey(head)
    const meanings = known.get(key)
    if (!key || meanings?.includes(meaning)) return
    if (meanings) meanings.push(meaning)
    else known.set(key, [meaning])
  }
  for (const name of FIELD_NAMES)
    for (const head of [columnName(name), fieldOf(name).label, shortLabel(name), name])
      add(name, head)
  add('ignored', COLUMN_TEXTS.problem)
  for (const name of FIELD_NAMES)
    for (const head of FIELD_HEADS[name]?.split(';') ?? []) add(name, head)
  for (const other of OTHERS) for (const head of OTHER_HEADS[other].split(';')) add(other, head)
  return known
})
const OWN = lazy(
  () => new Set(FIELD_NAMES.flatMap((name) => [columnName(name), name]).map(headKey)),
)
const NOTES = lazy(() => new Set(OWN_NOTES.split(';').map(headKey)))
const WEAK = lazy(() => new Set(WEAK_HEADS.split(';').map(headKey)))
const BESIDE = lazy(() => lexicon<true>([[BESIDE_HEADS, true]]))

const withoutBrackets = (head: string) => head.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
function withoutUnits(head: string): string {
  const tokens = tokensOf(tidy(withoutBrackets(head).replaceAll('_', ' ')))
  let kept = ''
  for (let at = 0; at < tokens.length; ) {
    const beside = longest(BESIDE(), tokens, at)
    if (!beside) kept += ` ${tokens[at]?.text ?? ''}`
    at = beside?.end ?? at + 1
  }
  return kept
}

/** What a head may mean; `exact` is false where it only contains the name of a column. */
function meaningsOf(written: string): { meanings: readonly Meaning[]; exact: boolean } {
  const head = written.slice(0, FILE_LIMITS.head)
  for (const form of [head, withoutBrackets(head), withoutUnits(head)]) {
    const meanings = MEANINGS().get(headKey(form))
    if (meanings) return { meanings, exact: true }
  }
  const words = tokensOf(tidy(head.replaceAll('_', ' '))).map(({ text }) => text)
  for (let count = Math.min(words.length, 5); count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const part = words.slice(at, at + count).join('')
      const meanings = part.length > 2 ? MEANINGS().get(headKey(part)) : undefined
      if (meanings) return { meanings, exact: false }
    }
  return { meanings: [], exact: false }
}

const isHead = (cell: string) =>
  cell.length <= FILE_LIMITS.head && /\p{L}/u.test(cell) && meaningsOf(cell).exact

/** Rows that are searched for the heads of a table. */
const HEAD_ROWS = 30

/** How many columns a row names; 0 for a row that is no row of heads. */
function headsIn(cells: readonly string[]): number {
  const filled = filledOf(cells)
  const heads = filled.filter(isHead)
  const different = new Set(heads.map(headKey)).size
  if (filled.length === 1) return different
  return different >= 2 && (different >= filled.length * 0.4 || different >= 4) ? different : 0
}

/** Heads that nobody knows are words alone, above cells with figures. */
function looksLikeHeads(cells: readonly string[], below: readonly (readonly string[])[]): boolean {
  const filled = filledOf(cells)
  const isName = (cell: string) => cell.length <= 40 && !/\d/.test(fold(cell))
  if (filled.length < 2 || !filled.every(isName) || new Set(filled).size < filled.length)
    return false
  const figures = cells.filter((_, at) => below.some((row) => /\d/.test(row[at] ?? '')))
  return figures.length >= Math.max(1, cells.length / 4)
}

function headRow(rows: readonly (readonly string[])[]): number | null {
  const likely = rows
    .map((cells, at) => ({ cells, at }))
    .filter(({ cells }) => !isBlank(cells))
    .slice(0, HEAD_ROWS)
  const most = Math.max(0, ...likely.map(({ cells }) => headsIn(cells)))
  if (most > 1) return likely.find(({ cells }) => headsIn(cells) === most)?.at ?? null
  const [first] = likely.filter(({ cells }) => filledOf(cells).length > 1)
  if (first && looksLikeHeads(first.cells, rows.slice(first.at + 1, first.at + 6))) return first.at
  // A column by itself has the name of one above it, or lines only.
  const [top] = likely
  const isOneColumn = likely.every(({ cells }) => filledOf(cells).length === 1)
  return top && likely.length > 1 && isOneColumn && headsIn(top.cells) === 1 ? top.at : null
}

/** The table in a sheet. Without a row of heads, each column has an empty one. */
export function tableOf(sheet: Sheet): Table {
  const { name, rows } = sheet
  const top = headRow(rows)
  const given = top === null ? [] : (rows[top] ?? [])
  const width = widthOf(rows, top)
  const heads = Array.from({ length: width }, (_, at) => (given[at] ?? '').trim())
  const isRepeated = (cells: readonly string[]) =>
    top !== null && heads.every((head, at) => head === (cells[at] ?? '').trim())
  const hidden = new Set(sheet.hidden)
  const lines = rows
    .map((cells, at) => ({ line: at + 1, cells, ...(hidden.has(at + 1) && { isHidden: true }) }))
    .filter(({ cells, line }) => line > (top ?? -1) + 1 && !isBlank(cells) && !isRepeated(cells))
  return withSections({ sheet: name, heads, lines })
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
  const isHeading = ({ cells }: Table['lines'][number], at: number) => {
    const [only = '', ...more] = filledOf(cells)
    const next = lines[at + 1]
    return (
      more.length === 0 &&
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

const filledWidth = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1

/**
 * The columns of a table: up to the last head, or to the last cell where there are no heads. Where most lines have
 * cells beyond their heads, those are columns without a name; where few do, a cell too many stands in these.
 */
function widthOf(rows: readonly (readonly string[])[], top: number | null): number {
  const widths = rows
    .slice(top === null ? 0 : top + 1)
    .flatMap((cells) => (isBlank(cells) ? [] : filledWidth(cells)))
  if (top === null) return widths.reduce((most, width) => Math.max(most, width), 0)
  const heads = filledWidth(rows[top] ?? [])
  const wider = widths.filter((width) => width > heads).toSorted((one, other) => one - other)
  return wider.length > 1 && wider.length > widths.length / 2 ? (wider[0] ?? heads) : heads
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

/** The key of a file's shape, under which the meaning of its columns is remembered. */
export function shapeOf({ heads, lines }: Table): string {
  const keys = heads.map(headKey)
  if (keys.some(Boolean)) return keys.join('|')
  return `${keys.length}:${lines[0] ? lines[0].cells.map(kindOfCell).join('|') : ''}`
}
const kindOfCell = (cell: string) => (/\d/.test(cell) ? '9' : cell.trim() && 'a')

const isRead = (reading: Reading<unknown> | null) => reading !== null && reading.is !== 'refused'
const hasLetters = (value: string) => /\p{L}{2}/u.test(value)
/** A price for each unit of area. */
const isRate = (value: string) =>
  /(?:\/|per|प्रति)\s*(?:sq|sft|sf\b|gaj|yd|yard|acre|वर्ग|गज)|\bpsf\b/i.test(value)
const TODAY = new Date(0)

/** The locality or the city that a value names, with or without the city after a comma. */
function isPlace(value: string): boolean {
  return (
    CITY_NAMES.some((city) => localityOf(city, value)) ||
    [value, ...value.split(',')].some((part) =>
      placesNamed(part).some(({ kind }) => kind === 'locality' || kind === 'landmark'),
    )
  )
}

/** How many different facts a value states. */
const factsIn = (value: string): number => factCount(value.slice(0, 300), TODAY)

/** How well a value fits a meaning, 0 to 1. Texts that may be anything fit by half. */
function fitOf(meaning: Meaning, value: string): number {
  const isText = meaning === 'description' || meaning === 'facts' || meaning === 'amenities'
  if (value.length > LONG && !isText) return meaning === 'ignored' ? 0.4 : HARDLY
  switch (meaning) {
    case 'private':
      return isContact(value) || isPerson(value) ? 1 : 0.45
    case 'ignored':
      if (isRate(value)) return 0.9
      // The number of a flat, which nobody publishes.
      return /^\p{L}{0,3}[-\s/]?\d{1,5}\p{L}?$/u.test(value) ? 0.75 : 0.4
    case 'status':
      return readOffer(value) ? 0.9 : 0
    case 'reference':
      return value.length <= FILE_LIMITS.reference &&
        /\d/.test(value) &&
        value.split(' ').length < 3
        ? 0.8
        : 0.3
    case 'facts':
      return factsIn(value) > 1 ? 1 : 0.2
    case 'projectBuildingName':
      if (isPerson(value)) return 0.2
      return hasLetters(value) && value.length > 3 ? 0.6 : 0.2
    case 'locality':
      if (isPlace(value)) return 1
      return hasLetters(value) && !isRead(readChoice('city', value, optionsOf('city') ?? []))
        ? 0.5
        : 0.1
    case 'description':
      return hasLetters(value) ? 0.5 : 0.1
    case 'reraNumber':
      return /\d{3}/.test(value) ? 1 : 0.2
    default:
      return fitOfField(meaning, value)
  }
}

function fitOfField(name: FieldName, value: string): number {
  const field = fieldOf(name)
  switch (field.kind) {
    case 'choice':
      if (name === 'areaUnit') return isRead(readAreaUnit(value)) ? 1 : 0
      return isRead(readChoice(name, value, optionsOf(name) ?? [])) ||
        (name === 'possession' && isRead(readDate(value, TODAY)))
        ? 1
        : 0
    case 'choices':
      return readChoices(name, value, optionsOf(name) ?? []).chosen.length > 0 ? 1 : 0
    case 'money':
      if (name === 'price' && isRate(value)) return 0
      return isRead(readMoney(value, { free: true, rent: 1, monthly: true })) ||
        /request|call|poa|ask/i.test(value)
        ? 1
        : 0
    case 'area':
      return isRead(readArea(value)) ||
        /^[\d.,\s]+m(?:et(?:er|re)s?|trs?)\.?$/i.test(value) ||
        /^[\d.,\s]+(?:-|to)[\d.,\s]+/.test(value)
        ? 1
        : 0
    case 'floor':
      return isRead(readFloor(value, 200)) ? 1 : 0
    case 'count':
      return isRead(readCountOf(name, field, value)) ? 1 : 0
    case 'date':
      return isRead(readDate(value, TODAY)) ? 1 : 0
    default:
      return 0.4
  }
}

/** What values show by themselves, whatever stands above them. */
const BY_VALUES: readonly (readonly [meaning: Meaning, shows: (value: string) => boolean])[] = [
  ['private', (value) => isContact(value) || isPerson(value)],
  ['ignored', (value) => isRate(value) || /^https?:\/\//i.test(value)],
  ['reraNumber', (value) => /rera/i.test(value) && /\d{3}/.test(value) && value.length < 60],
  ['facts', (value) => factsIn(value) > 2],
  [
    'price',
    (value) => {
      const tokens = tokensOf(tidy(value))
      const isMoney =
        /₹|\brs\b|\binr\b/i.test(value) || tokens.some((_, at) => moneyUnitAt(tokens, at))
      // "24,500" among "75 lakh".
      const isGrouped = /^\d{2,3}(?:,\d{2,3})+$/.test(value)
      return (isMoney || isGrouped) && isRead(readMoney(value, { monthly: true }))
    },
  ],
  ['plotArea', (value) => statesUnit(value) && isRead(readArea(value))],
  [
    'bedrooms',
    (value) => {
      const tokens = tokensOf(tidy(value))
      return (
        tokens.some((_, at) => bedroomsAt(tokens, at)) && isRead(readCountOf('bedrooms', {}, value))
      )
    },
  ],
  ['floorNumber', (value) => /\b(?:of|floor)\b|\//i.test(value) && isRead(readFloor(value))],
  // "Sold" is what somebody wants to do to some, and the end of an offer in a list of homes.
  [
    'status',
    (value) =>
      Boolean(readOffer(value)) &&
      !/^(?:(?:for |on )?(?:sale|rent)|yes|no|new|let|done)$/i.test(value),
  ],
  ...(
    [
      'listingType',
      'propertyCategory',
      'propertyType',
      'city',
      'furnishing',
      'facingType',
      'possession',
      'pgFor',
      'areaUnit',
    ] as const
  ).map(
    (name) =>
      [
        name,
        (value: string) =>
          fitOfField(name, value) === 1 &&
          hasLetters(value) &&
          (name === 'propertyType' || !/\d/.test(value)),
      ] as const,
  ),
  ['locality', isPlace],
  ['amenities', (value) => /[,;|]/.test(value) && fitOfField('amenities', value) === 1],
]

/** Different values of a column that are looked at. */
const LOOKED_AT = 12
/** Longer cells are texts or several facts, whatever their words are. */
const LONG = 80

function valuesIn({ lines }: Table, at: number): string[] {
  const values = new Set<string>()
  for (const { cells } of lines) {
    const value = (cells[at] ?? '').trim()
    if (value && !isNotSaid(value)) values.add(value.slice(0, FILE_LIMITS.looked))
    if (values.size === LOOKED_AT) break
  }
  return [...values]
}

const share = (values: readonly string[], of: (value: string) => number) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + of(value), 0) / values.length

const SURELY = 0.7
const HARDLY = 0.3

/** Whether a test holds for most values. It ends when it cannot any more: a sheet may have hundreds of columns. */
function areMostly(values: readonly string[], holds: (value: string) => boolean): boolean {
  let misses = 0
  return values.every((value) => {
    if (!holds(value)) misses += 1
    return misses <= values.length * (1 - SURELY)
  })
}

type Guess = { meaning: Meaning; sure: boolean; exact: boolean; fit: number; unknown?: true }

function shownBy(values: readonly string[]): Guess | null {
  if (values.length === 0) return null
  for (const [meaning, shows] of BY_VALUES) {
    if (areMostly(values, (value) => (value.length <= LONG || meaning === 'facts') && shows(value)))
      return { meaning, sure: meaning === 'private', exact: false, fit: SURELY }
  }
  return null
}

function guessOf(head: string, values: readonly string[]): Guess {
  const shown = shownBy(values)
  if (shown?.meaning === 'private') return shown
  const { meanings, exact } = meaningsOf(head)
  const isShort = fold(head).replace(/[^\p{L}]/gu, '').length < 2
  if (meanings.length === 0 || isShort)
    return (
      shown ?? {
        meaning: 'ignored',
        sure: values.length === 0,
        exact: false,
        fit: 0,
        unknown: true,
      }
    )
  if (values.length === 0) return { meaning: meanings[0] ?? 'ignored', sure: exact, exact, fit: 0 }
  const fits = meanings
    .map((meaning) => ({ meaning, fit: share(values, (value) => fitOf(meaning, value)) }))
    .toSorted((one, other) => other.fit - one.fit)
  const [best = { meaning: 'ignored' as Meaning, fit: 0 }] = fits
  const own = OWN().has(headKey(head)) ? meanings[0] : undefined
  const ofOwn = fits.find(({ meaning }) => meaning === own)
  // Under a name of the template, cells that cannot be read are problems, not another column.
  if (ofOwn && (ofOwn.fit >= HARDLY || best.fit < SURELY)) return { ...ofOwn, sure: true, exact }
  if (best.fit < HARDLY && shown) return shown
  const isName = ['locality', 'projectBuildingName', 'description', 'ignored', 'private', 'facts']
  const isAsked = NOTES().has(headKey(head))
  const sure = exact && !isAsked && (best.fit >= 0.5 || isName.includes(best.meaning))
  return { ...best, sure, exact }
}

/** Columns of these may be several; of prices only if they take turns. */
const MAY_REPEAT: readonly Meaning[] = MANY.filter((meaning) => meaning !== 'price')

/** Whether two columns are never filled in one line: a price for sales, a price for rents. */
const takeTurns = ({ lines }: Table, one: number, other: number) =>
  !lines.some(({ cells }) => cells[one]?.trim() && cells[other]?.trim())
const areSame = ({ lines }: Table, one: number, other: number) =>
  lines.every(({ cells }) => fold(cells[one] ?? '') === fold(cells[other] ?? ''))

/**
 * The columns of a table with what each is taken for, by its head and by its values; `remembered` is the map of an
 * earlier file of this shape. A column of phone numbers or of persons' names is private in any case.
 */
export function guessColumns(table: Table, remembered: ColumnMap | null = null): Column[] {
  const values = table.heads.map((_, at) => valuesIn(table, at))
  const isOneColumn = table.heads.length === 1
  const guesses = table.heads.map((head, at): Guess => {
    const guess = guessOf(head, values[at] ?? [])
    // Lines of text by themselves say several things each.
    if (!head && isOneColumn && guess.meaning !== 'private') return { ...guess, meaning: 'facts' }
    const meaning = remembered?.length === table.heads.length ? remembered[at] : undefined
    if (!meaning || guess.meaning === 'private') return guess
    return { meaning, sure: true, exact: true, fit: 1 }
  })
  const isRemembered = remembered?.length === table.heads.length
  const settled = isRemembered ? guesses : guesses.map((guess, at) => settledAt(at, guess))

  function settledAt(at: number, guess: Guess): Guess {
    if (MAY_REPEAT.includes(guess.meaning)) return guess
    const rank = ({ exact, sure, fit }: Guess, place: number) =>
      Number(exact) * 4 +
      Number(sure) * 2 +
      fit -
      Number(WEAK().has(headKey(table.heads[place] ?? ''))) -
      place / 1000
    const better = guesses.findIndex(
      (other, place) =>
        place !== at &&
        other.meaning === guess.meaning &&
        rank(other, place) > rank(guess, at) &&
        !takeTurns(table, place, at),
    )
    if (better < 0) return guess
    return { ...guess, meaning: 'ignored', sure: areSame(table, better, at) }
  }

  // Among columns that nobody knows, the first of names is likely that of the buildings.
  if (
    !isRemembered &&
    !isOneColumn &&
    !settled.some(({ meaning }) => meaning === 'projectBuildingName')
  ) {
    const at = settled.findIndex(
      ({ unknown, sure }, place) =>
        unknown &&
        !sure &&
        share(values[place] ?? [], (value) => fitOf('projectBuildingName', value)) > 0.5,
    )
    const guess = settled[at]
    if (guess) settled[at] = { ...guess, meaning: 'projectBuildingName' }
  }

  return table.heads.map((head, at) => ({
    head,
    samples: (values[at] ?? []).slice(0, FILE_LIMITS.samples),
    meaning: settled[at]?.meaning ?? 'ignored',
    sure: settled[at]?.sure ?? false,
  }))
}

/** The map of columns as they were guessed or chosen. */
export const mapOf = (columns: readonly Column[]): ColumnMap =>
  columns.map(({ meaning }) => meaning)

/** What stands for a cell that a device does not keep: a blank one could make a heading of its line. */
const NOT_KEPT = '•'

/**
 * The sheets as a device keeps them: without phone numbers and names of persons. `map` is that of the chosen sheet; the
 * columns of the others are guessed.
 */
export const withoutPrivate = (sheets: readonly Sheet[], chosen: number, map: ColumnMap): Sheet[] =>
  sheets.map((sheet, place) => {
    const table = tableOf(sheet)
    const meanings = place === chosen ? map : mapOf(guessColumns(table))
    const lines = new Set(table.lines.map(({ line }) => line))
    const kept = (cell: string, at: number) =>
      meanings[at] === 'private' && cell !== '' ? NOT_KEPT : cell
    return {
      ...sheet,
      rows: sheet.rows.map((cells, at) => (lines.has(at + 1) ? cells.map(kept) : cells)),
    }
  })

import { FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { READ_TEXTS as texts } from '#language/listing-file/texts-read'
import { AREA_BASES, type AreaBasis, type AreaUnit } from '../area/constants.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { type ListingType, PLOT } from '../listing/constants.ts'
import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import { referenceSchema } from '../listing/reference.ts'
import { localityOf } from '../locality/rules.ts'
import { areaUnitAt, moneyUnitAt, tidy, tokensOf } from '../reading/parts.ts'
import {
  isNotSaid,
  likelier,
  type Reading,
  readArea,
  readChoice,
  readDate,
  readFloor,
  readMoney,
  readRooms,
  statesUnit,
} from '../reading/reading.ts'
import { hasContactDetails } from '../text/contact-details.ts'
import { withoutApostrophe } from '../text/csv.ts'
import { plainSigns } from '../text/signs.ts'
import { indianDate } from '../time/calendar.ts'
import { optionsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { factsIn } from './facts.ts'
import {
  areaHead,
  headKey,
  isMoneyUnitHead,
  isSectorHead,
  isValidityHead,
  moneyHead,
  spaced,
} from './heads.ts'
import { type OpenManner, openManner } from './manner.ts'
import { isField } from './meanings.ts'
import { type Offer, offerOfSheet, offerWordIn, readOffer } from './offer.ts'
import type { ColumnMap, Edits, Meaning, Table } from './table.ts'

/** How a sector is named and stored, where a column has its number alone. */
const SECTOR = 'Sector'

type PlannedColumn = {
  at: number
  meaning: Meaning
  basis: AreaBasis | null
  areaUnit: AreaUnit | null
  /** The word in its head for a unit that differs from place to place: marla. */
  localUnit: string | null
  isSector: boolean
  /** Whether it has the days until which its homes are on offer. */
  isValidity: boolean
  money: ReturnType<typeof moneyHead>
  /** The place of the column with the unit of its areas; -1 if there is none. */
  unitAt: number
}

/** What is known of a table before its lines are read. */
export type ColumnPlan = {
  heads: readonly string[]
  columns: readonly PlannedColumn[]
  /** The fields that a column or several facts may say. */
  covered: ReadonlySet<FieldName>
  /** The place of a column that has the unit of the prices. */
  moneyUnitAt: number
  sheetOffer: Offer
  /** What all lines of the sheet offer, by its name. */
  sheetDeal: string
  /** What the table leaves open of how it writes. */
  open: OpenManner
}

export function columnPlan(table: Table, map: ColumnMap): ColumnPlan {
  const { heads, sheet } = table
  const columns = map.map((meaning, at) => {
    const head = heads[at] ?? ''
    const { basis, unit, local } = areaHead(head)
    return {
      at,
      meaning,
      basis,
      areaUnit: unit,
      localUnit: local,
      money: moneyHead(head),
      isSector: isSectorHead(head),
      isValidity: isValidityHead(head),
      unitAt: meaning === 'plotArea' ? unitColumnOf(at, heads, map) : -1,
    }
  })
  const deal = sheet ? readChoice('listingType', sheet, optionsOf('listingType') ?? []) : null
  return {
    heads,
    columns,
    covered: new Set(columns.flatMap(({ meaning }) => (isField(meaning) ? meaning : []))),
    moneyUnitAt: heads.findIndex((head, at) => map[at] === 'ignored' && isMoneyUnitHead(head)),
    sheetOffer: offerOfSheet(sheet),
    sheetDeal: deal?.is === 'taken' ? deal.value : '',
    open: openManner(table, map),
  }
}

/** The column of units for one of areas: the one that is named after it, or else the next one to its right, or the first. */
function unitColumnOf(area: number, heads: readonly string[], map: ColumnMap): number {
  const places = [...map.keys()].filter((at) => map[at] === 'areaUnit')
  const stem = headKey(heads[area] ?? '')
  const named = places.find((at) => stem !== '' && headKey(heads[at] ?? '').startsWith(stem))
  const nextArea = map.findIndex((meaning, at) => at > area && meaning === 'plotArea')
  const beside = places.find((at) => at > area && (nextArea < 0 || at < nextArea))
  return named ?? beside ?? places[0] ?? -1
}

/** What a line of a table says of each field, as text for the one reader. */
export type RowSaid = {
  /** As it was written, by a column or on the page. */
  written: Partial<Record<FieldName, string>>
  /** The same with what the head of its column adds: a unit. */
  texts: Partial<Record<FieldName, string>>
  /** What a cell with several facts says. It counts where no column says anything. */
  facts: Partial<Record<FieldName, string>>
  /** What a cell with several facts says for its own column. */
  apart: Partial<Record<FieldName, string>>
  problems: Partial<Record<FieldName, string>>
  reference: string | null
  /** What its columns say of its offer. */
  statuses: string[]
  /** The last day of its offer, as it was written. */
  validity: string
  /** Amounts in several columns of prices, by their heads. */
  prices: { head: string; text: string; deal: ListingType | null }[]
  /** Whether the head of its price says that it is paid for each unit of area. */
  isRate: boolean
  sheetOffer: Offer
  notes: string[]
}

const MONEY: readonly Meaning[] = ['price', 'deposit', 'maintenance']
/** Columns of words that programs write in one: ResidentialLease, SquareFeet. */
const OF_WORDS: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['status', 'facts', 'areaUnit'] as const),
  ...FIELD_NAMES.filter((name) => fieldOf(name).kind === 'choice'),
])
const JOINED: Partial<Record<FieldName, string>> = { amenities: '; ', description: '\n' }
/** Figures above it are whole rupees even under a head that names lakh. */
const MOST_IN_UNIT = 100_000

/** A figure with the unit that stands in its column's head. */
function moneyText(cell: string, { money, areaUnit }: PlannedColumn): string {
  const tokens = tokensOf(tidy(cell))
  const [figure] = tokens.filter(({ kind }) => kind === 'number')
  const isBare =
    figure !== undefined &&
    Number(figure.text.replaceAll(',', '')) < MOST_IN_UNIT &&
    !tokens.some((_, at) => moneyUnitAt(tokens, at))
  const amount = money.unit && isBare ? `${cell} ${money.unit}` : cell
  return money.perArea && areaUnit && !statesUnit(cell)
    ? [amount, 'per', areaUnit].join(' ')
    : amount
}

const SQUARE_METRES: AreaUnit = 'sq m'
/** An area with the unit that stands in its column's head. Metres alone are square ones. */
function areaText(cell: string, { areaUnit, localUnit }: PlannedColumn): string {
  const metres = /^\s*([\d.,]+)\s*(?:m|mtrs?|mts?|met(?:er|re)s?)\.?\s*$/i.exec(cell)
  if (metres) return [metres[1], SQUARE_METRES].join(' ')
  const tokens = tokensOf(tidy(cell))
  const isFigure = tokens.some(({ kind }) => kind === 'number')
  const hasUnit = statesUnit(cell) || tokens.some((_, at) => areaUnitAt(tokens, at))
  const unit = areaUnit ?? localUnit
  return unit && isFigure && !hasUnit ? [cell, unit].join(' ') : cell
}

/** Which of several areas counts: for a plot that of its land, for all else carpet before the larger ones. */
const basisRank = (basis: AreaBasis | null, isPlot: boolean) => {
  if (!basis) return AREA_BASES.length
  return basis === 'Plot' && isPlot ? -1 : AREA_BASES.indexOf(basis)
}

const cut = (cell: string) => withoutApostrophe(cell.trim())

/** Puts together what the columns of a line and its edits say. */
export function rowSaid(
  plan: ColumnPlan,
  cells: readonly string[],
  edits: Edits[number],
  today: Date,
): RowSaid {
  const said: RowSaid = {
    written: {},
    texts: {},
    facts: {},
    apart: {},
    problems: {},
    notes: [],
    reference: null,
    statuses: [],
    validity: '',
    prices: [],
    isRate: false,
    sheetOffer: plan.sheetOffer,
  }
  const filled = plan.columns.flatMap((column) => {
    const written = cut(cells[column.at] ?? '')
    const cell = OF_WORDS.has(column.meaning) ? spaced(written) : written
    return cell ? [{ column, cell }] : []
  })
  const typeCell =
    edits.propertyType ?? filled.find(({ column }) => column.meaning === 'propertyType')?.cell ?? ''
  const type =
    typeCell &&
    readChoice('propertyType', typeCell.slice(0, FILE_LIMITS.cell), optionsOf('propertyType') ?? [])
  const isPlot = Boolean(type) && type !== '' && type !== null && likelier(type)?.value === PLOT

  for (const { column, cell } of filled) {
    const { meaning } = column
    if (meaning === 'reference') takeReference(said, cell)
    else if (meaning === 'status' && column.isValidity) takeValidity(said, cell, today)
    else if (meaning === 'status') said.statuses.push(cell)
    else if (meaning === 'facts') takeFacts(said, cell, today)
    else if (isField(meaning) && meaning !== 'plotArea' && meaning !== 'areaUnit')
      take(said, meaning, cell, column)
    if (isField(meaning)) takeApart(said, meaning, cell, today)
  }
  takePrices(said, filled, plan)
  takeMoneyUnit(said, cells[plan.moneyUnitAt] ?? '')
  takePlace(said, plan)
  takeArea(said, filled, isPlot)
  Object.assign(said.texts, said.apart)
  for (const [name, text] of Object.entries(edits) as [FieldName, string][]) {
    said.written[name] = text.trim()
    said.texts[name] = text.trim()
    delete said.problems[name]
    delete said.facts[name]
    if (name === 'price') Object.assign(said, { prices: [], isRate: false })
  }
  takeDeal(said, filled, plan)
  return said
}

type Filled = readonly { column: PlannedColumn; cell: string }[]

function take(said: RowSaid, name: FieldName, cell: string, column: PlannedColumn) {
  if (cell.length > FILE_LIMITS.cell) {
    said.problems[name] = WRONG.longCell(cell.length)
    return
  }
  const between = JOINED[name]
  const before = said.written[name]
  if (before !== undefined && between === undefined) return
  const written = before === undefined ? cell : `${before}${between ?? ''}${cell}`
  said.written[name] = written
  said.texts[name] = written
  if (MONEY.includes(name)) said.texts[name] = moneyText(written, column)
  if (name === 'price') said.isRate = column.money.perArea
  if (name === 'locality' && column.isSector && /^\d+\s?\p{L}?$/u.test(written))
    said.texts[name] = [SECTOR, written].join(' ')
}

/** The readers of fields in whose column people write more: "3 BHK, 1,685 sq ft". */
const READ: Partial<Record<FieldName, (text: string) => Reading<unknown> | null>> = {
  bedrooms: readRooms,
  propertyType: (text) => readChoice('propertyType', text, optionsOf('propertyType') ?? []),
  plotArea: readArea,
  floorNumber: readFloor,
  price: readMoney,
}
const SEVERAL = /[,;|+/\n]|\s-\s/
/** From one figure to another: nobody knows which of them is meant. */
const RANGE = /\d\s*(?:-|to)\s*\d/i

/** Takes apart a cell that says more than its column is for. What its column is for counts before all else. */
function takeApart(said: RowSaid, name: FieldName, cell: string, today: Date) {
  const reader = READ[name]
  if (
    !reader ||
    cell.length > FILE_LIMITS.cell ||
    !SEVERAL.test(cell) ||
    RANGE.test(plainSigns(cell))
  )
    return
  const reading = reader(cell)
  if (reading?.is !== 'refused') return
  const { facts, rest } = factsIn(cell, today)
  const own = facts[name]
  if (own === undefined || Object.keys(facts).length < 2 || reader(own)?.is === 'refused') return
  said.facts = { ...facts, ...said.facts }
  said.apart[name] = own
  if (rest) said.notes.push(texts.rest(rest))
}

/** Notes the amounts of a line that has several, in columns of their own. */
function takePrices(said: RowSaid, filled: Filled, { heads }: ColumnPlan) {
  const prices = filled.filter(({ column }) => column.meaning === 'price')
  if (prices.length < 2) return
  said.prices = prices.map(({ column, cell }) => ({
    head: heads[column.at] ?? '',
    text: moneyText(cell, column),
    deal: column.money.deal,
  }))
}

/** Whether a unit is one that differs from place to place: the reader of areas asks about it, or says why not. */
function isLocalUnit(cell: string): boolean {
  const tokens = tokensOf(tidy(cell.slice(0, FILE_LIMITS.head)))
  return areaUnitAt(tokens, 0)?.meaning === null
}

function takeArea(said: RowSaid, filled: Filled, isPlot: boolean) {
  const [best] = filled
    .filter(({ column }) => column.meaning === 'plotArea')
    .toSorted(
      (one, other) => basisRank(one.column.basis, isPlot) - basisRank(other.column.basis, isPlot),
    )
  if (!best) return
  take(said, 'plotArea', best.cell, best.column)
  const unit = filled.find(({ column }) => column.at === best.column.unitAt)
  const local = unit && isLocalUnit(unit.cell) ? unit.cell : null
  if (unit && !local) take(said, 'areaUnit', unit.cell, unit.column)
  if (said.written.plotArea === undefined) return
  said.texts.plotArea = areaText(
    best.cell,
    local ? { ...best.column, localUnit: local } : best.column,
  )
  // Exports have one column for the areas of flats and of plots.
  if (best.column.basis) said.facts.areaBasis ??= isPlot ? 'Plot' : best.column.basis
}

function takeValidity(said: RowSaid, cell: string, today: Date) {
  if (readDate(cell, today)?.is === 'refused') said.notes.push(texts.rest(cell))
  else said.validity ||= cell
}

const OF_PG: readonly FieldName[] = ['sharing', 'pgFor', 'gateCloses']

/** A unit that stands in a column of its own: "1.25" beside "Cr". */
function takeMoneyUnit(said: RowSaid, unit: string) {
  const price = said.texts.price ?? ''
  const tokens = tokensOf(tidy(unit.slice(0, FILE_LIMITS.head)))
  if (tokens.length === 1 && moneyUnitAt(tokens, 0) && /^[\d.,\s₹]+$/.test(price))
    said.texts.price = [price, unit.trim()].join(' ')
}

/** "Kesar Heights, Sector 150 Noida" says the place as well, where no column does. */
function takePlace(said: RowSaid, { covered }: ColumnPlan) {
  const [, name, place = ''] = /^([^,]+),(.+)$/.exec(said.written.projectBuildingName ?? '') ?? []
  if (!name || covered.has('locality') || said.facts.locality) return
  if (!CITY_NAMES.some((city) => localityOf(city, place))) return
  said.texts.projectBuildingName = name.trim()
  said.facts.locality = place.trim()
}

/** "Rent" above the price, or as the name of the sheet, says what is offered where no column does. */
function takeDeal(said: RowSaid, filled: Filled, { sheetDeal }: ColumnPlan) {
  if (said.written.listingType || said.facts.listingType) return
  // Only rooms that are let by the bed are shared, or are for women or for men.
  const isShared = OF_PG.some((name) => said.written[name])
  const priced = filled.find(
    ({ column, cell }) => column.meaning === 'price' && cell === said.written.price,
  )
  const deal: ListingType | '' = isShared ? 'PG' : (priced?.column.money.deal ?? '')
  if (deal || sheetDeal) said.facts.listingType = deal || sheetDeal
}

/**
 * What two homes have in common is no reference of them: a line with "N/A" would change the home of another one. Nor is
 * what the server would refuse.
 */
function takeReference(said: RowSaid, cell: string) {
  const reference = tidy(cell.slice(0, FILE_LIMITS.cell))
  if (said.reference !== null || hasContactDetails(reference) || isNotSaid(reference)) return
  if (referenceSchema.safeParse(reference).success) said.reference = reference
  else if (reference.length > FILE_LIMITS.reference)
    said.notes.push(texts.longReference(reference, FILE_LIMITS.reference))
}

const FIGURE = String.raw`\d[\d.,]{0,11}`
const rangeOf = (units: string) =>
  new RegExp(String.raw`(?:^|[^\d.,])(${FIGURE} ?(?:-|to) ?${FIGURE} ?(?:${units}))`, 'gi')
const AREAS = rangeOf('sq[. ]{0,2}(?:ft|feet|yd|m)?|sft|sf|gaj|yd')
/** "1450/1180 sq ft": the larger area and that of the carpet, in an order that nobody knows. */
const TWO_AREAS =
  /(?:^|[^\d.,])(\d[\d,]{2,6} ?\/ ?\d[\d,]{2,6} ?(?:sq[. ]{0,2}(?:ft|feet|yd|m)|sqft|sft|sf|gaj))/gi
const PRICES = rangeOf('cr|crore|l|lac|lakh|lacs|lakhs|k')

/** "Sec 50 - 28k": the number of a place begins no range. */
const OF_PLACE = /(?:sec|sect|sector|phase|ph|block|tower|pocket|सेक्टर)[\s.:-]{0,3}$/i
const LONGEST_PLACE_WORD = 12
const rangeIn = (pattern: RegExp, text: string): string | undefined => {
  for (const { 0: whole, 1: range = '', index } of text.matchAll(pattern)) {
    const at = index + whole.length - range.length
    if (!OF_PLACE.test(text.slice(Math.max(0, at - LONGEST_PLACE_WORD), at))) return range
  }
  return undefined
}

/** Neither end of a range is what is meant, so the whole range is what its reader refuses. */
function withRanges(facts: RowSaid['facts'], cell: string): RowSaid['facts'] {
  const plain = plainSigns(cell)
  const areas = rangeIn(AREAS, plain) ?? rangeIn(TWO_AREAS, plain)
  const prices = rangeIn(PRICES, plain)
  const isOfArea = areas && facts.price && areas.startsWith(facts.price)
  const { price = '', ...others } = facts
  return {
    ...others,
    ...(price && !isOfArea ? { price } : {}),
    ...(areas ? { plotArea: areas } : {}),
    ...(prices ? { price: prices } : {}),
  }
}

function takeFacts(said: RowSaid, cell: string, today: Date) {
  if (cell.length > FILE_LIMITS.cell) {
    said.notes.push(WRONG.longCell(cell.length))
    return
  }
  const { facts: read, rest } = factsIn(cell, today)
  const facts = withRanges(read, cell)
  said.facts = { ...facts, ...said.facts }
  said.statuses.push(offerWordIn(cell))
  const shown = rest.split(', ').filter((piece) => piece && !hasContactDetails(piece))
  if (shown.length > 0) said.notes.push(texts.rest(shown.join(', ')))
}

/** Later than any day: an offer without an end. */
const ALWAYS = '9999'
function lastDay(validity: string, today: Date): string {
  const last = readDate(validity, today)
  return (last && likelier(last)?.value) ?? ALWAYS
}

/**
 * The state of a line's offer, and the word that says it. Of several columns, that counts which takes it off. Undefined
 * where nobody knows the word.
 */
export function offerIn(
  { statuses, validity, written, sheetOffer }: RowSaid,
  today: Date,
): { offer: Offer | undefined; word: string } {
  const price = written.price ?? ''
  const words = [
    ...(readOffer(price) === 'closed' ? [price] : []),
    ...statuses.filter((status) => readOffer(status) !== null),
  ]
  for (const offer of ['closed', 'expired'] as const) {
    const word = words.find((one) => readOffer(one) === offer)
    if (word !== undefined) return { offer, word }
  }
  if (lastDay(validity, today) < indianDate(today))
    return { offer: 'expired', word: texts.validUntil(validity) }
  if (sheetOffer !== 'offered') return { offer: sheetOffer, word: '' }
  const open = words.find((one) => readOffer(one) === undefined)
  return open === undefined ? { offer: 'offered', word: '' } : { offer: undefined, word: open }
}

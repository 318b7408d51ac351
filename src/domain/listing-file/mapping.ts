import { CITY_NAMES } from '../city/constants.ts'
import { type FieldName, fieldOf } from '../listing/fields.ts'
import { placesNamed } from '../locality/place-names.ts'
import { localityOf } from '../locality/rules.ts'
import { bedroomsAt, moneyUnitAt, tidy, tokensOf } from '../reading/parts.ts'
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
import { optionsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { factCount } from './facts.ts'
import { headKey, isNotesHead, isOwnHead, isWeakHead, meaningsOf, spaced } from './heads.ts'
import { isField, MANY } from './meanings.ts'
import { readOffer } from './offer.ts'
import { isContact, isPerson } from './persons.ts'
import { tableOf } from './sheet-table.ts'
import {
  type Column,
  type ColumnMap,
  type Meaning,
  mapOf,
  type Sheet,
  type Table,
} from './table.ts'

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
const factsIn = (value: string): number => factCount(spaced(value).slice(0, 300), TODAY)

/** Exports call the home of a PG a PG, which is the deal and no type. */
function isPg(value: string): boolean {
  const deal = readChoice('listingType', value, optionsOf('listingType') ?? [])
  return deal?.is === 'taken' && deal.value === 'PG'
}

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
      return readOffer(spaced(value)) || isRead(readDate(value, TODAY)) ? 0.9 : 0
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
      if (name === 'areaUnit') return isRead(readAreaUnit(spaced(value))) ? 1 : 0
      return isRead(readChoice(name, spaced(value), optionsOf(name) ?? [])) ||
        (name === 'possession' && isRead(readDate(value, TODAY))) ||
        (name === 'propertyType' && isPg(value))
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
      'areaBasis',
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
  for (const { cells, aside } of lines) {
    const value = (cells[at] ?? '').trim()
    if (!aside && value && !isNotSaid(value)) values.add(value.slice(0, FILE_LIMITS.looked))
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

/** Answers that nobody takes for those of another question, whatever stands above them. */
const TOLD_BY_WORDS: readonly Meaning[] = [
  ...(['listingType', 'propertyCategory', 'propertyType', 'city'] as const),
  ...(['furnishing', 'areaUnit', 'areaBasis', 'pgFor'] as const),
]
/** Whether all values of a column are known words of one question, so that nobody needs to ask what it holds. */
const areKnown = (meaning: Meaning, values: readonly string[]) =>
  isField(meaning) &&
  TOLD_BY_WORDS.includes(meaning) &&
  values.every((value) => hasLetters(value) && fitOfField(meaning, value) === 1)

type Guess = { meaning: Meaning; sure: boolean; exact: boolean; fit: number; unknown?: true }

function shownBy(values: readonly string[]): Guess | null {
  if (values.length === 0) return null
  for (const [meaning, shows] of BY_VALUES) {
    if (areMostly(values, (value) => (value.length <= LONG || meaning === 'facts') && shows(value)))
      return {
        meaning,
        sure: meaning === 'private' || areKnown(meaning, values),
        exact: false,
        fit: SURELY,
      }
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
  const own = isOwnHead(head) ? meanings[0] : undefined
  const ofOwn = fits.find(({ meaning }) => meaning === own)
  // Under a name of the template, cells that cannot be read are problems, not another column.
  if (ofOwn && (ofOwn.fit >= HARDLY || best.fit < SURELY)) return { ...ofOwn, sure: true, exact }
  // "Covered" says what was measured only beside an area: it is a kind of parking as well.
  const isOther = shown?.meaning === 'areaBasis' && !meanings.includes('plotArea')
  if (best.fit < HARDLY && shown && !isOther) return shown
  const isName = ['locality', 'projectBuildingName', 'description', 'ignored', 'private', 'facts']
  const sure = exact && !isNotesHead(head) && (best.fit >= 0.5 || isName.includes(best.meaning))
  return { ...best, sure, exact }
}

const OF_KIND: readonly Meaning[] = ['listingType', 'propertyCategory', 'propertyType']

/** Whether each line has another value: what two homes share refers to neither of them. */
function isDistinct({ lines }: Table, at: number): boolean {
  const filled = lines.flatMap(({ cells, aside }) => (aside ? [] : fold(cells[at] ?? '') || []))
  return new Set(filled).size === filled.length
}

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
    if (MANY.includes(guess.meaning)) return guess
    const rank = ({ exact, sure, fit }: Guess, place: number) =>
      Number(exact) * 4 +
      Number(sure) * 2 +
      fit -
      Number(isWeakHead(table.heads[place] ?? '')) -
      place / 1000
    // The numbers of flats refer to homes only where each has its own.
    const isShared = (place: number) =>
      isWeakHead(table.heads[place] ?? '') && !isDistinct(table, place)
    if (guess.meaning === 'reference' && isShared(at))
      return { ...guess, meaning: 'ignored', sure: true }
    const better = guesses.findIndex(
      (other, place) =>
        place !== at &&
        other.meaning === guess.meaning &&
        !(guess.meaning === 'reference' && isShared(place)) &&
        rank(other, place) > rank(guess, at) &&
        !takeTurns(table, place, at),
    )
    if (better < 0) return guess
    // A second column about the kind of a home says more of it: "Residential Lease" beside "Apartment".
    const says = values[at] ?? []
    if (OF_KIND.includes(guess.meaning) && says.every((value) => factsIn(value) > 0))
      return { ...guess, meaning: 'facts', sure: true }
    const isWeak = isWeakHead(table.heads[at] ?? '')
    return { ...guess, meaning: 'ignored', sure: isWeak || areSame(table, better, at) }
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

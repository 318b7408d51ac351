import { shownValue } from '#language/listing/texts-values'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { WISHES } from '../listing/answers-to.ts'
import { POSSESSIONS } from '../listing/constants.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  fieldsWithoutMeaning,
  shortLabel,
} from '../listing/fields.ts'
import { madeName } from '../listing/name.ts'
import { shownWhenMade } from '../listing/name-stored.ts'
import type { ListingFields } from '../listing/schema.ts'
import { toListingInput } from '../listing-draft/input.ts'
import { saysNoName } from '../listing-draft/no-name.ts'
import type { DraftValues } from '../listing-draft/values.ts'
import { filterWords, longest, tidy, tokensOf } from '../reading/parts.ts'
import {
  factsBeside,
  oneOf,
  readChoice,
  readChoices,
  readCountOf,
  readDate,
  readFloor,
  taken,
} from '../reading/reading.ts'
import { withoutContactDetails } from '../text/contact-details.ts'
import { labelled } from '../text/labelled.ts'
import { slugOf } from '../text/slug.ts'
import type { FieldErrors } from '../text/validate.ts'
import { indianDate } from '../time/calendar.ts'
import { readFigures } from './cells-figures.ts'
import { readKind } from './cells-kind.ts'
import { readPlace } from './cells-place.ts'
import { optionsOf } from './columns.ts'
import { LineCells, saysNothing } from './line-cells.ts'
import type { OpenManner } from './manner.ts'
import { type Answers, type Ask, nameAskOf } from './questions.ts'
import type { RowSaid } from './table-row.ts'

/** What the cells of a line say: the input of the listing's schema, and what stands in the way of posting it. */
export type CellsRead = {
  /** The cells as they were written. */
  written: Readonly<Partial<Record<FieldName, string>>>
  /** The texts and choices of the line. */
  values: DraftValues
  input: Record<string, unknown>
  problems: FieldErrors
  asks: readonly Ask[]
  /** Fields for whose value somebody chose a reading outside of its bounds. */
  confirmed: readonly FieldName[]
  /** What was read of a field, in figures and words. */
  said: Readonly<Partial<Record<FieldName, string>>>
  /** Fields whose absence follows from another question. */
  unasked: readonly FieldName[]
  /** What was left out of the line. */
  notes: readonly string[]
}

type Cells = {
  said: RowSaid
  line: number
  /** The fields that the file says something about. */
  covered: ReadonlySet<FieldName>
  open: OpenManner
  answers: Answers
  today: Date
}

/**
 * Reads what a line says by the one reader. Where a cell can be read in two ways, the likelier holds until an answer.
 */
export function readCells({ said, line: number, covered, open, answers, today }: Cells): CellsRead {
  const line = new LineCells({ said, line: number, open, answers, today })
  for (const name of SAYS_MORE) line.sayBeside(factsBeside(name, line.cell(name)))
  if (isWholeBuilding(line)) line.write('floorNumber', '')
  const [more] = MORE_ROOMS.exec(tidy(line.own('bedrooms'))) ?? []
  if (more) line.note(READ_TEXTS.rest(more))
  readKind(line)
  line.sayBeside(factsBeside('price', line.cell('price'), propertyOf(line)))
  readPlace(line, covered)
  readTextsAndChoices(line)
  readName(line)
  readPossession(line)
  leaveBasisOfRoom(line)
  // A column of parking may say what is an amenity, so it is read before them.
  const parking = parkingText(line)
  readAmenities(line)
  readFigures(line, parking)
  return result(line, said.written)
}

/** Fields in whose cells people write more than they are for: "1650 sq ft (SBA)", "5 of 18", "Flat (Rent)". */
const SAYS_MORE: readonly FieldName[] = [
  ...(['plotArea', 'floorNumber', 'totalFloors', 'bedrooms'] as const),
  ...(['propertyType', 'listingType', 'facingType'] as const),
]

/** Rooms beside the bedrooms, of which no field asks. */
const MORE_ROOMS = /\b(?:sq|servant(?:'?s)?(?: (?:room|quarter))?|study|store|pooja|puja)\b/i

/** "G+4" under the floor says how high the building is, and of the home's own floor nothing. */
function isWholeBuilding(line: LineCells): boolean {
  const cell = line.own('floorNumber')
  return readFloor(cell)?.is === 'refused' && 'totalFloors' in factsBeside('floorNumber', cell)
}

const propertyOf = ({ values: { listingType } }: LineCells): Partial<ListingFields> =>
  listingType ? ({ listingType } as Partial<ListingFields>) : {}

/** Leaves out what the form would not ask about such a property. */
function result(line: LineCells, written: CellsRead['written']): CellsRead {
  const { values, read, problems, asks, confirmed, said, notes } = line
  const input = toListingInput(values)
  for (const name of FIELD_NAMES) if (name in input && name in read) input[name] = read[name]
  const applies = (name: string) => name in input
  const others = FIELD_NAMES.filter((name) => !applies(name))
  for (const name of others) delete said[name]
  const isKnown = Boolean(values.listingType && values.propertyType && values.propertyCategory)
  const left = others.flatMap((name) => {
    const cell = tidy(line.cell(name))
    return NOTHING_SAID.test(cell) ? [] : labelled(shortLabel(name), cell)
  })
  if (isKnown && left.length > 0) line.note(READ_TEXTS.notOfKind(left))
  const isTypeOpen = line.isOpen('propertyType') && !line.cell('propertyCategory')
  return {
    written,
    values,
    input,
    notes,
    said,
    problems: Object.fromEntries(Object.entries(problems).filter(([name]) => applies(name))),
    asks: asks.filter(({ field }) => applies(field)),
    // Without a type, nobody misses its category.
    unasked: isTypeOpen ? ['propertyCategory'] : [],
    confirmed: [...confirmed].filter(applies),
  }
}

/** What exports write into each line, whatever its kind. */
const NOTHING_SAID = /^(?:0|no|none|nil|not applicable|-*)$/i

/** Fields that have a step of their own. */
const APART: readonly FieldName[] = [
  'listingType',
  'propertyCategory',
  'propertyType',
  'city',
  'locality',
  'areaUnit',
  'amenities',
]

function readTextsAndChoices(line: LineCells): void {
  const { values, said, today } = line
  for (const name of FIELD_NAMES) {
    if (APART.includes(name)) continue
    const { kind } = fieldOf(name)
    if (kind === 'line' || kind === 'text') {
      const cell = line.cell(name)
      values[name] = kind === 'text' ? withoutContactDetails(cell) : cell
      if (values[name] !== cell) line.note(READ_TEXTS.contactsLeft)
      if (values[name]) said[name] = values[name]
    } else if (kind === 'choice') {
      if (name === 'propertyAge') line.write(name, ageOf(line.own(name), today))
      values[name] = line.choice(name)
    } else if (kind === 'date')
      line.read[name] = line.readField(name, (text) =>
        readDate(text, today, undefined, line.manner),
      )
  }
}

/** The age of a building by the year in which it was built; a year to come is none. */
function ageOf(cell: string, today: Date): string {
  const year = /^(?:19|20)\d\d$/.test(tidy(cell)) ? Number(tidy(cell)) : Number.NaN
  const age = Number(indianDate(today).slice(0, 4)) - year
  return age >= 0 ? String(age) : cell
}

/** A home without a name may have one that is made from its kind and place: asked once for all such lines. */
function readName(line: LineCells): void {
  if (!saysNoName(line.cell('projectBuildingName'))) return
  const { values, said } = line
  const made = madeName(values)
  const { answer } = line.ask(nameAskOf(shownWhenMade(made), line.answers))
  values.projectBuildingName = answer === null ? '' : made
  said.projectBuildingName = shownWhenMade(values.projectBuildingName)
}

/** Exports write the day of possession where they do not write that it is under construction. */
function readPossession(line: LineCells): void {
  const { values, read, said, today } = line
  const cell = line.cell('possession')
  const isWord = readChoice('possession', cell, POSSESSIONS)?.is !== 'refused'
  const possession = isWord ? null : readDate(cell, today, undefined, line.manner)
  if (!possession || possession.is === 'refused') return
  line.withdraw('possession')
  const day = line.settle('possession', possession)
  const isLater = day !== undefined && day > indianDate(today)
  // What was handed over long ago is there to be moved into at once.
  if (isLater && !line.cell('availableFrom')) {
    read.availableFrom = day
    said.availableFrom = said.possession ?? ''
  }
  values.possession = line.derive('possession', POSSESSIONS[isLater ? 1 : 0])
}

/** The area of a PG is that of a room. */
function leaveBasisOfRoom(line: LineCells): void {
  if (line.values.listingType !== 'PG' || line.own('areaBasis')) return
  line.values.areaBasis = ''
  delete line.said.areaBasis
}

/** A column of parking may say that there is some instead of how much. */
function parkingText(line: LineCells): string {
  const cell = line.cell('parkingSpaces')
  const count = readCountOf('parkingSpaces', {}, cell)
  if (count?.is !== 'refused') return cell
  if (/^(?:no|nil|none|nahi|नहीं)$/i.test(tidy(cell))) return '0'
  if (/^(?:yes|y|available|haan|हां|covered|open|stilt|reserved)\b/i.test(tidy(cell))) {
    line.sayAside('amenities', [line.aside('amenities'), 'Parking'].filter(Boolean).join('; '))
    return ''
  }
  return cell
}

function readAmenities(line: LineCells): void {
  const { values, said } = line
  const options = optionsOf('amenities') ?? []
  const both = [line.cell('amenities'), line.aside('amenities')].join(';')
  const { chosen, foreign } = readChoices('amenities', both, options)
  values.amenities = chosen.join('\n')
  if (chosen.length > 0) said.amenities = chosen.map(shownValue).join(', ')
  const unknown = foreign.filter((part) => !saysNothing(part) && !readElsewhere(line, part))
  // A wish that nobody knows keeps no home from being posted.
  if (unknown.length > 0) line.note(READ_TEXTS.setAside(unknown))
}

/** Exports list among the amenities what is a question of its own here: the Wi-Fi of a PG. */
function readElsewhere(line: LineCells, part: string): boolean {
  const { values } = line
  const about = answersBy(part)
  const { propertyType, propertyCategory, listingType } = values
  const without = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
  if (!about || without.includes(about.field)) return false
  const meant = about.answers.map((answer) => taken(answer, shownValue(answer)))
  if (!values[about.field]) values[about.field] = line.settle(about.field, oneOf(meant), part) ?? ''
  return true
}

/** The field that a word is about, and the answers that it may mean. Null for a word of none or of several. */
function answersBy(word: string): { field: FieldName; answers: readonly string[] } | null {
  const tokens = tokensOf(tidy(word))
  const found = longest(filterWords(), tokens, 0)
  const [[facet, ids] = ['', []], ...others] = Object.entries(found?.meaning ?? {})
  const field = FIELD_NAMES.find((name) => fieldOf(name).facet?.name === facet)
  const options = field && fieldOf(field).kind === 'choice' ? (optionsOf(field) ?? []) : []
  if (!field || found?.end !== tokens.length || others.length > 0) return null
  const wishes = WISHES[field]
  const answers = options.filter((option) =>
    ids.some((id) => wishes?.[id]?.includes(option) ?? id === slugOf(option)),
  )
  return answers.length > 0 ? { field, answers } : null
}

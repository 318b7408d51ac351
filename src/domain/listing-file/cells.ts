import { toSquareFeet } from '../area/rules.ts'
import { AREA_UNIT_NAMES, type AreaUnit } from '../area/constants.ts'
import { POSSESSIONS } from '../listing/constants.ts'
import {
  type FieldName,
  FIELD_NAMES,
  fieldOf,
  fieldsWithoutMeaning,
  LISTING_FIELDS,
} from '../listing/fields.ts'
import type { ListingFields } from '../listing/schema.ts'
import { toListingInput } from '../listing-draft/input.ts'
import { type DraftValues, EMPTY_DRAFT } from '../listing-draft/values.ts'
import { type Area, readArea, readAreaUnit, statesUnit } from '../reading/area.ts'
import { figureBounds } from '../reading/bounds.ts'
import { readChoice, readChoices } from '../reading/choice.ts'
import { readDate } from '../reading/date.ts'
import { readCountOf, readMoneyOf } from '../reading/figure.ts'
import { type Floor, readFloor, readTotalFloors } from '../reading/floor.ts'
import { oneOf, type Reading, type Taken, taken } from '../reading/reading.ts'
import { placesNamed } from '../reading/place.ts'
import { filterWords } from '../reading/sentence-words.ts'
import { longest, tidy, tokensOf } from '../reading/tokens.ts'
import { WISHES } from '../search/answers-to.ts'
import { citiesElsewhere } from '../locality/elsewhere.ts'
import { slugOf } from '../locality/locality.ts'
import { shownValue } from '#language/listing/texts-values'
import { READING_TEXTS } from '#language/reading/texts'
import { indianDate } from '../time/calendar.ts'
import { withoutApostrophe } from '../text/csv.ts'
import { groupedDigits } from '../text/digits.ts'
import type { FieldErrors } from '../text/validate.ts'
import { optionsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { type Answers, type Ask, askOf, typedAskOf, unitAskOf } from './questions.ts'
import { FILE_PROBLEM_TEXTS as WRONG, inBrief } from '#language/listing-file/texts'

/** What exports write into a cell that has nothing to say. */
const NOTHING = /^(?:[-–—]+|n\/?a|null)$/i

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
}

type Cells = {
  fields: readonly (FieldName | null)[]
  cells: readonly string[]
  line: number
  answers: Answers
  today: Date
}

/** Reads the cells of a line by the one reader. Where a cell can be read in two ways, the likelier holds until an answer. */
export function readCells({ fields, cells, line, answers, today }: Cells): CellsRead {
  const written: Partial<Record<FieldName, string>> = {}
  const problems: FieldErrors = {}
  const asks: Ask[] = []
  const confirmed = new Set<FieldName>()
  // A missing unit has no default: otherwise a plot of 160 sq yd could become one of 160 sq ft.
  const values: DraftValues = { ...EMPTY_DRAFT, areaUnit: '' }
  const read: Partial<Record<FieldName, unknown>> = {}

  for (const [at, name] of fields.entries()) {
    if (!name) continue
    const cell = cells[at] ?? ''
    if (cell.length > FILE_LIMITS.cell) problems[name] = WRONG.longCell(cell.length)
    else written[name] = withoutApostrophe(cell.trim())
  }
  const cellOf = (name: FieldName) => {
    const cell = written[name] ?? ''
    return NOTHING.test(cell) && !fieldOf(name).required ? '' : cell
  }

  /** Returns the value of a cell; notes the reason if there is none, and the question if there are several. */
  function settle<Value>(
    name: FieldName,
    reading: Reading<Value> | null,
    cell = cellOf(name),
  ): Value | undefined {
    if (!reading) return undefined
    if (reading.is === 'refused') {
      const whole = tidy(cell)
      problems[name] = reading.why.replace(whole, () => inBrief(whole))
      return undefined
    }
    const readings = reading.is === 'taken' ? [reading] : reading.readings
    const [likelier] = readings
    // Whether an unusual value is really meant is asked once the whole line is known.
    if (reading.is === 'taken' || (readings.length === 1 && likelier?.outside))
      return likelier?.value
    const ask = askOf(
      name,
      cell,
      readings.map(({ said }) => said),
      answers,
    )
    const chosen = readings.find(({ said }) => said === ask.answer)
    asks.push(ask)
    if (chosen?.outside) confirmed.add(name)
    return (chosen ?? likelier)?.value
  }

  function readPrice(property: Partial<ListingFields>): number | undefined {
    const read = (text: string) =>
      readMoneyOf('price', LISTING_FIELDS.price, text, property, figureBounds('price', property))
    const cell = cellOf('price')
    const reading = read(cell)
    if (reading?.is !== 'refused' || reading.why !== READING_TEXTS.priceNotStated)
      return settle('price', reading)
    const typed = answers[typedAskOf('price', cell, line, answers).key] ?? ''
    const answer = read(typed)
    const why = answer?.is === 'refused' ? answer.why : null
    asks.push(typedAskOf('price', cell, line, answers, why))
    return why === null ? settle('price', answer, typed) : undefined
  }

  /** One answer is for all properties of a type: flats in square feet and plots in gaj may share a file. */
  function askedUnit(propertyType: string): AreaUnit {
    const ask = unitAskOf(propertyType, AREA_UNIT_NAMES, answers)
    asks.push(ask)
    return AREA_UNIT_NAMES.find((unit) => unit === ask.answer) ?? AREA_UNIT_NAMES[0]
  }

  /** Exports list among the amenities what is a question of its own here: the Wi-Fi of a PG. */
  function readElsewhere(part: string): boolean {
    const said = answersBy(part)
    const { propertyType, propertyCategory, listingType } = values
    const without = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
    if (!said || without.includes(said.field)) return false
    const meant = said.answers.map((answer) => taken(answer, shownValue(answer)))
    if (!values[said.field]) values[said.field] = settle(said.field, oneOf(meant), part) ?? ''
    return true
  }

  for (const name of FIELD_NAMES) {
    const { kind } = fieldOf(name)
    const cell = cellOf(name)
    if (name === 'locality') {
      const placed = settle(name, placedIn(cell, values.city))
      values.locality = placed?.locality ?? cell
      values.city = placed?.city ?? values.city
    } else if (kind === 'line' || kind === 'text') values[name] = cell
    else if (kind === 'choice' && name !== 'areaUnit')
      values[name] = settle(name, readChoice(name, cell, optionsOf(name) ?? [])) ?? ''
    else if (kind === 'choices') {
      const { chosen, foreign } = readChoices(name, cell, optionsOf(name) ?? [])
      values[name] = chosen.join('\n')
      const unknown = foreign.filter((part) => !readElsewhere(part))
      if (unknown.length > 0)
        problems[name] = WRONG.notOneOf(unknown.join(', '), optionsOf(name) ?? [])
    } else if (kind === 'date') read[name] = settle(name, readDate(cell, today))
  }
  // Exports write the day of possession where they do not write that it is under construction.
  const possession = problems.possession ? readDate(cellOf('possession'), today) : null
  if (possession && possession.is !== 'refused' && !cellOf('availableFrom')) {
    delete problems.possession
    const day = settle('possession', possession)
    read.availableFrom = day
    values.possession = POSSESSIONS[day && day > indianDate(today) ? 1 : 0]
  }
  const { listingType, propertyCategory, propertyType } = values
  const property = Object.fromEntries(
    Object.entries({ listingType, propertyCategory, propertyType }).filter(([, value]) => value),
  ) as Partial<ListingFields>

  const areaCell = cellOf('plotArea')
  const statedUnit = settle('areaUnit', readAreaUnit(cellOf('areaUnit')))
  const isUnitOpen = !cellOf('areaUnit') && !statesUnit(areaCell) && isArea(areaCell)
  const unit = isUnitOpen ? askedUnit(values.propertyType) : statedUnit
  const area = settle(
    'plotArea',
    inEither(readArea(areaCell, { unit, bounds: figureBounds('plotArea', property) }), unit),
  )
  const hasUnit = unit !== undefined || statesUnit(areaCell)
  if (hasUnit && area) values.areaUnit = area.unit
  else if (unit) values.areaUnit = unit
  read.plotArea = area?.squareFeet
  if (area) property.plotArea = area.squareFeet

  const totalFloors = settle('totalFloors', readTotalFloors(cellOf('totalFloors')))
  const floor = settle('floorNumber', readFloor(cellOf('floorNumber'), totalFloors ?? null))
  read.floorNumber = floor?.floor
  read.totalFloors = totalFloors ?? floor?.total ?? undefined
  if (floor && isOtherBuilding(floor, totalFloors))
    problems.floorNumber = WRONG.otherTotal(inBrief(cellOf('floorNumber')), totalFloors ?? 0)

  const price = readPrice(property)
  read.price = price
  if (price !== undefined) property.price = price
  for (const name of FIELD_NAMES) {
    const field = fieldOf(name)
    if (name in read) continue
    if (field.kind === 'count') read[name] = settle(name, readCountOf(name, field, cellOf(name)))
    if (field.kind === 'money')
      read[name] = settle(
        name,
        readMoneyOf(name, field, cellOf(name), property, figureBounds(name, property)),
      )
  }

  const input = toListingInput(values)
  for (const name of FIELD_NAMES) if (name in input && name in read) input[name] = read[name]
  const applies = (name: string) => name in input
  return {
    ...{ written, values, input },
    problems: Object.fromEntries(Object.entries(problems).filter(([name]) => applies(name))),
    asks: asks.filter(({ field }) => applies(field)),
    confirmed: [...confirmed].filter(applies),
  }
}

const isArea = (cell: string) => !['refused', undefined].includes(readArea(cell)?.is)

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

type Placed = { locality: string; city: string }

/**
 * A locality without the name of its city, which some exports add. Where the maps know it in other cities only, either
 * the locality or the city is a slip. Null if there is nothing to say.
 */
function placedIn(cell: string, city: string): Reading<Placed> | null {
  const [, first = '', last = ''] = /^(.+),([^,]+)$/.exec(cell) ?? []
  const named = placesNamed(last).find(({ kind }) => kind === 'city')
  const locality = named ? first.trim() : cell
  if (!locality || !city) return null
  const elsewhere = named?.kind === 'city' ? [named.city] : citiesElsewhere(city, locality)
  const cities = elsewhere.filter((one) => one !== city)
  return oneOf(
    [city, ...cities].map((one) => ({
      ...taken({ locality, city: one }, `${locality}, ${one}`),
      // Whoever says that it is there after all confirms it to the desk.
      ...(one === city && cities.length > 0 ? { outside: true as const } : {}),
    })),
  )
}

const isOtherBuilding = ({ total }: Floor, totalFloors: number | undefined) =>
  total !== null && totalFloors !== undefined && total !== totalFloors

/** Where the cell and the column of units differ, nobody knows which of them is meant. */
function inEither(reading: Reading<Area> | null, unit: AreaUnit | undefined): Reading<Area> | null {
  if (reading?.is !== 'taken' || !unit || reading.value.unit === unit) return reading
  const { amount } = reading.value
  const other: Taken<Area> = taken(
    { amount, unit, squareFeet: toSquareFeet(amount, unit) },
    `${groupedDigits(amount)} ${unit}`,
  )
  return oneOf([reading, other])
}

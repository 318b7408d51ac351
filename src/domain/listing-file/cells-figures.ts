import { shownValue } from '#language/listing/texts-values'
import { inBrief, FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { READING_TEXTS } from '#language/reading/texts'
import { AREA_UNIT_NAMES, type AreaUnit } from '../area/constants.ts'
import { toSquareFeet } from '../area/rules.ts'
import { FIELD_NAMES, fieldOf, LISTING_FIELDS } from '../listing/fields.ts'
import type { ListingFields } from '../listing/schema.ts'
import {
  type Area,
  type Floor,
  figureBounds,
  likelier,
  oneOf,
  type Reading,
  readArea,
  readAreaUnit,
  readCountOf,
  readFloor,
  readMoneyOf,
  readTotalFloors,
  refused,
  statesUnit,
  type Taken,
  taken,
} from '../reading/reading.ts'
import { groupedDigits } from '../text/digits.ts'
import type { LineCells } from './line-cells.ts'
import { pricesAskOf, typedAskOf, unitAskOf } from './questions.ts'

/** The property as far as it is known, which says what a figure may be. */
type Property = Partial<ListingFields>

/** The figures of a line. What each may be follows from those before it. */
export function readFigures(line: LineCells, parking: string): void {
  const kind = kindOf(line)
  const plotArea = readPlotArea(line, kind)
  readFloors(line)
  const sized = plotArea === undefined ? kind : { ...kind, plotArea }
  const price = readPrice(line, sized)
  readOthers(line, price === undefined ? sized : { ...sized, price }, parking)
}

function kindOf({ values: { listingType, propertyCategory, propertyType } }: LineCells): Property {
  const said = Object.entries({ listingType, propertyCategory, propertyType })
  return Object.fromEntries(said.filter(([, value]) => value))
}

function readPlotArea(line: LineCells, property: Property): number | undefined {
  const unit = readUnit(line)
  const bounds = figureBounds('plotArea', property)
  const area = line.readField('plotArea', (text) =>
    inEither(readArea(text, { unit, bounds, ...line.manner }), unit),
  )
  const hasUnit = unit !== undefined || statesUnit(line.cell('plotArea'))
  if (hasUnit && area) line.values.areaUnit = area.unit
  else if (unit) line.values.areaUnit = unit
  line.read.plotArea = area?.squareFeet
  return area?.squareFeet
}

/** The unit that its column says; asked where neither that nor the area says one. */
function readUnit(line: LineCells): AreaUnit | undefined {
  const unitCell = line.cell('areaUnit')
  const area = line.cell('plotArea')
  const stated = line.settle('areaUnit', readAreaUnit(unitCell))
  const isUnitOpen = !unitCell && !statesUnit(area) && isArea(area)
  return isUnitOpen ? askedUnit(line) : stated
}

/** One answer is for all properties of a type: flats in square feet and plots in gaj may share a file. */
function askedUnit(line: LineCells): AreaUnit {
  const options = AREA_UNIT_NAMES.map(shownValue)
  const { answer } = line.ask(unitAskOf(line.values.propertyType, options, line.answers))
  return AREA_UNIT_NAMES.find((unit) => shownValue(unit) === answer) ?? AREA_UNIT_NAMES[0]
}

const isArea = (cell: string) => !['refused', undefined].includes(readArea(cell)?.is)

/** Where the cell and the column of units differ, nobody knows which of them is meant. */
function inEither(reading: Reading<Area> | null, unit: AreaUnit | undefined): Reading<Area> | null {
  if (reading?.is !== 'taken' || !unit || reading.value.unit === unit) return reading
  const { amount } = reading.value
  const other: Taken<Area> = taken(
    { amount, unit, squareFeet: toSquareFeet(amount, unit) },
    `${groupedDigits(amount)} ${shownValue(unit)}`,
  )
  return oneOf([reading, other])
}

/** The floor and how many the building has, which the cell of the floor may say too. */
function readFloors(line: LineCells): void {
  const total = line.readField('totalFloors', readTotalFloors)
  const floor = line.readField('floorNumber', (text) => readFloor(text, total ?? null))
  line.read.floorNumber = floor?.floor
  line.read.totalFloors = total ?? floor?.total ?? undefined
  if (floor && isOtherBuilding(floor, total))
    line.problems.floorNumber = WRONG.otherTotal(inBrief(line.cell('floorNumber')), total ?? 0)
}

const isOtherBuilding = ({ total }: Floor, totalFloors: number | undefined) =>
  total !== null && totalFloors !== undefined && total !== totalFloors

/** The price. One that is left to a call has to be typed. */
function readPrice(line: LineCells, property: Property): number | undefined {
  const bounds = figureBounds('price', property)
  const readText = (text: string) => {
    const reading = readMoneyOf('price', LISTING_FIELDS.price, text, property, bounds, line.manner)
    // Where the head says that it is a rate, nobody needs to be asked.
    return line.isRate && reading?.is === 'asked' && reading.kind === 'rate'
      ? reading.readings[0]
      : reading
  }
  const cell = priceCell(line, readText)
  const reading = readText(cell)
  const isLeftOut = reading?.is === 'refused' && reading.why === READING_TEXTS.priceNotStated
  const price = isLeftOut
    ? typedPrice(line, cell, readText)
    : line.readField('price', readText, cell)
  line.read.price = price
  return price
}

/**
 * The price. Of several columns, those of another deal do not count, nor one that says the same; which of the others
 * does is asked once.
 */
function priceCell(line: LineCells, readText: (text: string) => Reading<number> | null): string {
  const { listingType } = line.values
  const own = line.prices.filter(({ deal }) => !deal || !listingType || deal === listingType)
  const different = own.filter(({ text }, at) => {
    const said = likelier(readText(text) ?? refused(''))?.said
    return own.findIndex((one) => likelier(readText(one.text) ?? refused(''))?.said === said) === at
  })
  const [first, ...others] = different
  if (!first) return line.cell('price')
  if (others.length === 0) return first.text
  const ask = line.ask(
    pricesAskOf(
      different.map(({ head }) => head),
      line.answers,
    ),
  )
  return (different.find(({ head }) => head === ask.answer) ?? first).text
}

function typedPrice(
  line: LineCells,
  cell: string,
  readText: (text: string) => Reading<number> | null,
): number | undefined {
  const asked = (problem: string | null) =>
    typedAskOf('price', cell, line.line, line.answers, problem)
  const typed = asked(null).answer ?? ''
  const answer = readText(typed)
  const problem = answer?.is === 'refused' ? answer.why : null
  line.ask(asked(problem))
  return problem === null ? line.settle('price', answer, typed) : undefined
}

/** The counts and amounts that need no step of their own. */
function readOthers(line: LineCells, property: Property, parking: string): void {
  for (const name of FIELD_NAMES) {
    if (name in line.read) continue
    const field = fieldOf(name)
    if (name === 'parkingSpaces')
      line.read[name] = line.settle(name, readCountOf(name, {}, parking, line.manner), parking)
    else if (field.kind === 'count')
      line.read[name] = line.readField(name, (text) => readCountOf(name, field, text, line.manner))
    else if (field.kind === 'money') {
      const bounds = figureBounds(name, property)
      line.read[name] = line.readField(name, (text) =>
        readMoneyOf(name, field, text, property, bounds, line.manner),
      )
    }
  }
}

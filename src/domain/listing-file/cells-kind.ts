import { READING_TEXTS } from '#language/reading/texts'
import type { AreaUnit } from '../area/constants.ts'
import { CATEGORIES, LISTING_TYPES, PLOT, PROPERTY_TYPES } from '../listing/constants.ts'
import { fieldsWithoutMeaning, LISTING_FIELDS } from '../listing/fields.ts'
import { typeProblem } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { tidy, tokensOf } from '../reading/parts.ts'
import {
  type Bounds,
  figureBounds,
  likelier,
  type Reading,
  readArea,
  readAreaUnit,
  readChoice,
  readCountOf,
  readMoneyOf,
} from '../reading/reading.ts'
import { optionsOf } from './columns.ts'
import type { LineCells } from './line-cells.ts'

/** What is offered, and what kind of property it is; what follows for certain is not asked. */
export function readKind(line: LineCells): void {
  const { values } = line
  const word = typeWordOf(line.cell('propertyType'))
  const isStated = line.cell('propertyCategory') !== ''
  const category = isStated ? line.choice('propertyCategory') : categoryIn(word.cell)
  values.listingType = dealOf(line, word, category)
  values.propertyType = typeOf(line, word, category)
  values.propertyCategory = isStated ? category : categoryFor(line, category)
}

/** The cell of the type. Exports call the home of a PG a PG, which is the deal and no type. */
type TypeWord = { cell: string; reading: Reading<string> | null; isPg: boolean }

function typeWordOf(cell: string): TypeWord {
  const reading = readChoice('propertyType', cell, optionsOf('propertyType') ?? [])
  const isPg =
    reading?.is === 'refused' &&
    isTaken(readChoice('listingType', cell, optionsOf('listingType') ?? []), PG)
  return { cell, reading, isPg }
}

function dealOf(line: LineCells, { reading, isPg }: TypeWord, category: string): string {
  if (line.cell('listingType')) {
    const deal = line.choice('listingType')
    // Who lists a PG for rent offers it as a PG.
    return isPg && deal === RENT ? line.derive('listingType', PG) : deal
  }
  const type = reading ? likelier(reading)?.value : undefined
  // Who offers beds says so: "2 BHK" and "flat" are whole homes.
  const isWhole = !isPg && (type !== undefined || roomsOf(line) !== null)
  const deals = dealsFor(line, type, category).filter((deal) => !isWhole || deal !== PG)
  const [only = '', ...more] = isPg ? [PG] : deals
  return more.length === 0
    ? line.derive('listingType', only)
    : line.missing('listingType', [only, ...more])
}

/** What may be offered for such a price: nobody rents a flat for a crore, or sells one for 25,000. */
function dealsFor(line: LineCells, type: string | undefined, named: string): readonly string[] {
  const categories = type ? categoriesOf(type) : []
  const category = named || (categories.length === 1 ? categories[0] : '')
  const property = {
    ...(type ? { propertyType: type } : {}),
    ...(category ? { propertyCategory: category } : {}),
  } as Partial<ListingFields>
  const price = readMoneyOf('price', LISTING_FIELDS.price, line.cell('price'), property, null)
  const all = LISTING_TYPES.filter(
    (listingType) =>
      typeProblem({ listingType, propertyCategory: category ?? '', propertyType: type ?? '' }) ===
      null,
  )
  const areas = areasOf(line, type)
  const isIn = (bounds: Bounds | null, value: number) =>
    bounds !== null && value >= bounds[0] && value <= bounds[1]
  const within = all.filter((listingType) => {
    if (price?.is !== 'taken') return false
    const deal = { ...property, listingType }
    const rates = type ? figureBounds('rate', deal) : null
    return (
      isIn(figureBounds('price', deal), price.value) &&
      (rates === null ||
        areas.length === 0 ||
        areas.some((area) => isIn(rates, price.value / area)))
    )
  })
  return within.length > 0 ? within : all
}

/** The square feet of a home. Where no unit is stated, those of land may be square yards. */
function areasOf(line: LineCells, type: string | undefined): number[] {
  const unit = readAreaUnit(line.cell('areaUnit'))
  const isLand = type === undefined || type === PLOT || type === HOUSE
  const units = unit?.is === 'taken' ? [unit.value] : isLand ? UNITS_OF_LAND : [undefined]
  return units.flatMap((one) => {
    const area = readArea(line.cell('plotArea'), { ...(one && { unit: one }), ...line.manner })
    return area && area.is !== 'refused' ? (likelier(area)?.value.squareFeet ?? []) : []
  })
}
const UNITS_OF_LAND: readonly AreaUnit[] = ['sq ft', 'sq yd']

function roomsOf(line: LineCells): number | null {
  const rooms = readCountOf('bedrooms', {}, line.cell('bedrooms'))
  return rooms ? (likelier(rooms)?.value ?? null) : null
}

function typeOf(line: LineCells, { cell, reading, isPg }: TypeWord, category: string): string {
  const rooms = readCountOf('bedrooms', {}, line.cell('bedrooms'))
  const isStudio = rooms?.is === 'refused' && rooms.why === READING_TEXTS.studio
  if (isStudio && (!cell || isPg || isTaken(reading, FLAT)))
    return line.derive('propertyType', STUDIO)
  if (cell && !isPg) return line.choice('propertyType')
  const hasRooms = rooms !== null && rooms.is !== 'refused'
  const { listingType } = line.values
  return line.missing(
    'propertyType',
    (optionsOf('propertyType') ?? []).filter(
      (propertyType) =>
        categoriesOf(propertyType).some((one) => !category || one === category) &&
        (!hasRooms || isHome(propertyType)) &&
        typeProblem({
          listingType,
          propertyCategory: listingType === 'PG' ? CATEGORIES[0] : '',
          propertyType,
        }) === null,
    ),
  )
}

/** The category of a type. A PG is in a home; a type that is of one category only says it. */
function categoryFor(line: LineCells, named: string): string {
  const { listingType, propertyType } = line.values
  const [first = '', ...more] = categoriesOf(propertyType)
  const only = more.length === 0 ? first : ''
  const category = listingType === 'PG' ? CATEGORIES[0] : named || only
  if (category) return line.derive('propertyCategory', category)
  return propertyType ? line.missing('propertyCategory', CATEGORIES) : ''
}

const [, RENT, PG] = LISTING_TYPES
const [FLAT, HOUSE, , STUDIO] = PROPERTY_TYPES.Residential

const isTaken = (reading: Reading<string> | null, value: string) =>
  reading?.is === 'taken' && reading.value === value

const categoriesOf = (type: string) =>
  CATEGORIES.filter((category) => PROPERTY_TYPES[category].some((one) => one === type))

const isHome = (type: string) =>
  categoriesOf(type).some((one) => !fieldsWithoutMeaning(type, one).includes('bedrooms'))

/** The category that a word for a type names: "Residential Land". */
function categoryIn(cell: string): string {
  const named = tokensOf(tidy(cell)).flatMap(({ kind, typed }) => {
    const reading = kind === 'word' ? readChoice('propertyCategory', typed, CATEGORIES) : null
    return reading?.is === 'taken' ? reading.value : []
  })
  return named[0] ?? ''
}

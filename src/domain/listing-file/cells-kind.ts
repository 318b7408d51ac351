import { READING_TEXTS } from '#language/reading/texts'
import { CATEGORIES, LISTING_TYPES, PROPERTY_TYPES } from '../listing/constants.ts'
import { fieldsWithoutMeaning, LISTING_FIELDS } from '../listing/fields.ts'
import { typeProblem } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { tidy, tokensOf } from '../reading/parts.ts'
import {
  figureBounds,
  likelier,
  type Reading,
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
    isTaken(readChoice('listingType', cell, optionsOf('listingType') ?? []), 'PG')
  return { cell, reading, isPg }
}

function dealOf(line: LineCells, { reading, isPg }: TypeWord, category: string): string {
  if (line.cell('listingType')) return line.choice('listingType')
  const type = reading ? likelier(reading)?.value : undefined
  const [only = '', ...more] = isPg ? ['PG'] : dealsFor(line.cell('price'), type, category)
  return more.length === 0
    ? line.derive('listingType', only)
    : line.missing('listingType', [only, ...more])
}

/** What may be offered for such a price: nobody rents a flat for a crore, or sells one for 25,000. */
function dealsFor(priceCell: string, type: string | undefined, named: string): readonly string[] {
  const categories = type ? categoriesOf(type) : []
  const category = named || (categories.length === 1 ? categories[0] : '')
  const property = {
    ...(type ? { propertyType: type } : {}),
    ...(category ? { propertyCategory: category } : {}),
  } as Partial<ListingFields>
  const price = readMoneyOf('price', LISTING_FIELDS.price, priceCell, property, null)
  const all = LISTING_TYPES.filter(
    (listingType) =>
      typeProblem({ listingType, propertyCategory: category ?? '', propertyType: type ?? '' }) ===
      null,
  )
  const within = all.filter((listingType) => {
    const bounds = figureBounds('price', { ...property, listingType })
    return price?.is === 'taken' && bounds && price.value >= bounds[0] && price.value <= bounds[1]
  })
  return within.length > 0 ? within : all
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

const [FLAT, , , STUDIO] = PROPERTY_TYPES.Residential

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

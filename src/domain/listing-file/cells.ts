import { shownValue } from '#language/listing/texts-values'
import { inBrief, FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { shownLocality } from '#language/locality/texts-named'
import { PLACE_TEXTS } from '#language/locality/texts-odd-place'
import { READING_TEXTS } from '#language/reading/texts'
import { AREA_UNIT_NAMES, type AreaUnit } from '../area/constants.ts'
import { toSquareFeet } from '../area/rules.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { WISHES } from '../listing/answers-to.ts'
import { CATEGORIES, LISTING_TYPES, POSSESSIONS, PROPERTY_TYPES } from '../listing/constants.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  fieldsWithoutMeaning,
  LISTING_FIELDS,
} from '../listing/fields.ts'
import { madeName } from '../listing/name.ts'
import { shownWhenMade } from '../listing/name-stored.ts'
import { saysNoName } from '../listing/no-name.ts'
import { typeProblem } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { toListingInput } from '../listing-draft/input.ts'
import { type DraftValues, EMPTY_DRAFT } from '../listing-draft/values.ts'
import { citiesElsewhere, type PincodeAlone, pincodeAlone } from '../locality/elsewhere.ts'
import { placesNamed } from '../locality/place-names.ts'
import { localityOf } from '../locality/rules.ts'
import { filterWords, longest, roomsAt, tidy, tokensOf } from '../reading/parts.ts'
import {
  type Area,
  basisNamed,
  type Floor,
  figureBounds,
  likelier,
  oneOf,
  type Reading,
  readArea,
  readAreaUnit,
  readChoice,
  readChoices,
  readCountOf,
  readDate,
  readFloor,
  readMoneyOf,
  readTotalFloors,
  refused,
  statesUnit,
  type Taken,
  taken,
} from '../reading/reading.ts'
import { withoutContactDetails } from '../text/contact-details.ts'
import { groupedDigits } from '../text/digits.ts'
import { visible } from '../text/signs.ts'
import { slugOf } from '../text/slug.ts'
import type { FieldErrors } from '../text/validate.ts'
import { indianDate } from '../time/calendar.ts'
import { optionsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import {
  type Answers,
  type Ask,
  askOf,
  missingAskOf,
  missingTypedAskOf,
  nameAskOf,
  typedAskOf,
  unitAskOf,
} from './questions.ts'
import type { RowSaid } from './table-row.ts'

/** What exports write into a cell that has nothing to say. */
const NOTHING = /^(?:-+|n\/?a|null)$/i

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
  answers: Answers
  today: Date
}

/** Reads what a line says by the one reader. Where a cell can be read in two ways, the likelier holds until an answer. */
export function readCells({ said: row, line, covered, answers, today }: Cells): CellsRead {
  const { written, facts } = row
  const problems: FieldErrors = { ...row.problems }
  const asks: Ask[] = []
  const notes: string[] = [...row.notes]
  const confirmed = new Set<FieldName>()
  // A missing unit has no default: otherwise a plot of 160 sq yd could become one of 160 sq ft.
  const values: DraftValues = { ...EMPTY_DRAFT, areaUnit: '' }
  const read: Partial<Record<FieldName, unknown>> = {}
  const saidOf: Partial<Record<FieldName, string>> = {}

  const ownOf = (name: FieldName) => {
    const cell = row.texts[name] ?? ''
    return NOTHING.test(visible(cell)) && !fieldOf(name).required ? '' : cell
  }
  const cellOf = (name: FieldName) => ownOf(name) || facts[name] || ''
  const note = (sentence: string) => {
    if (!notes.includes(sentence)) notes.push(sentence)
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
    if (reading.is === 'taken' || (readings.length === 1 && likelier?.outside)) {
      saidOf[name] = likelier?.said ?? ''
      return likelier?.value
    }
    const ask = askOf(
      name,
      cell,
      readings.map(({ said }) => said),
      answers,
    )
    const chosen = readings.find(({ said }) => said === ask.answer)
    asks.push(ask)
    if (chosen?.outside) confirmed.add(name)
    saidOf[name] = (chosen ?? likelier)?.said ?? ''
    return (chosen ?? likelier)?.value
  }

  /** Reads a field. Where its column and a cell of several facts differ, nobody knows which of them is meant. */
  function readField<Value>(
    name: FieldName,
    readText: (text: string) => Reading<Value> | null,
  ): Value | undefined {
    const cell = cellOf(name)
    const reading = readText(cell)
    const fact = ownOf(name) ? facts[name] : undefined
    const other = fact ? readText(fact) : null
    const isTwo = reading?.is === 'taken' && other?.is === 'taken' && other.said !== reading.said
    if (!isTwo || name === 'areaBasis') return settle(name, reading, cell)
    return settle(name, oneOf([reading, other]), `${cell} / ${fact}`)
  }

  const readPriceText = (property: Partial<ListingFields>) => (text: string) =>
    readMoneyOf('price', LISTING_FIELDS.price, text, property, figureBounds('price', property))

  function readPrice(property: Partial<ListingFields>): number | undefined {
    const readText = readPriceText(property)
    const cell = cellOf('price')
    const reading = readText(cell)
    if (reading?.is !== 'refused' || reading.why !== READING_TEXTS.priceNotStated)
      return readField('price', readText)
    const typed = answers[typedAskOf('price', cell, line, answers).key] ?? ''
    const answer = readText(typed)
    const why = answer?.is === 'refused' ? answer.why : null
    asks.push(typedAskOf('price', cell, line, answers, why))
    return why === null ? settle('price', answer, typed) : undefined
  }

  /** One answer is for all properties of a type: flats in square feet and plots in gaj may share a file. */
  function askedUnit(propertyType: string): AreaUnit {
    const ask = unitAskOf(propertyType, AREA_UNIT_NAMES.map(shownValue), answers)
    asks.push(ask)
    return AREA_UNIT_NAMES.find((unit) => shownValue(unit) === ask.answer) ?? AREA_UNIT_NAMES[0]
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

  /** Asks for a choice that nothing says, once for all lines that may have the same answers. */
  function askMissing(name: FieldName, options: readonly string[]): string {
    const shown = options.map((value) => ({ value, said: shownValue(value) }))
    const ask = missingAskOf(name, shown, answers)
    asks.push(ask)
    const value = shown.find(({ said }) => said === ask.answer)?.value ?? ''
    if (value) saidOf[name] = shownValue(value)
    return value
  }

  /** Reads a choice. What a word means that nobody knows is asked once for all lines that have it. */
  function choiceOf(name: FieldName): string {
    const options = optionsOf(name) ?? []
    const cell = cellOf(name)
    const readText = (text: string) => readChoice(name, text, options)
    const isUnknown = readText(cell)?.is === 'refused' && cell.length <= FILE_LIMITS.quoted
    // A city without pages is no other city, and a day of possession is read below.
    if (!isUnknown || name === 'city' || name === 'possession')
      return readField(name, readText) ?? ''
    const shown = options.map((value) => ({ value, said: shownValue(value) }))
    const said = shown.map((option) => option.said)
    const all = fieldOf(name).required ? said : [...said, READ_TEXTS.leaveOut]
    const ask = askOf(name, cell, all, answers)
    asks.push(ask)
    const value = shown.find((option) => option.said === ask.answer)?.value ?? ''
    if (value) saidOf[name] = shownValue(value)
    return value
  }
  const isOpen = (name: FieldName) =>
    name in problems || asks.some(({ field, answer }) => field === name && answer === null)
  const derived = (name: FieldName, value: string): string => {
    saidOf[name] = shownValue(value)
    return value
  }

  /** What may be offered for such a price: nobody rents a flat for a crore, or sells one for 25,000. */
  function dealsFor(type: string | undefined): readonly string[] {
    const categories = type ? categoriesOf(type) : []
    const category = values.propertyCategory || (categories.length === 1 ? categories[0] : '')
    const property = {
      ...(type ? { propertyType: type } : {}),
      ...(category ? { propertyCategory: category } : {}),
    } as Partial<ListingFields>
    const price = readMoneyOf('price', LISTING_FIELDS.price, cellOf('price'), property, null)
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

  /** What is offered, and what kind of property it is; what follows for certain is not asked. */
  function readKind(): void {
    const typeCell = cellOf('propertyType')
    const typeReading = readChoice('propertyType', typeCell, optionsOf('propertyType') ?? [])
    // Exports call the home of a PG a PG.
    const isPg =
      typeReading?.is === 'refused' &&
      isTaken(readChoice('listingType', typeCell, optionsOf('listingType') ?? []), 'PG')
    values.propertyCategory = cellOf('propertyCategory')
      ? choiceOf('propertyCategory')
      : categoryIn(typeCell)
    const category = values.propertyCategory
    values.listingType = choiceOf('listingType')
    if (!cellOf('listingType')) {
      const type = typeReading && typeReading.is !== 'refused' ? likelier(typeReading) : null
      const [only = '', ...more] = isPg ? ['PG'] : dealsFor(type?.value)
      values.listingType =
        more.length === 0
          ? derived('listingType', only)
          : askMissing('listingType', [only, ...more])
    }
    const isOfPg = values.listingType === 'PG'
    const types = optionsOf('propertyType') ?? []
    const rooms = readCountOf('bedrooms', {}, cellOf('bedrooms'))
    const isStudio = rooms?.is === 'refused' && rooms.why === READING_TEXTS.studio
    if (isStudio && (!typeCell || isPg || isTaken(typeReading, FLAT)))
      values.propertyType = derived('propertyType', STUDIO)
    else if (typeCell && !isPg) values.propertyType = choiceOf('propertyType')
    else
      values.propertyType = askMissing(
        'propertyType',
        types.filter((type) => {
          const inCategory = categoriesOf(type).some((one) => !category || one === category)
          const choice = {
            listingType: values.listingType,
            propertyCategory: '',
            propertyType: type,
          }
          const isHome = categoriesOf(type).some(
            (one) => !fieldsWithoutMeaning(type, one).includes('bedrooms'),
          )
          return (
            inCategory &&
            (isHome || rooms === null || rooms.is === 'refused') &&
            typeProblem({ ...choice, propertyCategory: isOfPg ? CATEGORIES[0] : '' }) === null
          )
        }),
      )
    if (cellOf('propertyCategory')) return
    const categories = categoriesOf(values.propertyType)
    if (isOfPg) values.propertyCategory = derived('propertyCategory', CATEGORIES[0])
    else if (category) derived('propertyCategory', category)
    else if (categories.length === 1 && categories[0])
      values.propertyCategory = derived('propertyCategory', categories[0])
    else if (values.propertyType)
      values.propertyCategory = askMissing('propertyCategory', CATEGORIES)
  }

  /** The city, and the locality without the names around it. Each may say the other. */
  function readPlace(): void {
    const cityCell = cellOf('city')
    const cities = readChoice('city', cityCell, optionsOf('city') ?? [])
    let cell = cellOf('locality')
    if (!cell && !covered.has('locality')) {
      const ask = missingTypedAskOf('locality', answers)
      asks.push(ask)
      cell = ask.answer ?? ''
    }
    const among = cities?.is === 'asked' ? cities.readings.map(({ value }) => value) : CITY_NAMES
    const known = cell ? knownIn(cell, among) : []
    if (!cities || cities.is === 'asked') {
      const [only, ...more] = known
      if (only && more.length === 0) values.city = derived('city', only)
      else if (cities) values.city = settle('city', cities) ?? ''
      else if (more.length > 0)
        values.city =
          settle('city', oneOf(known.map((city) => taken(city, shownValue(city)))), cell) ?? ''
      else values.city = askMissing('city', optionsOf('city') ?? [])
    } else values.city = choiceOf('city')
    const placed = settle('locality', placedIn(cell, values.city), cell)
    values.locality = placed?.locality ?? cell
    if (values.locality) saidOf.locality = values.locality
    if (placed && placed.city !== values.city) {
      values.city = placed.city
      saidOf.city = shownValue(placed.city)
    }
  }

  /** A home without a name may have one that is made from its kind and place: asked once for all such lines. */
  function readName(): void {
    if (!saysNoName(cellOf('projectBuildingName'))) return
    const made = madeName(values)
    const ask = nameAskOf(shownWhenMade(made), answers)
    asks.push(ask)
    values.projectBuildingName = ask.answer === null ? '' : made
    saidOf.projectBuildingName = shownWhenMade(values.projectBuildingName)
  }

  /** A column of parking may say that there is some instead of how much. */
  function parkingText(): string {
    const cell = cellOf('parkingSpaces')
    const count = readCountOf('parkingSpaces', {}, cell)
    if (count?.is !== 'refused') return cell
    if (/^(?:no|nil|none|nahi|नहीं)$/i.test(tidy(cell))) return '0'
    if (/^(?:yes|y|available|haan|हां|covered|open|stilt|reserved)\b/i.test(tidy(cell))) {
      facts.amenities = [facts.amenities, 'Parking'].filter(Boolean).join('; ')
      return ''
    }
    return cell
  }

  function readAmenities(): void {
    const options = optionsOf('amenities') ?? []
    const both = [cellOf('amenities'), facts.amenities ?? ''].join(';')
    const { chosen, foreign } = readChoices('amenities', both, options)
    values.amenities = chosen.join('\n')
    if (chosen.length > 0) saidOf.amenities = chosen.map(shownValue).join(', ')
    const unknown = foreign.filter((part) => !NOTHING.test(visible(part)) && !readElsewhere(part))
    // A wish that nobody knows keeps no home from being posted.
    if (unknown.length > 0) note(READ_TEXTS.setAside(unknown))
  }

  const basisBeside = basisNamed(cellOf('plotArea'))
  if (basisBeside) facts.areaBasis = basisBeside
  readKind()
  readPlace()
  const PLACED: readonly FieldName[] = [
    ...(['listingType', 'propertyCategory', 'propertyType', 'city', 'locality'] as const),
    ...(['areaUnit', 'amenities'] as const),
  ]
  for (const name of FIELD_NAMES) {
    if (PLACED.includes(name)) continue
    const { kind } = fieldOf(name)
    if (kind === 'line' || kind === 'text') {
      const cell = cellOf(name)
      values[name] = kind === 'text' ? withoutContactDetails(cell) : cell
      if (values[name] !== cell) note(READ_TEXTS.contactsLeft)
      if (values[name]) saidOf[name] = values[name]
    } else if (kind === 'choice') values[name] = choiceOf(name)
    else if (kind === 'date') read[name] = readField(name, (text) => readDate(text, today))
  }
  readName()
  // Exports write the day of possession where they do not write that it is under construction.
  const possession = problems.possession ? readDate(cellOf('possession'), today) : null
  if (possession && possession.is !== 'refused') {
    delete problems.possession
    const day = settle('possession', possession)
    const isLater = day !== undefined && day > indianDate(today)
    // What was handed over long ago is there to be moved into at once.
    const isOwn = isLater && !cellOf('availableFrom')
    if (isOwn) read.availableFrom = day
    if (isOwn) saidOf.availableFrom = saidOf.possession ?? ''
    const state = POSSESSIONS[isLater ? 1 : 0]
    values.possession = state
    saidOf.possession = shownValue(state)
  }
  // The area of a PG is that of a room.
  if (values.listingType === 'PG' && !ownOf('areaBasis')) {
    values.areaBasis = ''
    delete saidOf.areaBasis
  }
  const parking = parkingText()
  readAmenities()
  const { listingType, propertyCategory, propertyType } = values
  const property = Object.fromEntries(
    Object.entries({ listingType, propertyCategory, propertyType }).filter(([, value]) => value),
  ) as Partial<ListingFields>

  const areaCell = cellOf('plotArea')
  const statedUnit = settle('areaUnit', readAreaUnit(cellOf('areaUnit')))
  const isUnitOpen = !cellOf('areaUnit') && !statesUnit(areaCell) && isArea(areaCell)
  const unit = isUnitOpen ? askedUnit(values.propertyType) : statedUnit
  const area = readField('plotArea', (text) =>
    inEither(readArea(text, { unit, bounds: figureBounds('plotArea', property) }), unit),
  )
  const hasUnit = unit !== undefined || statesUnit(areaCell)
  if (hasUnit && area) values.areaUnit = area.unit
  else if (unit) values.areaUnit = unit
  read.plotArea = area?.squareFeet
  if (area) property.plotArea = area.squareFeet

  const totalFloors = readField('totalFloors', readTotalFloors)
  const floor = readField('floorNumber', (text) => readFloor(text, totalFloors ?? null))
  read.floorNumber = floor?.floor
  read.totalFloors = totalFloors ?? floor?.total ?? undefined
  if (floor && isOtherBuilding(floor, totalFloors))
    problems.floorNumber = WRONG.otherTotal(inBrief(cellOf('floorNumber')), totalFloors ?? 0)

  const price = readPrice(property)
  read.price = price
  if (price !== undefined) property.price = price
  // "3 BHK Apartment" says the rooms as well.
  if (!cellOf('bedrooms')) facts.bedrooms = roomsIn(cellOf('propertyType'))
  for (const name of FIELD_NAMES) {
    const field = fieldOf(name)
    if (name in read) continue
    if (name === 'parkingSpaces') read[name] = settle(name, readCountOf(name, {}, parking), parking)
    else if (field.kind === 'count')
      read[name] = readField(name, (text) => readCountOf(name, field, text))
    if (field.kind === 'money')
      read[name] = readField(name, (text) =>
        readMoneyOf(name, field, text, property, figureBounds(name, property)),
      )
  }

  const input = toListingInput(values)
  for (const name of FIELD_NAMES) if (name in input && name in read) input[name] = read[name]
  const applies = (name: string) => name in input
  return {
    written,
    values,
    input,
    notes,
    said: saidOf,
    problems: Object.fromEntries(Object.entries(problems).filter(([name]) => applies(name))),
    asks: asks.filter(({ field }) => applies(field)),
    // Without a type, nobody misses its category.
    unasked: isOpen('propertyType') && !cellOf('propertyCategory') ? ['propertyCategory'] : [],
    confirmed: [...confirmed].filter(applies),
  }
}

const [FLAT, , , STUDIO] = PROPERTY_TYPES.Residential

const isTaken = (reading: Reading<string> | null, value: string) =>
  reading?.is === 'taken' && reading.value === value

const categoriesOf = (type: string) =>
  CATEGORIES.filter((category) => PROPERTY_TYPES[category].some((one) => one === type))

/** The category that a word for a type names: "Residential Land". */
function categoryIn(cell: string): string {
  const named = tokensOf(tidy(cell)).flatMap(({ kind, typed }) => {
    const reading = kind === 'word' ? readChoice('propertyCategory', typed, CATEGORIES) : null
    return reading?.is === 'taken' ? reading.value : []
  })
  return named[0] ?? ''
}

/** The rooms that a word for a type names: "3 BHK Apartment". */
function roomsIn(cell: string): string {
  const tokens = tokensOf(tidy(cell))
  const at = tokens.findIndex((_, place) => roomsAt(tokens, place))
  const found = at < 0 ? null : roomsAt(tokens, at)
  return found
    ? tokens
        .slice(at, found.end)
        .map(({ typed }) => typed)
        .join(' ')
    : ''
}

/** The city that the last part of a place names: "Sector 137, Noida". */
const cityAtEnd = (cell: string) => {
  const [, last = ''] = /,([^,]+)$/.exec(cell) ?? []
  return placesNamed(last).find(({ kind }) => kind === 'city')
}

/** The cities in which a place lies: that which it names, or all that know it. */
function knownIn(cell: string, among: readonly string[]): string[] {
  const named = [cell, ...cell.split(/[,;()]/), ...cell.split(/\s+/).slice(-1)]
    .flatMap((part) => placesNamed(part.trim()))
    .flatMap((place) => (place.kind === 'city' ? place.city : []))
    .filter((city) => among.includes(city))
  if (named.length > 0) return [...new Set(named)]
  return CITY_NAMES.filter((city) => among.includes(city) && localityOf(city, cell))
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
  const pincode = city ? pincodeAlone(city, cell) : null
  if (pincode) return ofPincode(pincode)
  const named = cityAtEnd(cell)
  const without = named ? cell.slice(0, cell.lastIndexOf(',')).trim() : cell
  const locality = partOf(without || cell, city)
  if (!locality || !city) return null
  const elsewhere = named?.kind === 'city' ? [named.city] : citiesElsewhere(city, locality)
  const cities = elsewhere.filter((one) => one !== city)
  return oneOf(
    [city, ...cities].map((one) => ({
      ...taken({ locality, city: one }, `${locality}, ${shownValue(one)}`),
      // Whoever says that it is there after all confirms it to the desk.
      ...(one === city && cities.length > 0 ? { outside: true as const } : {}),
    })),
  )
}

/** A pincode alone chooses no locality, though it may have one only. */
function ofPincode({ code, city, localities }: PincodeAlone): Reading<Placed> {
  const [first, ...more] = localities.map((locality) =>
    taken({ locality, city }, `${shownLocality(city, locality)}, ${shownValue(city)}`),
  )
  return first
    ? { is: 'asked', readings: [first, ...more] }
    : refused(city ? READ_TEXTS.pincode(code, shownValue(city)) : PLACE_TEXTS.pincodeUnknown(code))
}

/** The locality in an address, without the number of a flat, the state and the pincode; else all of it. */
function partOf(cell: string, city: string): string {
  const known = localityOf(city, cell)
  if (!known) return cell
  const isKnown = (part: string) => localityOf(city, part)?.slug === known.slug
  const parts = cell
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const isNoPlace = /\d|^(?:near|opp|opposite|behind|beside|next to)\b/i.test(parts[0] ?? '')
  const isAddress = parts.length > 2 || (parts.length === 2 && isNoPlace)
  const part = isAddress ? (parts.findLast(isKnown) ?? cell) : cell
  const words = part.split(' ')
  const before = [1, 2].map((count) => ({
    rest: words.slice(0, -count).join(' '),
    last: words.slice(-count).join(' '),
  }))
  const isCity = (text: string) =>
    placesNamed(text).some((place) => place.kind === 'city' && place.city === city)
  return before.find(({ rest, last }) => isCity(last) && isKnown(rest))?.rest ?? part
}

const isOtherBuilding = ({ total }: Floor, totalFloors: number | undefined) =>
  total !== null && totalFloors !== undefined && total !== totalFloors

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

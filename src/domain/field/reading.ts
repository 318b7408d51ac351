import type * as z from 'zod/mini'
import { UNIT_NAMES } from '#language/area/texts-units'
import { READ_TEXTS } from '#language/reading/texts-bounds'
import { AREA_UNIT_NAMES } from '../area/constants.ts'
import { formatArea } from '../area/rules.ts'
import {
  ALL_PROPERTY_TYPES,
  CATEGORIES,
  LISTING_TYPES,
  type ListingType,
} from '../listing/constants.ts'
import { type FieldName, fieldOf, fieldsWithoutMeaning } from '../listing/fields.ts'
import { floorPhrase } from '../listing/floors.ts'
import { exact, inBoth, once } from '../money/rules.ts'
import { tidy, tokensOf } from '../reading/parts.ts'
import {
  type Bounded,
  type Bounds,
  factsBeside,
  figureBounds,
  type Reading,
  readArea,
  readChoice,
  readCountOf,
  readFloor,
  readMoney,
  readMoneyOf,
  readRooms,
  readTotalFloors,
  turned,
} from '../reading/reading.ts'
import { type FieldErrors, type Validated, validate } from '../text/validate.ts'
import { areaUnitOf, chosenOf, type Draft, linesOf, plainAmount } from './draft.ts'
import { askedOf, type Field, type Fields } from './field.ts'

/** A figure as it was understood, how it is said back, and how it is written so that nothing is left to ask. */
type Figure = { value: number; plain: string; back: string | null }
/** How an answer was read. A refusal without a sentence has that of its field. */
export type AnswerReading =
  | Exclude<Reading<Figure>, { is: 'refused' }>
  | { is: 'refused'; why: string | null }

/** A form's answers as typed. */
type Typed = Readonly<Partial<Record<string, string>>>

/** Reads the answer to a field of a form. */
export type Reader = typeof readingOf

const listingTypeOf = ({ listingType }: Typed): ListingType | undefined =>
  LISTING_TYPES.find((one) => one === listingType)

/** The property as far as it is known, on which the bounds of its figures depend. */
function propertyOf(typed: Typed): Bounded {
  const area = readArea(typed.plotArea ?? '', { unit: areaUnitOf(typed) })
  const plotArea = area?.is === 'taken' ? area.value.squareFeet : undefined
  const price = readMoney(typed.price ?? '', { squareFeet: plotArea ?? null })
  const bedrooms = readRooms(typed.bedrooms ?? '')
  const known = {
    listingType: listingTypeOf(typed),
    propertyCategory: CATEGORIES.find((one) => one === typed.propertyCategory),
    propertyType: ALL_PROPERTY_TYPES.find((one) => one === typed.propertyType),
    plotArea,
    price: price?.is === 'taken' ? price.value : undefined,
    bedrooms: bedrooms?.is === 'taken' ? bedrooms.value : undefined,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

/**
 * What a text certainly says is taken as it stands, also outside its bounds: whether that is right, the form asks in
 * its own time. Where it says several things, the bounds decide which are likelier.
 */
function read<Value>(
  reader: (bounds: Bounds | null) => Reading<Value> | null,
  bounds: Bounds | null,
  isWhole: (value: Value) => boolean,
): Reading<Value> | null {
  const literal = reader(null)
  return literal?.is === 'taken' && isWhole(literal.value) ? literal : reader(bounds)
}

const as = <Value>(
  reading: Reading<Value> | null,
  figure: (value: Value) => Figure,
): AnswerReading | null =>
  reading && turned(reading, (one) => ({ ...one, value: figure(one.value) }))

function moneyReading(
  name: string,
  field: Extract<Field, { kind: 'money' }>,
  typed: Typed,
): AnswerReading | null {
  const text = typed[name] ?? ''
  const property = propertyOf(typed)
  const reading = read(
    (bounds) => readMoneyOf(name, field, text, property, bounds),
    figureBounds(name, property),
    Number.isInteger,
  )
  return as(reading, (rupees) => ({
    value: rupees,
    plain: plainAmount(rupees),
    back: text.trim() === '0' ? null : rupees > 0 ? inBoth(rupees) : exact(once(0)),
  }))
}

function areaReading(
  name: string,
  { whole }: Extract<Field, { kind: 'area' }>,
  typed: Typed,
): AnswerReading | null {
  const text = typed[name] ?? ''
  const unit = areaUnitOf(typed)
  const bounds = figureBounds(name, propertyOf(typed))
  const reading = read(
    (known) => readArea(text, { unit, bounds: known }),
    bounds,
    () => true,
  )
  return as(reading, ({ amount, unit: own, squareFeet: exactly }) => {
    const squareFeet = whole ? Math.round(exactly) : exactly
    const back = formatArea(squareFeet)
    return {
      value: squareFeet,
      plain: own === unit ? String(amount) : `${amount} ${own}`,
      back: back === `${text.trim()} ${UNIT_NAMES[AREA_UNIT_NAMES[0]]}` ? null : back,
    }
  })
}

function countReading(
  name: string,
  field: Extract<Field, { kind: 'count' }>,
  text: string,
): AnswerReading | null {
  const reading = readCountOf(name, field, text)
  if (reading?.is === 'refused' && name !== 'bedrooms') return { is: 'refused', why: null }
  if (!reading) return null
  return turned(reading, (one) => {
    const plain = String(one.value)
    return {
      ...one,
      value: { value: one.value, plain, back: text.trim() === plain ? null : one.said },
    }
  })
}

/** Whether nothing but one number was written. */
const isBare = (text: string) => {
  const [only, ...more] = tokensOf(tidy(text)).filter(({ kind }) => kind !== 'sign')
  return only?.kind === 'number' && more.length === 0
}

function floorReading(text: string, typed: Typed): AnswerReading | null {
  const total = readTotalFloors(typed.totalFloors ?? '')
  // A floor above the top has a sentence of its own.
  const top = total?.is === 'taken' && !isBare(text) ? total.value : null
  return as(readFloor(text, top), ({ floor }) => ({
    value: floor,
    plain: String(floor),
    back: floorPhrase(floor),
  }))
}

const figureOf = (reading: AnswerReading | null): number | null =>
  reading?.is === 'taken' ? reading.value.value : null

/** How the answer to a field of figures was read; null where nothing was answered, and for all other fields. */
export function readingOf(name: string, field: Field, typed: Typed): AnswerReading | null {
  const text = typed[name] ?? ''
  switch (field.kind) {
    case 'money':
      return moneyReading(name, field, typed)
    case 'area':
      return areaReading(name, field, typed)
    case 'count':
      return countReading(name, field, text)
    case 'floor':
      return floorReading(text, typed)
    default:
      return null
  }
}

/** The number that an answer states: undefined for none, NaN for one that was refused or has to be asked about. */
export function numberOf(name: string, field: Field, typed: Typed): number | undefined {
  const reading = readingOf(name, field, typed)
  return reading ? (figureOf(reading) ?? Number.NaN) : undefined
}

/** What an amount may have meant if a unit was left out: "45" as a rent is one of thousands. */
export function unitsLeftOut(name: string, typed: Typed): { said: string; plain: string }[] {
  const property = propertyOf(typed)
  const { plotArea } = property
  const reading = readMoney(typed[name] ?? '', { bounds: figureBounds(name, property) })
  const rates = name === 'price' && plotArea ? figureBounds('rate', property) : null
  const fits = (rupees: number) =>
    !rates || !plotArea || (rupees / plotArea >= rates[0] && rupees / plotArea <= rates[1])
  return reading?.is === 'asked'
    ? reading.readings
        .filter(({ outside, value }) => !outside && fits(value))
        .map(({ said, value }) => ({ said, plain: plainAmount(value) }))
    : []
}

/** The sentences for answers that were not understood, or that may mean several things. */
export function misreadingsOf(fields: Fields, typed: Typed): FieldErrors {
  return Object.fromEntries(
    askedOf(fields, typed).flatMap(([name, field]) => {
      const reading = readingOf(name, field, typed)
      if (reading?.is === 'asked') return [[name, READ_TEXTS.choose((typed[name] ?? '').trim())]]
      return reading?.is === 'refused' && reading.why ? [[name, reading.why]] : []
    }),
  )
}

/** The answer that a form is filled with; null for what its writer has to say in the field itself. */
function answerBeside(name: FieldName, text: string, typed: Typed): string | null {
  const field = fieldOf(name)
  // A figure that stands already is not written over.
  if (field.kind !== 'choice') return typed[name]?.trim() ? null : text
  const reading = readChoice(name, text, field.options)
  return reading?.is === 'taken' ? reading.value : null
}

/**
 * What a text of one field says of others that the form asks: "160 gaj (super)" names unit and basis, "5 of 18" the
 * floors of the building, "95 lakh nego" that the price is negotiable.
 */
export function saidBeside(name: FieldName, typed: Typed): Partial<Record<FieldName, string>> {
  const text = typed[name] ?? ''
  const { propertyType = '', propertyCategory = '', listingType } = typed
  const without = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
  const area = name === 'plotArea' ? readArea(text, { unit: areaUnitOf(typed) }) : null
  const unit = area?.is === 'taken' ? area.value.unit : areaUnitOf(typed)
  const facts = Object.entries(factsBeside(name, text, propertyOf(typed))) as [FieldName, string][]
  const answers = facts.flatMap(([other, said]) => {
    const answer = without.includes(other) ? null : answerBeside(other, said, typed)
    return answer === null ? [] : [[other, answer]]
  })
  return {
    ...(unit === areaUnitOf(typed) ? {} : { areaUnit: unit }),
    ...Object.fromEntries(answers),
  }
}

/** Checks a draft against the schema of its fields. What was not understood is said in the reader's words. */
export function checkDraft<Value>(
  schema: z.ZodMiniType<Value>,
  fields: Fields,
  draft: Draft,
): Validated<Value> {
  return inReadersWords(validate(schema, readDraft(fields, draft)), fields, draft)
}

/** The errors of a draft, with the reader's sentences for answers that it did not take. */
export function inReadersWords<Value>(
  result: Validated<Value>,
  fields: Fields,
  draft: Draft,
): Validated<Value> {
  if (result.ok) return result
  const misread = Object.entries(misreadingsOf(fields, draft)).filter(
    ([name]) => name in result.fields,
  )
  return { ok: false, fields: { ...result.fields, ...Object.fromEntries(misread) } }
}

/**
 * Converts a draft to the input of the fields' schema: figures are read, an empty answer is undefined. Fields that do
 * not apply or are `hidden` are left out.
 */
export function readDraft(
  fields: Fields,
  draft: Draft,
  hidden: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  return Object.fromEntries(
    askedOf(fields, draft)
      .filter(([name]) => !hidden.has(name))
      .map(([name, field]) => [name, readAnswer(name, field, draft)]),
  )
}

function readAnswer(name: string, field: Field, draft: Draft): unknown {
  const text = draft[name] ?? ''
  switch (field.kind) {
    case 'money':
    case 'count':
    case 'floor':
    case 'area':
      return numberOf(name, field, draft)
    case 'choices':
      return chosenOf(field.options, text)
    case 'pictures':
    case 'links':
      return linesOf(text)
    default:
      return text.trim() === '' ? undefined : text
  }
}

import { PRICE_CHANGE_TEXTS as texts } from '#language/listing/texts-own'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { READ_TEXTS } from '#language/reading/texts-bounds'
import { type AnswerReading, readingOf, unitsLeftOut } from '../field/reading.ts'
import { FIELD_NAMES, type FieldName, LISTING_FIELDS } from '../listing/fields.ts'
import { type Confirmed, type ListingFields, listingFieldsSchema } from '../listing/schema.ts'
import { type Question, questionsOf } from '../reading/reading.ts'
import { validate } from '../text/validate.ts'
import { draftOf } from './rules.ts'
import type { DraftValues } from './values.ts'

/** The answers of a listing alone, without what else is known about it. */
export const fieldsOf = (listing: ListingFields): ListingFields =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => (listing[name] == null ? [] : [[name, listing[name]]])),
  ) as ListingFields

/** The answers as a form has them, with a price as it is typed. */
export const withPrice = (listing: ListingFields, typed: string): DraftValues => ({
  ...draftOf(listing, true),
  price: typed,
})

export const readPrice = (listing: ListingFields, typed: string): AnswerReading | null =>
  readingOf('price', LISTING_FIELDS.price, withPrice(listing, typed))

/** A new price: what is sent, or what stands in its way: a problem, or questions whether it is right. */
export type PriceChange =
  | { fields: ListingFields; confirmed: FieldName[] }
  | { problem: string }
  | { questions: Question[] }

/**
 * Reads a new price of a listing whose other answers stay. `yes` holds the questions that were answered with yes; those
 * of the listing that are as before need no second answer.
 */
export function priceChangeOf(
  listing: ListingFields & Confirmed,
  typed: string,
  yes: readonly string[],
  today: Date,
): PriceChange {
  const reading = readPrice(listing, typed)
  if (reading?.is === 'asked') return { problem: READ_TEXTS.choose(typed.trim()) }
  if (reading?.is !== 'taken') return { problem: reading?.why ?? LISTING_FIELD_TEXTS.price }
  const price = reading.value.value
  if (price === listing.price) return { problem: texts.same }
  const fields = { ...fieldsOf(listing), price }
  const checked = validate<ListingFields>(listingFieldsSchema, fields)
  if (!checked.ok) {
    const { price: wrong } = checked.fields
    return { problem: wrong ?? texts.open }
  }
  const before = questionsOf(listing, [], today).filter(({ field }) =>
    listing.confirmed?.includes(field),
  )
  const answered = new Set([...yes, ...before.map(({ question }) => question)])
  const now = questionsOf(fields, [], today)
  const questions = now.filter(({ question }) => !answered.has(question))
  if (questions.length > 0) {
    const instead = unitsLeftOut('price', withPrice(listing, typed)).map(({ said, plain }) => ({
      label: said,
      field: 'price' as const,
      value: plain,
    }))
    return {
      questions: questions.map((one) => (one.field === 'price' ? { ...one, instead } : one)),
    }
  }
  const place = listing.confirmed?.includes('locality') ? (['locality'] as const) : []
  return { fields, confirmed: [...place, ...now.map(({ field }) => field)] }
}

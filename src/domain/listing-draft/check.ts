import type * as z from 'zod/mini'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import type { EntryFields } from '../content/schema.ts'
import { inReadersWords, unitsLeftOut } from '../field/reading.ts'
import { FIELD_NAMES, type FieldName, fieldOf, LISTING_FIELDS } from '../listing/fields.ts'
import { type ListingFields, listingFieldsSchema } from '../listing/schema.ts'
import type { OddPlace } from '../locality/elsewhere.ts'
import { pincodeQuestion, placeQuestion } from '../locality/odd-place.ts'
import { type Question, questionsOf } from '../reading/reading.ts'
import { type FieldErrors, type Validated, validate } from '../text/validate.ts'
import { toListingInput } from './input.ts'
import type { Posting } from './posting.ts'
import { LAST_STEP, stepOf } from './steps.ts'
import type { DraftValues } from './values.ts'

/** The type of the form's result for each kind of posting. */
export type Posted = {
  listing: ListingFields
  postedProject: EntryFields<'postedProject'>
  postedLaunch: EntryFields<'postedLaunch'>
}

/** A kind of posting and its schema. The schemas of projects are too large to load with the form of listings. */
export type Target<What extends Posting = Posting> = { posting: What; schema: z.ZodMiniType }
const LISTING: Target<'listing'> = { posting: 'listing', schema: listingFieldsSchema }

/** All problems of a step's answers; none on the last step, which has photos only. */
export function problemsOfStep(
  step: number,
  values: DraftValues,
  target: Target = LISTING,
): FieldErrors {
  const result = checkDraft(values, target)
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.fields).filter(([name]) => stepOf(name) === step))
}

/** The questions that the poster has answered with yes, by field: another value brings another question. */
export type Answered = Partial<Record<FieldName, string>>

/** What the questions depend on beside the answers: the day, and what is odd about the place. */
export type Known = { today: Date } & OddPlace

const allQuestions = (
  listing: Partial<ListingFields>,
  { city, locality }: { city: string; locality: string },
  { today, elsewhere, pincode }: Known,
): Question[] => [
  ...(pincode ? [pincodeQuestion(city, pincode)] : []),
  ...(elsewhere.length > 0 ? [placeQuestion(city, locality, elsewhere)] : []),
  ...questionsOf(listing, [], today),
]

/** Offers the amount with the unit that may have been left out, before the question whether it is right without. */
function withUnits(question: Question, values: DraftValues): Question {
  const { field } = question
  if (fieldOf(field).kind !== 'money') return question
  const instead = unitsLeftOut(field, values).map(({ said, plain }) => ({
    label: said,
    field,
    value: plain,
  }))
  return instead.length > 0 ? { ...question, instead } : question
}

/** The questions about valid but unusual answers: those still open, and the fields of those answered with yes. */
export function doubtsOf(
  values: DraftValues,
  answered: Answered,
  known: Known,
  { posting }: Target = LISTING,
): { open: Question[]; confirmed: FieldName[] } {
  const input = toListingInput(values, posting) as Partial<ListingFields>
  const asked = allQuestions(input, values, known).map((one) => withUnits(one, values))
  const isAnswered = ({ field, question }: Question) => answered[field] === question
  return {
    open: asked.filter((one) => !isAnswered(one)),
    confirmed: asked.filter(isAnswered).map(({ field }) => field),
  }
}

/** The answers that a listing brings along: what was confirmed about it. */
export function answeredIn(
  listing: ListingFields,
  confirmed: readonly FieldName[],
  known: Known,
): Answered {
  const said = allQuestions(listing, listing, known).filter(({ field }) =>
    confirmed.includes(field),
  )
  return Object.fromEntries(said.map(({ field, question }) => [field, question]))
}

/** Checks the whole draft; it does not hold the pictures of a project yet. */
export function checkDraft<What extends Posting = 'listing'>(
  values: DraftValues,
  target: Target<What> = LISTING as Target<What>,
): Validated<Posted[What]> {
  const input = toListingInput(values, target.posting)
  const checked = validate<unknown>(target.schema, { ...input, imageUrls: [] })
  const named = input.projectBuildingName === '' ? withoutName(checked) : checked
  return inReadersWords(named, LISTING_FIELDS, values) as Validated<Posted[What]>
}

/** A home that mostly stands in a building is asked for the name of that, before it gets a made one. */
function withoutName(checked: Validated<unknown>): Validated<unknown> {
  const problems = checked.ok ? {} : checked.fields
  const all: FieldErrors = { projectBuildingName: texts.projectBuildingName, ...problems }
  const inOrder = Object.keys(all).sort((a, b) => placeOf(a) - placeOf(b))
  return { ok: false, fields: Object.fromEntries(inOrder.map((name) => [name, all[name] ?? ''])) }
}
const placeOf = (name: string) => FIELD_NAMES.indexOf(name as FieldName)

/** The first step with a problem, and the problems of its fields. */
export function firstStepWith(problems: FieldErrors): { step: number; problems: FieldErrors } {
  const step = Math.min(LAST_STEP, ...Object.keys(problems).map((name) => stepOf(name)))
  const ofStep = Object.entries(problems).filter(([name]) => stepOf(name) === step)
  return { step, problems: Object.fromEntries(ofStep) }
}

/** The shown problems that remain; new ones appear at the next check. */
export function problemsLeft(
  shown: FieldErrors,
  step: number,
  values: DraftValues,
  target: Target = LISTING,
): FieldErrors {
  const now = problemsOfStep(step, values, target)
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in shown))
}

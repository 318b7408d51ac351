import type * as z from 'zod/mini'
import type { EntryFields } from '../content/schema.ts'
import { type ListingFields, listingFieldsSchema } from '../listing/schema.ts'
import { type FieldErrors, type Validated, validate } from '../text/validate.ts'
import type { Posting } from './posting.ts'
import { unusualPriceQuestion } from './unusual-price.ts'
import { toListingInput } from './rules.ts'
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

/** A question about a step whose answers are valid but unlikely. */
export function doubtOfStep(
  step: number,
  values: DraftValues,
  { posting }: Target = LISTING,
): string | null {
  return posting === 'listing' && step === stepOf('price') ? unusualPriceQuestion(values) : null
}

/** Checks the whole draft; it does not hold the pictures of a project yet. */
export function checkDraft<What extends Posting = 'listing'>(
  values: DraftValues,
  target: Target<What> = LISTING as Target<What>,
): Validated<Posted[What]> {
  return validate<unknown>(target.schema, {
    ...toListingInput(values, target.posting),
    imageUrls: [],
  }) as Validated<Posted[What]>
}

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

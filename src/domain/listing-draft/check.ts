import type * as z from 'zod/mini'
import { entrySchemas } from '../content/schema.ts'
import { listingFieldsSchema, stepSchemas } from '../listing/schema.ts'
import { type FieldErrors, type Validated, validate } from '../text/validate.ts'
import type { Posting } from './posting.ts'
import { toListingInput } from './rules.ts'
import { LAST_STEP } from './steps.ts'
import type { DraftValues } from './values.ts'

const FIELDS = [stepSchemas.details, stepSchemas.additional, stepSchemas.amenities].map((schema) => Object.keys(schema.shape))
const SCHEMAS = { listing: listingFieldsSchema, projectExplore: entrySchemas.projectExplore, postedLaunch: entrySchemas.postedLaunch } as const

/** What the form writes, by what it is about. */
export type Posted = { [What in Posting]: z.infer<(typeof SCHEMAS)[What]> }

/** The step, from 1, that asks for a field; the last one for what belongs to none. */
export function stepOf(field: string): number {
  const index = FIELDS.findIndex((fields) => fields.includes(field))
  return index < 0 ? LAST_STEP : index + 1
}

/** Every problem of a step's answers; none on the last, which asks for photos only. */
export function problemsOfStep(step: number, values: DraftValues, posting: Posting = 'listing'): FieldErrors {
  const result = checkDraft(values, posting)
  return result.ok ? {} : Object.fromEntries(Object.entries(result.fields).filter(([name]) => stepOf(name) === step))
}

/** The whole draft; pictures of a project are not in it yet. */
export function checkDraft<What extends Posting = 'listing'>(values: DraftValues, posting: Posting & What = 'listing' as What): Validated<Posted[What]> {
  return validate<unknown>(SCHEMAS[posting], { ...toListingInput(values, posting), imageUrls: [] }) as Validated<Posted[What]>
}

/** The first step that holds one of the problems, with those of its fields. */
export function firstStepWith(problems: FieldErrors): { step: number; problems: FieldErrors } {
  const step = Math.min(LAST_STEP, ...Object.keys(problems).map((name) => stepOf(name)))
  const own = Object.entries(problems).filter(([name]) => stepOf(name) === step)
  return { step, problems: Object.fromEntries(own) }
}

/** Of the problems shown, those that the step still has; new ones wait for the next check. */
export function problemsLeft(shown: FieldErrors, step: number, values: DraftValues, posting: Posting = 'listing'): FieldErrors {
  const now = problemsOfStep(step, values, posting)
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in shown))
}

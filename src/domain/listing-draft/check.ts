import { type ListingFields, listingFieldsSchema, stepSchemas } from '../listing/schema.ts'
import { type FieldErrors, type Validated, validate } from '../text/validate.ts'
import { toListingInput } from './rules.ts'
import { LAST_STEP } from './steps.ts'
import type { DraftValues } from './values.ts'

const SCHEMAS = [stepSchemas.details, stepSchemas.additional, stepSchemas.amenities] as const
const FIELDS = SCHEMAS.map((schema) => Object.keys(schema.shape))

/** The step, from 1, that asks for a field; the last one for what belongs to none. */
export function stepOf(field: string): number {
  const index = FIELDS.findIndex((fields) => fields.includes(field))
  return index < 0 ? LAST_STEP : index + 1
}

/** Every problem of a step's answers; none on the last, which asks for photos only. */
export function problemsOfStep(step: number, values: DraftValues): FieldErrors {
  const schema = SCHEMAS[step - 1]
  if (!schema) return {}
  const result = validate<unknown>(schema, toListingInput(values))
  return result.ok ? {} : result.fields
}

export function checkDraft(values: DraftValues): Validated<ListingFields> {
  return validate(listingFieldsSchema, toListingInput(values))
}

/** The first step that holds one of the problems, with those of its fields. */
export function firstStepWith(problems: FieldErrors): { step: number; problems: FieldErrors } {
  const step = Math.min(LAST_STEP, ...Object.keys(problems).map((name) => stepOf(name)))
  const own = Object.entries(problems).filter(([name]) => stepOf(name) === step)
  return { step, problems: Object.fromEntries(own) }
}

/** Of the problems shown, those that the step still has; new ones wait for the next check. */
export function problemsLeft(shown: FieldErrors, step: number, values: DraftValues): FieldErrors {
  const now = problemsOfStep(step, values)
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in shown))
}

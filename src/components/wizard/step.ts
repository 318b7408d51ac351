import type { Role } from '../../domain/account/constants.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { fieldOf } from '../../domain/listing/fields.ts'
import type { Posting } from '../../domain/listing-draft/posting.ts'
import type { DraftField, DraftValues } from '../../domain/listing-draft/values.ts'

/** The props of every step with answers. */
export type StepProps = {
  values: DraftValues
  problems: FieldErrors
  role: Role | null
  posting: Posting
  onPosting: (posting: string) => void
  onAnswer: (field: DraftField, value: string) => void
}

/** Returns name, texts and error of a field for the form kit. */
export function frameOf(field: DraftField, { problems }: StepProps) {
  const { label, hint } = fieldOf(field)
  return { name: field, label, hint, error: problems[field] }
}

/** Returns the same with the value and the change handler. */
export function textProps(field: DraftField, props: StepProps) {
  return {
    ...frameOf(field, props),
    value: props.values[field],
    onChange: (event: { target: { value: string } }) => props.onAnswer(field, event.target.value),
  }
}

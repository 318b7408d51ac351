import type { Role } from '../../domain/account/constants.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { fieldOf } from '../../domain/listing/fields.ts'
import type { Posting } from '../../domain/listing-draft/posting.ts'
import type { DraftField, DraftValues } from '../../domain/listing-draft/values.ts'

/** What every step of answers gets. */
export type StepProps = {
  values: DraftValues
  problems: FieldErrors
  role: Role | null
  posting: Posting
  onPosting: (posting: string) => void
  onAnswer: (field: DraftField, value: string) => void
}

/** Name, words and error of a field, as the form kit takes them. */
export function frameOf(field: DraftField, { problems }: StepProps) {
  const { label, hint } = fieldOf(field)
  return { name: field, label, hint, error: problems[field] }
}

/** The same with the value and what to do when it is typed over. */
export function textProps(field: DraftField, props: StepProps) {
  return {
    ...frameOf(field, props),
    value: props.values[field],
    onChange: (event: { target: { value: string } }) => props.onAnswer(field, event.target.value),
  }
}

import '../form/fields.css'
import { FIELD_NAMES, type FieldName, fieldOf } from '../../domain/listing/fields.ts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { AnswerField, type FieldOverrides } from '../form/AnswerField.tsx'
import { askedIn, type StepProps } from './step.ts'

const isShort = (name: FieldName) => {
  const field = fieldOf(name)
  const hasChips = (field.kind === 'choice' || field.kind === 'count') && field.chips !== undefined
  return !hasChips && ['choice', 'count', 'floor', 'date'].includes(field.kind)
}

/** The fields that a step asks for after the answers so far, in the table's order, short ones side by side. */
export function AnswerFields({
  of,
  overrides = {},
  step,
}: {
  of: 1 | 2 | 3
  overrides?: FieldOverrides<FieldName>
  step: StepProps
}) {
  const hidden = hiddenFields(step.values, step.posting)
  const asked = FIELD_NAMES.filter((name) => fieldOf(name).step === of && !hidden.has(name))
  const groups: FieldName[][] = []
  for (const name of asked) {
    const last = groups.at(-1)
    if (last?.every(isShort) && isShort(name)) last.push(name)
    else groups.push([name])
  }
  return groups.map((group) => {
    const drawn = group.map((name) => (
      <AnswerField key={name} {...askedIn(step, name)} override={overrides[name]} />
    ))
    return group.every(isShort) ? (
      <div className="field-row" key={group[0]}>
        {drawn}
      </div>
    ) : (
      drawn
    )
  })
}

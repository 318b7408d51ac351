import '../form/fields.css'
import './frame.css'
import { PASTE_TEXTS as texts } from '#language/listing-draft/texts-message'
import { FIELD_NAMES, type FieldName, fieldOf, shortLabel } from '../../domain/listing/fields.ts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { AnswerField, type FieldOverride, type FieldOverrides } from '../form/AnswerField.tsx'
import { fieldId } from '../form/field.ts'
import { QuietButton } from '../ui/Button.tsx'
import { askedIn, type StepProps } from './step.ts'

const isShort = (name: FieldName) => {
  const field = fieldOf(name)
  const hasChips = (field.kind === 'choice' || field.kind === 'count') && field.chips !== undefined
  return !hasChips && ['choice', 'count', 'floor', 'date'].includes(field.kind)
}

/** What a message has filled says so until it is changed or confirmed. */
const readFrom = (name: FieldName, override: FieldOverride = {}): FieldOverride => ({
  ...override,
  hint: [texts.mark, override.hint ?? fieldOf(name).hint].filter(Boolean).join(' '),
})

/** What a form adds to a field, and that a message has filled it. */
export const saidToField = (step: StepProps, name: FieldName, override?: FieldOverride) =>
  step.marked?.has(name) ? readFrom(name, override) : override

/** The fields that a step asks for after the answers so far, short ones side by side. */
export function AnswerFields({
  of,
  among,
  overrides = {},
  step,
}: {
  of: 1 | 2 | 3
  /** Only these, in this order. */
  among?: readonly FieldName[]
  overrides?: FieldOverrides<FieldName>
  step: StepProps
}) {
  const hidden = hiddenFields(step.values, step.posting)
  const { only } = step
  const asked = (among ?? FIELD_NAMES).filter(
    (name) => fieldOf(name).step === of && !hidden.has(name) && (only?.includes(name) ?? true),
  )
  const groups: FieldName[][] = []
  for (const name of asked) {
    const last = groups.at(-1)
    if (last?.every(isShort) && isShort(name)) last.push(name)
    else groups.push([name])
  }
  return groups.map((group) => {
    const drawn = group.map((name) => (
      <div className="step-answer" key={name}>
        <AnswerField
          {...askedIn(step, name)}
          large={only !== undefined}
          override={saidToField(step, name, overrides[name])}
        />
        {step.marked?.has(name) && (
          <QuietButton
            label={texts.rightOf(shortLabel(name))}
            onClick={() => {
              step.onRight?.(name)
              document.getElementById(fieldId(name))?.focus()
            }}
          >
            {texts.right}
          </QuietButton>
        )}
      </div>
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

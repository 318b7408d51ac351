import '../form/fields.css'
import { FORM_TEXTS } from '#language/site/texts'
import type { ReactNode } from 'react'
import { FIELD_NAMES, type FieldName, fieldOf } from '../../domain/listing/fields.ts'
import { moneyReading } from '../../domain/listing-draft/readings.ts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { NumberField } from '../form/NumberField.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { type Option, Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { frameOf, type StepProps, textProps } from './step.ts'

/**
 * The additions of a step to a field of the table: texts and options that depend on other answers, or its own drawing.
 */
type Own = {
  label?: string
  hint?: string | undefined
  options?: readonly Option[]
  draw?: () => ReactNode
}
export type OwnFields = Partial<Record<FieldName, Own>>

const isShort = (name: FieldName) => {
  const field = fieldOf(name)
  return ['count', 'date'].includes(field.kind) || (field.kind === 'choice' && !field.chips)
}

function AnswerField({ name, own, step }: { name: FieldName; own: Own; step: StepProps }) {
  const field = fieldOf(name)
  const { draw, options, ...words } = own
  if (draw) return draw()
  const text = { ...textProps(name, step), ...words }
  switch (field.kind) {
    case 'choice':
      return field.chips ? (
        <RadioGroup
          {...{ ...frameOf(name, step), ...words }}
          options={options ?? field.options}
          value={step.values[name]}
          onChoose={(value) => step.onAnswer(name, value)}
        />
      ) : (
        <Select
          {...text}
          options={options ?? field.options}
          {...(field.required ? {} : { empty: FORM_TEXTS.notStated })}
        />
      )
    case 'count':
      return <NumberField {...text} />
    case 'money':
      return <NumberField {...text} before="₹" reading={moneyReading(step.values[name])} />
    case 'date':
      return <TextField {...text} type="date" />
    case 'text':
      return <TextArea {...text} limit={field.max} />
    default:
      return <TextField {...text} autoComplete="off" />
  }
}

/** The fields that a step asks for after the answers so far, in the table's order, short ones side by side. */
export function AnswerFields({
  of,
  own = {},
  step,
}: {
  of: 1 | 2
  own?: OwnFields
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
      <AnswerField key={name} name={name} own={own[name] ?? {}} step={step} />
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

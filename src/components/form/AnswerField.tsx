import { shownValue } from '#language/listing/texts-values'
import { FORM_TEXTS } from '#language/site/texts'
import type { ReactNode } from 'react'
import { chosenOf, type Draft, toggled } from '../../domain/field/draft.ts'
import type { Field } from '../../domain/field/field.ts'
import { moneyReading } from '../../domain/listing-draft/readings.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { NumberField } from './NumberField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { type Option, Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** A form's answers as typed, and what its fields need of it. */
export type FormAnswers<Name extends string = string> = {
  /** Empty where the form is drawn before it has any. */
  values: Readonly<Partial<Draft<Name>>>
  errors: FieldErrors
  onAnswer: (name: Name, value: string) => void
}

/** The additions of a form to a field of its table: what depends on other answers, or its own drawing. */
export type FieldOverride = {
  label?: string
  hint?: string | undefined
  options?: readonly Option[]
  reading?: string | null
  icon?: (option: string) => ReactNode
  draw?: () => ReactNode
}
export type FieldOverrides<Name extends string = string> = Partial<Record<Name, FieldOverride>>

export type AskedField<Name extends string = string> = {
  name: Name
  field: Field
  form: FormAnswers<Name>
}

/** Returns name, texts, error, value and change handler of a field for the form kit. */
export function textProps<Name extends string>({ name, field, form }: AskedField<Name>) {
  return {
    name,
    label: field.label,
    hint: field.hint,
    error: form.errors[name],
    value: form.values[name] ?? '',
    onChange: (event: { target: { value: string } }) => form.onAnswer(name, event.target.value),
  }
}

/** One field of a table in a form. A `narrow` form has selects instead of chips, and short text areas. */
export function AnswerField<Name extends string>({
  override = {},
  narrow = false,
  ...asked
}: AskedField<Name> & { override?: FieldOverride | undefined; narrow?: boolean }) {
  const { name, field, form } = asked
  const { draw, options, reading, icon, ...words } = override
  if (draw) return draw()
  const text = { ...textProps(asked), ...words }
  const { value, onChange: _, ...frame } = text
  switch (field.kind) {
    case 'choice': {
      const { labels } = field
      const offered =
        options ??
        field.options.map((option) => ({
          value: option,
          label: labels?.[option] ?? shownValue(option),
        }))
      if (field.chips && !narrow)
        return (
          <RadioGroup
            {...frame}
            options={offered}
            value={value}
            onChoose={(chosen) => form.onAnswer(name, chosen)}
          />
        )
      const empty = field.required ? FORM_TEXTS.notChosen : FORM_TEXTS.notStated
      return (
        <Select {...text} options={offered} {...(field.initial === undefined ? { empty } : {})} />
      )
    }
    case 'choices':
      return (
        <CheckboxGroup
          {...frame}
          {...(icon ? { icon } : {})}
          options={field.options}
          values={chosenOf(field.options, value)}
          onToggle={(option, chosen) =>
            form.onAnswer(name, toggled(field.options, value, option, chosen))
          }
        />
      )
    case 'count':
      return <NumberField {...text} />
    case 'money':
      return <NumberField {...text} before="₹" reading={moneyReading(value)} />
    case 'area':
      return <NumberField {...text} decimals reading={reading ?? null} />
    case 'date':
      return <TextField {...text} type="date" />
    case 'text':
      return <TextArea {...text} limit={field.max} {...(narrow ? { rows: 4 } : {})} />
    default:
      return <LineField {...asked} text={text} />
  }
}

function LineField({ field, text }: { field: Field; text: ReturnType<typeof textProps> }) {
  const suggestions = field.kind === 'line' ? field.suggestions : undefined
  if (!suggestions) return <TextField {...text} autoComplete="off" />
  const list = `${text.name}-suggestions`
  return (
    <>
      <TextField {...text} autoComplete="off" list={list} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}

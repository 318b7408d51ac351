import { shownValue } from '#language/listing/texts-values'
import './fields.css'
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { descriptionProps, type FieldFrame, fieldId } from './field.ts'

export type Option = string | { value: string; label: string }

export const optionValue = (option: Option) => (typeof option === 'string' ? option : option.value)
export const optionLabel = (option: Option) =>
  typeof option === 'string' ? shownValue(option) : option.label

type SelectProps = Omit<
  ComponentProps<'select'>,
  keyof FieldFrame | 'id' | 'className' | 'children'
>

/** `empty` is the text of the option for "none yet"; omit it if there is always an answer. */
export function Select({
  name,
  label,
  hint,
  error,
  optional,
  options,
  empty,
  ...select
}: FieldFrame &
  SelectProps & {
    options: readonly Option[]
    empty?: string
  }) {
  const frame = { name, label, hint, error, optional: optional ?? false }
  return (
    <Field {...frame}>
      <div className="control control-select">
        <select {...select} id={fieldId(name)} name={name} {...descriptionProps(frame)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={optionValue(option)} value={optionValue(option)}>
              {optionLabel(option)}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}

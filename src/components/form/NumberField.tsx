import './fields.css'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import { descriptionProps, type FieldFrame, fieldId, readingId } from './field.ts'

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldFrame | 'id' | 'className' | 'type' | 'inputMode'
>

/** A number kept as typed. `reading` shows under the field how it is understood, such as "₹72 L — ₹72,00,000". */
export function NumberField({
  name,
  label,
  hint,
  error,
  asked,
  optional,
  before,
  after,
  reading,
  decimals,
  letters,
  ...input
}: FieldFrame &
  InputProps & {
    before?: ReactNode
    after?: ReactNode
    reading?: string | null
    decimals?: boolean
    /** People write it with letters or signs, as in "72 lakh" or "-1": the numeric keys of phones have none. */
    letters?: boolean
  }) {
  const frame = { name, label, hint, error, asked, optional: optional ?? false }
  // Not type="number": it drops text that it cannot read, and a scroll over it changes the number unnoticed.
  return (
    <Field {...frame}>
      <div className="control control-number">
        {before && <span className="control-sign">{before}</span>}
        <input
          autoComplete="off"
          {...input}
          type="text"
          inputMode={letters ? 'text' : decimals ? 'decimal' : 'numeric'}
          id={fieldId(name)}
          name={name}
          {...descriptionProps(frame, Boolean(reading))}
        />
        {after && <span className="control-sign">{after}</span>}
      </div>
      {reading && (
        <p className="field-reading" id={readingId(name)}>
          {reading}
        </p>
      )}
    </Field>
  )
}

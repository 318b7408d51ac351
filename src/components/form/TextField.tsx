import './fields.css'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import { descriptionProps, type FieldFrame, fieldId } from './field.ts'

type InputProps = Omit<ComponentProps<'input'>, keyof FieldFrame | 'id' | 'className'>

/** A line of text; `before` and `after` are short signs inside the frame, such as "+91". */
export function TextField({
  name,
  label,
  hint,
  error,
  asked,
  optional,
  before,
  after,
  ...input
}: FieldFrame &
  InputProps & {
    before?: ReactNode
    after?: ReactNode
  }) {
  const frame = { name, label, hint, error, asked, optional: optional ?? false }
  return (
    <Field {...frame}>
      <div className="control">
        {before && <span className="control-sign">{before}</span>}
        <input type="text" {...input} id={fieldId(name)} name={name} {...descriptionProps(frame)} />
        {after && <span className="control-sign">{after}</span>}
      </div>
    </Field>
  )
}

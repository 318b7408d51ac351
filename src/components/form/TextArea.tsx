import './fields.css'
import type { ComponentProps } from 'react'
import { COUNTED } from '#language/text/texts-counted'
import { Field } from './Field.tsx'
import { descriptionProps, type FieldFrame, fieldId, readingId } from './field.ts'

function countText(length: number, limit: number): string {
  const left = limit - length
  return left < 0 ? COUNTED.tooMany(-left) : COUNTED.left(left)
}

type AreaProps = Omit<
  ComponentProps<'textarea'>,
  keyof FieldFrame | 'id' | 'className' | 'value' | 'maxLength'
>

/** Several lines with a count of letters. Never cuts a text that is too long, but shows an error. */
export function TextArea({
  name,
  label,
  hint,
  error,
  optional,
  value,
  limit,
  ...area
}: FieldFrame &
  AreaProps & {
    value: string
    limit: number
  }) {
  const frame = { name, label, hint, error, optional: optional ?? false }
  return (
    <Field {...frame}>
      <div className="control">
        <textarea
          rows={6}
          {...area}
          id={fieldId(name)}
          name={name}
          value={value}
          {...descriptionProps(frame, true)}
        />
      </div>
      <p
        className="field-reading"
        id={readingId(name)}
        data-over={value.length > limit ? '' : undefined}
      >
        {countText(value.length, limit)}
      </p>
    </Field>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { descriptionProps, type FieldFrame, type FieldTexts, fieldId } from './field.ts'
import { FieldError, FieldHint } from './Field.tsx'

type BoxProps = Omit<ComponentProps<'input'>, keyof FieldFrame | 'id' | 'className' | 'type'>

/** One answer that is yes or no; `label` may hold a link. */
export function Checkbox({
  name,
  label,
  hint,
  error,
  ...input
}: FieldTexts & BoxProps & { label: ReactNode }) {
  const frame = { name, hint, error }
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="check">
        <input
          {...input}
          type="checkbox"
          id={fieldId(name)}
          name={name}
          {...descriptionProps(frame)}
        />
        <span>{label}</span>
      </label>
      <FieldHint {...frame} />
      <FieldError {...frame} />
    </div>
  )
}

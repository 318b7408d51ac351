import '../ui/chips.css'
import type { ReactNode } from 'react'
import { FieldGroup } from './Field.tsx'
import { descriptionProps, type FieldFrame, fieldId } from './field.ts'
import { type Option, optionLabel, optionValue } from './Select.tsx'

/** Chips of which several can be chosen; `icon` draws a sign before a chip's text. */
export function CheckboxGroup({
  options,
  values,
  onToggle,
  icon,
  ...frame
}: FieldFrame & {
  options: readonly Option[]
  values: readonly string[]
  onToggle: (value: string, chosen: boolean) => void
  icon?: (value: string) => ReactNode
}) {
  const { 'aria-describedby': describedBy } = descriptionProps(frame)
  return (
    <FieldGroup {...frame} describedBy={describedBy}>
      <div className="chips chips-many">
        {options.map((option, index) => {
          const choice = optionValue(option)
          return (
            <label className="chip" key={choice}>
              <input
                type="checkbox"
                id={index === 0 ? fieldId(frame.name) : undefined}
                name={frame.name}
                value={choice}
                checked={values.includes(choice)}
                onChange={(event) => onToggle(choice, event.target.checked)}
              />
              <span>
                {icon?.(choice)}
                {optionLabel(option)}
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}

import '../ui/chips.css'
import { FieldGroup } from './Field.tsx'
import { descriptionProps, type FieldFrame, fieldId } from './field.ts'
import { type Option, optionLabel, optionValue } from './Select.tsx'

/** Chips of which one can be chosen. With `defaultValue` instead of `value`, the form itself holds the answer. */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onChoose,
  ...frame
}: FieldFrame & {
  options: readonly Option[]
  value?: string
  defaultValue?: string
  onChoose?: (value: string) => void
}) {
  const { 'aria-describedby': describedBy } = descriptionProps(frame)
  return (
    <FieldGroup {...frame} describedBy={describedBy} focusable={options.length === 0}>
      <div className="chips">
        {options.map((option, index) => {
          const choice = optionValue(option)
          const state =
            value === undefined
              ? { defaultChecked: choice === defaultValue }
              : { checked: choice === value }
          return (
            <label className="chip" key={choice}>
              <input
                {...state}
                type="radio"
                id={index === 0 ? fieldId(frame.name) : undefined}
                name={frame.name}
                value={choice}
                onChange={() => onChoose?.(choice)}
              />
              <span>{optionLabel(option)}</span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}

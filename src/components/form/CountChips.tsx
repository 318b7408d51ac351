import './fields.css'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { FORM_TEXTS } from '#language/site/texts'
import { type FieldFrame, fieldId } from './field.ts'
import { NumberField } from './NumberField.tsx'
import { RadioGroup } from './RadioGroup.tsx'

/** The value of the last chip: no count is called so. */
const OTHER = 'other'

/** Small counts as chips, and one chip for any other number, which opens a field. Empty, it is not stated. */
export function CountChips({
  counts,
  value,
  onCount,
  reading,
  asked,
  ...frame
}: FieldFrame &
  Pick<ComponentProps<typeof NumberField>, 'reading'> & {
    counts: readonly number[]
    value: string
    onCount: (value: string) => void
  }) {
  const chips = counts.map(String)
  const [open, setOpen] = useState(false)
  const other = open || (value !== '' && !chips.includes(value))
  const opened = useRef(false)
  const field = `${frame.name}-${OTHER}`
  useEffect(() => {
    if (opened.current) document.getElementById(fieldId(field))?.focus()
    opened.current = false
  })
  const choose = (chosen: string) => {
    const isOther = chosen === OTHER
    opened.current = isOther
    // Stays open while somebody types: "12" begins like a chip.
    setOpen(isOther)
    onCount(isOther ? '' : chosen)
  }
  return (
    <div className="count-chips">
      <RadioGroup
        {...frame}
        options={[...chips, { value: OTHER, label: FORM_TEXTS.otherCount }]}
        value={other ? OTHER : value}
        onChoose={choose}
      />
      {other && (
        <div className="count-other">
          <NumberField
            name={field}
            label={FORM_TEXTS.howMany(frame.label)}
            reading={reading ?? null}
            value={value}
            onChange={(event) => {
              setOpen(true)
              onCount(event.target.value)
            }}
          />
        </div>
      )}
      {asked}
    </div>
  )
}

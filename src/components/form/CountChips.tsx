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
  called = String,
  value,
  onCount,
  reading,
  letters,
  asked,
  ...frame
}: FieldFrame &
  Pick<ComponentProps<typeof NumberField>, 'reading' | 'letters'> & {
    counts: readonly number[]
    /** What is written on a chip. */
    called?: (count: number) => string
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
        options={[
          ...counts.map((count) => ({ value: String(count), label: called(count) })),
          { value: OTHER, label: FORM_TEXTS.otherCount },
        ]}
        value={other ? OTHER : value}
        onChoose={choose}
      />
      {other && (
        <div className="count-other">
          <NumberField
            name={field}
            label={FORM_TEXTS.howMany(frame.label)}
            reading={reading ?? null}
            letters={letters ?? false}
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

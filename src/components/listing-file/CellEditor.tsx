import './LineTable.css'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { shownValue } from '#language/listing/texts-values'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import { type FieldName, fieldOf } from '../../domain/listing/fields.ts'
import { optionsOf } from '../../domain/listing-file/columns.ts'

/** Where the focus goes from a cell. */
export type Step = { rows: number; cells: number }

/**
 * The editor over a cell. Enter goes down and Tab to the side, as in a spreadsheet; Escape leaves the cell as it was.
 */
export function CellEditor({
  field,
  label,
  written,
  typed,
  onCommit,
  onLeave,
}: {
  field: FieldName
  label: string
  written: string
  /** The first character, if typing opened the editor. */
  typed: string | null
  /** The step is null if the focus has gone elsewhere. */
  onCommit: (text: string, to: Step | null) => void
  onLeave: () => void
}) {
  const control = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null)
  const left = useRef(false)
  const byKey = useRef(false)
  const { kind } = fieldOf(field)
  const options = kind === 'choice' ? (optionsOf(field) ?? []) : []
  useEffect(() => {
    const element = control.current
    element?.focus()
    if (typed === null) element?.select?.()
  }, [typed])
  const commit = (to: Step | null) => {
    if (left.current) return
    left.current = true
    onCommit(control.current?.value ?? written, to)
  }
  const props = {
    ref: control,
    className: 'cell-editor',
    'aria-label': label,
    onBlur: () => commit(null),
    onKeyDown: (event: KeyboardEvent) => {
      byKey.current = true
      if (event.nativeEvent.isComposing) return
      const back = event.shiftKey ? -1 : 1
      if (event.key === 'Enter' && !(kind === 'text' && event.shiftKey))
        commit({ rows: back, cells: 0 })
      else if (event.key === 'Tab') commit({ rows: 0, cells: back })
      else if (event.key === 'Escape') {
        left.current = true
        onLeave()
      } else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  if (options.length > 0) {
    const likely = options.find(
      (one) => typed && shownValue(one).toLowerCase().startsWith(typed.toLowerCase()),
    )
    const known = options.includes(written) || written === ''
    return (
      <select
        {...props}
        defaultValue={likely ?? written}
        onPointerDown={() => {
          byKey.current = false
        }}
        onChange={() => {
          // Arrow keys on a closed list change it step by step; a press is a choice.
          if (!byKey.current) commit({ rows: 0, cells: 0 })
        }}
      >
        <option value="">{texts.none}</option>
        {!known && <option value={written}>{texts.asWritten(written)}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {shownValue(option)}
          </option>
        ))}
      </select>
    )
  }
  const text = { ...props, defaultValue: typed ?? written, spellCheck: false }
  return kind === 'text' ? (
    <textarea {...text} rows={5} />
  ) : (
    <input {...text} type="text" autoComplete="off" />
  )
}

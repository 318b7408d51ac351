import './LineTable.css'
import { memo } from 'react'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import { type FieldName, shortLabel } from '../../domain/listing/fields.ts'
import { isNeeded } from '../../domain/listing-file/columns.ts'
import type { LineChange } from '../../domain/listing-file/plan.ts'
import { isOpen, isSent, type TableLine } from '../../domain/listing-file/shown-table.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { cellText, FIRST_FIELD, HOME, LINE_TONES, ROW, SWITCH, type Written } from './line-looks.ts'

/** Holds the place of rows outside of the window. */
export function Gap({ rows }: { rows: number }) {
  if (rows <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <tr aria-hidden="true" className="line-gap" style={{ height: `${rows * ROW}rem` }}>
      <td />
    </tr>
  )
}

/** The former value without the words that the new one ends with: "₹65,000 → ₹71,500 per month". */
function withoutPeriod({ from, to }: LineChange): string {
  const blank = to.indexOf(' ')
  const end = blank < 0 ? '' : to.slice(blank)
  return end && from.endsWith(end) ? from.slice(0, -end.length) : from
}

/** A row; `column` is the one of its cells that the focus is on, null for all other rows. */
export const LineRow = memo(function LineRow({
  line,
  row,
  fields,
  column,
  written,
  editor,
}: {
  line: TableLine
  row: number
  fields: readonly FieldName[]
  column: number | null
  written: Written
  editor: React.ReactNode
}) {
  const place = (at: number) => ({
    'aria-colindex': at + 1,
    'data-row': row,
    'data-column': at,
    tabIndex: column === at ? 0 : -1,
  })
  const isOff = line.state === 'off'
  const changes = line.changes.map(({ field, from, to }) =>
    texts.changeFrom(shortLabel(field), from, to),
  )
  const says = line.problems[0] ?? (changes.join(' · ') || line.note)
  return (
    <tr aria-rowindex={row + 2} data-state={line.state}>
      <td {...place(SWITCH)} className="line-switch" aria-disabled={isSent(line) || undefined}>
        {/* Space and a press on the cell change it; one more stop for the keyboard in each row would be in the way. */}
        <input
          type="checkbox"
          tabIndex={-1}
          checked={!isOff}
          disabled={isSent(line)}
          readOnly
          aria-label={texts.postLine(line.line, line.about)}
        />
      </td>
      <th scope="row" {...place(HOME)} className="line-home">
        <span className="line-about" title={line.about}>
          {line.about || texts.line(line.line)}
        </span>
        <span className="line-state">
          <span className="muted digits">{line.line}</span>
          <StateBadge tone={LINE_TONES[line.state]}>{texts.states[line.state]}</StateBadge>
          {says && (
            <span className="line-note" title={says}>
              {says}
            </span>
          )}
        </span>
      </th>
      {fields.map((name, n) => {
        const at = n + FIRST_FIELD
        const cell = line.cells[name]
        const open = !isOff && isOpen(cell)
        const value = cellText(cell, written(line, name))
        const change = line.changes.find(({ field }) => field === name)
        const problemId = `cell-${line.line}-${name}`
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: A cell of a grid may be read-only.
          <td
            key={name}
            {...place(at)}
            data-cell={open ? cell.state : 'taken'}
            aria-invalid={(open && cell.state !== 'asked') || undefined}
            aria-describedby={open ? problemId : undefined}
            aria-readonly={isSent(line) || undefined}
            aria-required={isNeeded(name) || undefined}
          >
            <span className="cell-said">{value || (open ? texts.missing : '')}</span>
            {change?.from && !open && (
              <span className="cell-was">{texts.fromTo(withoutPeriod(change), change.to)}</span>
            )}
            {open && (
              <span className="cell-problem" id={problemId}>
                <span className="visually-hidden">{texts.cellStates[cell.state]} </span>
                {cell.problem}
              </span>
            )}
            {column === at && editor}
          </td>
        )
      })}
    </tr>
  )
})

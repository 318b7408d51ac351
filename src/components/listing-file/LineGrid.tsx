import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import './LineTable.css'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import { type FieldName, fieldOf, shortLabel } from '../../domain/listing/fields.ts'
import { isNeeded } from '../../domain/listing-file/columns.ts'
import { isOpen, isSent, nextOpen, type TableLine } from '../../domain/listing-file/shown-table.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { CellEditor, type Step } from './CellEditor.tsx'
import { CellHere } from './CellHere.tsx'
import {
  type CellEdit,
  cellText,
  LINE_TONES,
  type LinesHandle,
  type LineTableProps,
} from './line-looks.ts'

type Props = LineTableProps & { fields: readonly FieldName[]; handle: Ref<LinesHandle> }
type At = { row: number; column: number }

/** The columns before the fields: whether the line is posted, and which home it is. */
const SWITCH = 0
const HOME = 1
const FIRST_FIELD = 2
/** Height of each row in rem, as in the sheet: with it, the place of a row is known without its content. */
const ROW = 3.5
const rowPixels = () => ROW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
/** Rows that are ready above and below the window. */
const SPARE = 6
const NEXT_KEY = 'F8'
/** A table, so that its rows and cells have the roles of a grid's without saying so. */
const GRID = { role: 'grid' } as const

/**
 * The lines as a grid with the keys of a spreadsheet. It holds the rows in its window only, and the one with the focus.
 * Outside of an editor, Tab leaves the grid, so that nobody is caught in it.
 */
export function LineGrid(props: Props) {
  const { lines, fields, questions, onEdit, onAnswer, onSwitch, onUndo, handle } = props
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<At>({ row: 0, column: FIRST_FIELD })
  const [editing, setEditing] = useState<{ typed: string | null } | null>(null)
  const wanted = useRef(false)
  const { first, last } = useWindow(box, lines.length)
  const { shown: written, write } = useWritten(lines, onEdit)
  const [beyond, setBeyond] = useState(0)

  const columns = fields.length + FIRST_FIELD
  const row = Math.min(at.row, lines.length - 1)
  const column = Math.min(at.column, columns - 1)
  const line = lines[row]
  const field = fields[column - FIRST_FIELD]
  const go = useCallback((to: At) => {
    wanted.current = true
    setEditing(null)
    setAt(to)
  }, [])
  const move = (rows: number, cells: number) =>
    go({
      row: Math.max(0, Math.min(lines.length - 1, row + rows)),
      column: Math.max(0, Math.min(columns - 1, column + cells)),
    })
  const next = () => {
    const place = nextOpen(lines, line ? { line: line.line, field: field ?? null } : null)
    if (!place) return
    go({
      row: lines.findIndex((one) => one.line === place.line),
      column: place.field ? FIRST_FIELD + fields.indexOf(place.field) : HOME,
    })
  }
  useImperativeHandle(handle, () => ({ next }))

  // The cell has the focus once its row is there.
  useLayoutEffect(() => {
    if (!wanted.current || editing) return
    wanted.current = false
    const cell = box.current?.querySelector<HTMLElement>('[tabindex="0"]')
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // What is asked about the cell is in sight too.
    box.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
  })

  const edit = (typed: string | null) => {
    if (line && field && !isSent(line)) setEditing({ typed })
  }
  const commit = (text: string, to: Step | null) => {
    if (line && field && text !== (written(line, field) ?? ''))
      write([{ line: line.line, field, text }])
    if (to) move(to.rows, to.cells)
    // The focus is somewhere else already.
    else setEditing(null)
  }
  const page = () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowPixels()) - 2)
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.nativeEvent.isComposing) return
    const { key } = event
    const command = event.ctrlKey || event.metaKey
    const step = stepOf(key, command, page())
    if (step && !event.altKey) move(step.rows, step.cells)
    else if (key === NEXT_KEY) next()
    else if (command && key.toLowerCase() === 'z' && !event.shiftKey) onUndo?.()
    else if (command || event.altKey) return
    else if (column === SWITCH && (key === ' ' || key === 'Enter'))
      line && !isSent(line) && onSwitch(line.line, line.state === 'off')
    else if (key === 'Enter' || key === 'F2') edit(null)
    else if (key === 'Delete' || key === 'Backspace') {
      if (line && field && !isSent(line) && written(line, field))
        write([{ line: line.line, field, text: '' }])
    } else if (key.length === 1 && field) edit(key)
    else return
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (editing || !line || !field) return
    event.clipboardData.setData('text/plain', written(line, field) ?? '')
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (editing || !field) return
    event.preventDefault()
    const rows = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
    let left = 0
    write(
      rows.flatMap((text, down) =>
        text.split('\t').flatMap((cell, right) => {
          const target = lines[row + down]
          const name = fields[column - FIRST_FIELD + right]
          if (!(target && name) && cell.trim()) left += 1
          return target && name && !isSent(target)
            ? [{ line: target.line, field: name, text: cell.trim() }]
            : []
        }),
      ),
    )
    setBeyond(left)
  }
  const chosen = useRef<Element | null>(null)
  const onClick = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
    if (!cell || editing) return
    const to = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
    if (to.column === SWITCH) {
      const pressed = lines[to.row]
      if (pressed && !isSent(pressed)) onSwitch(pressed.line, pressed.state === 'off')
    }
    // A second press changes the cell, which on a touch screen is the only way.
    if (chosen.current === cell) edit(null)
    else go(to)
  }

  const rows = useMemo(() => {
    const numbers = Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n)
    return [...new Set([...numbers, row])].sort((one, other) => one - other)
  }, [first, last, row])
  return (
    <>
      <div className="line-grid-box" ref={box}>
        <table
          className="line-grid"
          {...GRID}
          aria-labelledby="line-table"
          aria-describedby="line-grid-keys"
          aria-rowcount={lines.length + 1}
          aria-colcount={columns}
          onKeyDown={onKeyDown}
          onPointerDown={() => {
            chosen.current = document.activeElement
          }}
          onClick={onClick}
          onCopy={onCopy}
          onPaste={onPaste}
        >
          <colgroup>
            <col data-kind="switch" />
            <col data-kind="home" />
            {fields.map((name) => (
              <col key={name} data-kind={fieldOf(name).kind} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" aria-colindex={1}>
                {texts.post}
              </th>
              <th scope="col" aria-colindex={2}>
                {texts.home}
              </th>
              {fields.map((name, place) => (
                <th scope="col" key={name} aria-colindex={place + FIRST_FIELD + 1}>
                  {shortLabel(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.flatMap((number, place) => {
              const gap = number - (rows[place - 1] ?? -1) - 1
              const one = lines[number]
              return [
                gap > 0 && <Gap key={`gap-${number}`} rows={gap} />,
                one && (
                  <Row
                    key={one.line}
                    line={one}
                    row={number}
                    fields={fields}
                    column={number === row ? column : null}
                    written={written}
                    editor={
                      number === row && editing && field ? (
                        <CellEditor
                          field={field}
                          label={texts.place(one.line, shortLabel(field))}
                          written={written(one, field) ?? ''}
                          typed={editing.typed}
                          onCommit={commit}
                          onLeave={() => go({ row, column })}
                        />
                      ) : null
                    }
                  />
                ),
              ]
            })}
            <Gap rows={lines.length - 1 - (rows.at(-1) ?? -1)} />
          </tbody>
        </table>
      </div>
      {line && (
        <CellHere
          line={line}
          field={field ?? null}
          written={field ? (written(line, field) ?? '') : ''}
          questions={questions}
          onAnswer={(given) => {
            onAnswer(given)
            // The pressed button disappears with its question.
            go({ row, column })
          }}
        />
      )}
      <p role="status">{beyond > 0 && texts.pasteLeft(beyond)}</p>
      <p className="muted line-grid-keys" id="line-grid-keys">
        {texts.keys(NEXT_KEY)}
      </p>
    </>
  )
}

/** Where a key goes from a cell; with Ctrl, as far as there are cells. */
function stepOf(key: string, far: boolean, page: number): Step | null {
  const one = far ? Number.MAX_SAFE_INTEGER : 1
  const end = Number.MAX_SAFE_INTEGER
  const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
    ArrowUp: [-one, 0],
    ArrowDown: [one, 0],
    ArrowLeft: [0, -one],
    ArrowRight: [0, one],
    Home: [far ? -end : 0, -end],
    End: [far ? end : 0, end],
    PageUp: [-page, 0],
    PageDown: [page, 0],
  }
  const [rows = 0, cells = 0] = steps[key] ?? []
  return steps[key] ? { rows, cells } : null
}

/** Holds the place of rows outside of the window. */
function Gap({ rows }: { rows: number }) {
  if (rows <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <tr aria-hidden="true" className="line-gap" style={{ height: `${rows * ROW}rem` }}>
      <td />
    </tr>
  )
}

type Written = (line: TableLine, field: FieldName) => string | undefined

/** A row; `column` is the one of its cells that the focus is on, null for all other rows. */
const Row = memo(function Row({
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
  const says = line.problems[0] ?? line.note
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

/** The rows that the window of the box shows, with some to spare. */
function useWindow(box: React.RefObject<HTMLDivElement | null>, count: number) {
  const [shown, setShown] = useState({ first: 0, last: 30 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const height = rowPixels()
      // In steps, so that a small movement draws nothing.
      const top = Math.floor(element.scrollTop / height / SPARE) * SPARE
      const rows = Math.ceil(element.clientHeight / height)
      const first = Math.max(0, top - SPARE)
      const last = top + rows + 2 * SPARE
      setShown((before) =>
        before.first === first && before.last === last ? before : { first, last },
      )
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box])
  return { first: shown.first, last: Math.min(count, shown.last) }
}

/** What is written in the cells: until the lines have been read again, also what was just written. */
function useWritten(lines: readonly TableLine[], onEdit: LineTableProps['onEdit']) {
  const [late, setLate] = useState<{ lines: unknown; cells: Readonly<Record<string, string>> }>({
    lines,
    cells: {},
  })
  const cells = late.lines === lines ? late.cells : null
  const shown = useCallback<Written>(
    (line, field) => cells?.[`${line.line} ${field}`] ?? line.cells[field]?.written,
    [cells],
  )
  const write = (edits: readonly CellEdit[]) => {
    if (edits.length === 0) return
    const own = Object.fromEntries(edits.map(({ line, field, text }) => [`${line} ${field}`, text]))
    setLate({ lines, cells: { ...cells, ...own } })
    onEdit(edits)
  }
  return { shown, write }
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import './LineTable.css'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import { type FieldName, fieldOf, shortLabel } from '../../domain/listing/fields.ts'
import { isSent } from '../../domain/listing-file/shown-table.ts'
import { CellEditor, type Step } from './CellEditor.tsx'
import { CellHere } from './CellHere.tsx'
import { Gap, LineRow } from './LineRow.tsx'
import { FIRST_FIELD, type LinesHandle, type LineTableProps, SWITCH } from './line-looks.ts'
import {
  type Cells,
  type Cursor,
  rowPixels,
  useClipboard,
  useCursor,
  useWindow,
  useWritten,
} from './use-line-grid.ts'

type Props = LineTableProps & { fields: readonly FieldName[]; handle: Ref<LinesHandle> }

const NEXT_KEY = 'F8'
/** A table, so that its rows and cells have the roles of a grid's without saying so. */
const GRID = { role: 'grid' } as const

/**
 * The lines as a grid with the keys of a spreadsheet. It holds the rows in its window only, and the one with the focus.
 * Outside of an editor, Tab leaves the grid, so that nobody is caught in it.
 */
export function LineGrid(props: Props) {
  const { lines, fields, questions, onEdit, onAnswer, handle } = props
  const box = useRef<HTMLDivElement>(null)
  const cursor = useCursor(box, lines, fields)
  const { row, column, line, field, go, next } = cursor
  const cells = useWritten(lines, onEdit)
  const { onCopy, onPaste, left } = useClipboard(cursor, lines, fields, cells)
  useImperativeHandle(handle, () => ({ next }))
  return (
    <>
      <div className="line-grid-box" ref={box}>
        <table
          className="line-grid"
          {...GRID}
          aria-labelledby="line-table"
          aria-describedby="line-grid-keys"
          aria-rowcount={lines.length + 1}
          aria-colcount={cursor.columns}
          onKeyDown={keysOf(props, cursor, cells, box)}
          {...usePresses(props, cursor)}
          onCopy={onCopy}
          onPaste={onPaste}
        >
          <GridHead fields={fields} />
          <GridRows box={box} lines={lines} fields={fields} cursor={cursor} cells={cells} />
        </table>
      </div>
      {line && (
        <CellHere
          line={line}
          field={field ?? null}
          written={field ? (cells.shown(line, field) ?? '') : ''}
          questions={questions}
          onAnswer={(given) => {
            onAnswer(given)
            // The pressed button disappears with its question.
            go({ row, column })
          }}
        />
      )}
      <p role="status">{left > 0 && texts.pasteLeft(left)}</p>
      <p className="muted line-grid-keys" id="line-grid-keys">
        {texts.keys(NEXT_KEY)}
      </p>
    </>
  )
}

type Box = RefObject<HTMLDivElement | null>

/** What keys do while no cell is being edited. */
function keysOf(
  { onSwitch, onUndo }: Props,
  { column, line, field, editing, move, next, edit }: Cursor,
  { shown: written, write }: Cells,
  box: Box,
) {
  const page = () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowPixels()) - 2)
  return (event: KeyboardEvent) => {
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
}

/** A press moves the focus; a second one changes the cell, which on a touch screen is the only way. */
function usePresses({ lines, onSwitch }: Props, { editing, edit, go }: Cursor) {
  const chosen = useRef<Element | null>(null)
  const onClick = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
    if (!cell || editing) return
    const to = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
    if (to.column === SWITCH) {
      const pressed = lines[to.row]
      if (pressed && !isSent(pressed)) onSwitch(pressed.line, pressed.state === 'off')
    }
    if (chosen.current === cell) edit(null)
    else go(to)
  }
  const onPointerDown = () => {
    chosen.current = document.activeElement
  }
  return { onPointerDown, onClick }
}

type RowsProps = {
  box: Box
  lines: Props['lines']
  fields: Props['fields']
  cursor: Cursor
  cells: Cells
}

/** The rows in the window and the one with the focus, with gaps in place of the others. */
function GridRows({ box, lines, fields, cursor, cells }: RowsProps) {
  const { row, column, line, field, editing, go, move } = cursor
  const { shown: written, write } = cells
  const { first, last } = useWindow(box, lines.length)
  const rows = useMemo(() => {
    const numbers = Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n)
    return [...new Set([...numbers, row])].sort((one, other) => one - other)
  }, [first, last, row])
  const commit = (text: string, to: Step | null) => {
    if (line && field && text !== (written(line, field) ?? ''))
      write([{ line: line.line, field, text }])
    if (to) move(to.rows, to.cells)
    // The focus is somewhere else already.
    else cursor.leave()
  }
  return (
    <tbody>
      {rows.flatMap((number, place) => {
        const gap = number - (rows[place - 1] ?? -1) - 1
        const one = lines[number]
        return [
          gap > 0 && <Gap key={`gap-${number}`} rows={gap} />,
          one && (
            <LineRow
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

function GridHead({ fields }: { fields: readonly FieldName[] }) {
  return (
    <>
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
    </>
  )
}

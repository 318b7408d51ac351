import {
  type ClipboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FieldName } from '../../domain/listing/fields.ts'
import { isSent, nextOpen, type TableLine } from '../../domain/listing-file/shown-table.ts'
import {
  type CellEdit,
  FIRST_FIELD,
  HOME,
  type LineTableProps,
  ROW,
  type Written,
} from './line-looks.ts'

type Box = RefObject<HTMLDivElement | null>

export const rowPixels = () =>
  ROW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
/** Rows that are ready above and below the window. */
const SPARE = 6

type At = { row: number; column: number }
export type Cursor = ReturnType<typeof useCursor>
export type Cells = ReturnType<typeof useWritten>

/** The cell of the grid that the focus is on, how it is moved, and whether the cell is being edited. */
export function useCursor(box: Box, lines: readonly TableLine[], fields: readonly FieldName[]) {
  const [at, setAt] = useState<At>({ row: 0, column: FIRST_FIELD })
  const [editing, setEditing] = useState<{ typed: string | null } | null>(null)
  const wanted = useRef(false)

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
  const leave = () => setEditing(null)
  return { row, column, columns, line, field, editing, go, move, next, edit, leave }
}

/** Copies the cell with the focus, and pastes cells from it on; `left` counts those that had no place. */
export function useClipboard(
  { row, column, line, field, editing }: Cursor,
  lines: readonly TableLine[],
  fields: readonly FieldName[],
  { shown: written, write }: Cells,
) {
  const [left, setLeft] = useState(0)
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
    let beyond = 0
    write(
      rows.flatMap((text, down) =>
        text.split('\t').flatMap((cell, right) => {
          const target = lines[row + down]
          const name = fields[column - FIRST_FIELD + right]
          if (!(target && name) && cell.trim()) beyond += 1
          return target && name && !isSent(target)
            ? [{ line: target.line, field: name, text: cell.trim() }]
            : []
        }),
      ),
    )
    setLeft(beyond)
  }
  return { onCopy, onPaste, left }
}

/** The rows that the window of the box shows, with some to spare. */
export function useWindow(box: Box, count: number) {
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
export function useWritten(lines: readonly TableLine[], onEdit: LineTableProps['onEdit']) {
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

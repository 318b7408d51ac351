import '../form/fields.css'
import '../ui/check.css'
import './LineTable.css'
import {
  type Ref,
  type SubmitEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { shownValue } from '#language/listing/texts-values'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import { FIELD_NAMES, type FieldName, fieldOf, shortLabel } from '../../domain/listing/fields.ts'
import { optionsOf } from '../../domain/listing-file/columns.ts'
import { UNREAD } from '../../domain/listing-file/questions.ts'
import {
  isSent,
  nextOpen,
  openFields,
  type ShownCell,
  says,
  type TableLine,
} from '../../domain/listing-file/shown-table.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { LineSays } from './CellHere.tsx'
import {
  cellText,
  LINE_TONES,
  type LinesHandle,
  type LineTableProps,
  questionOf,
} from './line-looks.ts'

/** As many cards as a phone draws without a pause. */
const PORTION = 20

/** The lines as cards, for a phone: each shows what has to be answered, and all its answers on demand. */
export function LineCards({
  lines,
  handle,
  ...work
}: LineTableProps & { handle: Ref<LinesHandle> }) {
  const [count, setCount] = useState(PORTION)
  const list = useRef<HTMLOListElement>(null)
  const target = useRef<string | null>(null)
  const next = () => {
    const here = document.activeElement?.closest<HTMLElement>('[data-open-cell]')
    const [line = '', field = ''] = here?.dataset.openCell?.split(' ') ?? []
    const place = nextOpen(
      lines,
      here ? { line: Number(line), field: (field || null) as FieldName | null } : null,
    )
    if (!place) return
    target.current = `${place.line} ${place.field ?? ''}`
    const at = lines.findIndex((one) => one.line === place.line)
    setCount((before) => Math.max(before, at + 1))
    focusTarget()
  }
  const focusTarget = () => {
    const cell =
      target.current &&
      list.current?.querySelector<HTMLElement>(`[data-open-cell="${target.current}"]`)
    if (!cell) return
    target.current = null
    cell.focus()
    cell.scrollIntoView({ block: 'center' })
  }
  useLayoutEffect(focusTarget)
  useImperativeHandle(handle, () => ({ next }))
  const left = lines.length - count
  return (
    <>
      <ol className="line-cards plain-list" ref={list} aria-labelledby="line-table">
        {lines.slice(0, count).map((line) => (
          <Card key={line.line} line={line} {...work} />
        ))}
      </ol>
      {left > 0 && (
        <QuietButton
          onClick={() => {
            setCount(count + PORTION)
          }}
        >
          {texts.moreLines(PORTION, left)}
        </QuietButton>
      )}
    </>
  )
}

type Work = Omit<LineTableProps, 'lines' | 'onUndo'>

function Card({ line, ...work }: { line: TableLine } & Work) {
  const { onSwitch } = work
  const [expanded, setExpanded] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const open = openFields(line)
  const said = FIELD_NAMES.filter((name) => says(line.cells[name]))
  const titleId = `card-${line.line}`
  const before = useRef(open.length)
  // The answered question has gone, and the focus with it.
  useEffect(() => {
    if (open.length < before.current && document.activeElement === document.body)
      (item.current?.querySelector<HTMLElement>('[data-open-cell]') ?? item.current)?.focus()
    before.current = open.length
  })
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="line-card"
      data-state={line.state}
      data-open-cell={open.length === 0 ? `${line.line} ` : undefined}
      aria-labelledby={titleId}
    >
      <div className="line-card-head">
        <span className="muted">{texts.line(line.line)}</span>
        <StateBadge tone={LINE_TONES[line.state]}>{texts.states[line.state]}</StateBadge>
      </div>
      <h4 id={titleId}>{line.about || texts.line(line.line)}</h4>
      <LineSays line={line} />
      {open.map((name) => (
        <OpenCell key={name} line={line} field={name} cell={line.cells[name]} {...work} />
      ))}
      {!isSent(line) && (
        <label className="check">
          <input
            type="checkbox"
            checked={line.state !== 'off'}
            aria-label={texts.postLine(line.line, line.about)}
            onChange={(event) => onSwitch(line.line, event.target.checked)}
          />
          <span>{texts.post}</span>
        </label>
      )}
      {said.length > 0 && (
        <details
          className="line-answers"
          onToggle={(event) => setExpanded(event.currentTarget.open)}
        >
          <summary>{texts.allAnswers(said.length)}</summary>
          {expanded && (
            <dl>
              {said.map((name) => (
                <Answer key={name} line={line} field={name} {...work} />
              ))}
            </dl>
          )}
        </details>
      )}
    </li>
  )
}

type CellProps = { line: TableLine; field: FieldName } & Work

/** A cell that waits for its writer, with the ways to answer it. */
function OpenCell({
  line,
  field,
  cell,
  questions,
  onAnswer,
  ...work
}: CellProps & { cell: ShownCell | undefined }) {
  const question = questionOf(questions, line.line, field)
  if (!cell) return null
  const id = `open-${line.line}-${field}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds a form of its own.
    <div
      className="cell-open"
      role="group"
      tabIndex={-1}
      data-cell={cell.state}
      data-open-cell={`${line.line} ${field}`}
      aria-labelledby={id}
    >
      <p id={id}>
        <strong>{shortLabel(field)}</strong>{' '}
        <span className="visually-hidden">{texts.cellStates[cell.state]} </span>
        {question?.sentence ?? cell.problem}
      </p>
      {question && question.options.length > 0 ? (
        <>
          <div className="button-row">
            {question.options.map((option) => (
              <QuietButton key={option} onClick={() => onAnswer({ [question.key]: option })}>
                {option}
              </QuietButton>
            ))}
          </div>
          {question.lines.length > 1 && (
            <p className="muted">{texts.countsFor(question.lines.length)}</p>
          )}
          {question.kind === UNREAD && <CellForm line={line} field={field} {...work} />}
        </>
      ) : (
        <CellForm line={line} field={field} {...work} />
      )}
    </div>
  )
}

/** Writes a cell of a card. */
function CellForm({
  line,
  field,
  onEdit,
  onDone,
}: Pick<CellProps, 'line' | 'field' | 'onEdit'> & { onDone?: () => void }) {
  const { kind } = fieldOf(field)
  const written = line.cells[field]?.written ?? ''
  const options = kind === 'choice' ? (optionsOf(field) ?? []) : []
  const label = texts.place(line.line, shortLabel(field))
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text !== written) onEdit([{ line: line.line, field, text }])
    onDone?.()
  }
  return (
    <form className="cell-form" onSubmit={take}>
      <div className={options.length > 0 ? 'control control-select' : 'control'}>
        {options.length > 0 ? (
          <select name="text" aria-label={label} defaultValue={written}>
            <option value="">{texts.none}</option>
            {written && !options.includes(written) && (
              <option value={written}>{texts.asWritten(written)}</option>
            )}
            {options.map((option) => (
              <option key={option} value={option}>
                {shownValue(option)}
              </option>
            ))}
          </select>
        ) : (
          <input name="text" aria-label={label} defaultValue={written} autoComplete="off" />
        )}
      </div>
      <button type="submit" className="action action-quiet">
        {texts.take}
      </button>
    </form>
  )
}

/** An answer of a line, and the way to change it. */
function Answer({ line, field, onEdit }: CellProps) {
  const [changing, setChanging] = useState(false)
  return (
    <div>
      <dt>{shortLabel(field)}</dt>
      <dd>
        {changing ? (
          <CellForm line={line} field={field} onEdit={onEdit} onDone={() => setChanging(false)} />
        ) : (
          <>
            <span>{cellText(line.cells[field])}</span>
            {!isSent(line) && (
              <button
                type="button"
                className="cell-change"
                aria-label={texts.changeOf(shortLabel(field))}
                onClick={() => setChanging(true)}
              >
                {texts.change}
              </button>
            )}
          </>
        )}
      </dd>
    </div>
  )
}

import '../ui/chips.css'
import './LineTable.css'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import type { FieldName } from '../../domain/listing/fields.ts'
import {
  countsOf,
  isInGroup,
  LINE_GROUPS,
  type LineGroup,
  nextOpen,
  type TableLine,
  tableFields,
} from '../../domain/listing-file/shown-table.ts'
import { QuietButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LineCards } from './LineCards.tsx'
import { LineGrid } from './LineGrid.tsx'
import type { LinesHandle, LineTableProps } from './line-looks.ts'

/** More cards than these would stand on a phone between an agent and the questions that make them ready. */
const MOST_BESIDE = 5

/** The window in which each line is a card. */
const NARROW = '(max-width: 43.75rem)'
const follow = (change: () => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}
const useNarrow = () => useSyncExternalStore(follow, () => matchMedia(NARROW).matches)

/** The lines of a file to work in: a grid as in a spreadsheet, and cards on a phone. */
export function LineTable(props: LineTableProps) {
  const { lines, first, questions, onUndo } = props
  const title = useRef<HTMLHeadingElement>(null)
  const narrow = useNarrow()
  const [group, setGroup] = useState<LineGroup>('all')
  const [unfolded, setUnfolded] = useState(false)
  const [isShown, setShown] = useState(false)
  const shown = useShown(lines, group)
  const work = useRef<LinesHandle>(null)
  const counts = useMemo(() => countsOf(lines), [lines])
  const { used, folded } = useMemo(() => tableFields(lines), [lines])
  const fields: readonly FieldName[] = useMemo(() => {
    const all = unfolded ? [...used, ...folded] : used
    return first ? [first, ...all.filter((name) => name !== first)] : all
  }, [unfolded, used, folded, first])
  const open = useMemo(() => nextOpen(shown.lines, null), [shown.lines])
  const heading = (
    <h3 id="line-table" ref={title} tabIndex={-1}>
      {texts.title}
    </h3>
  )
  if (
    narrow &&
    !isShown &&
    lines.length > MOST_BESIDE &&
    questions.some(({ answer }) => answer === null)
  )
    return (
      <section className="line-table" aria-labelledby="line-table">
        {heading}
        <p className="muted">{texts.folded}</p>
        <div className="button-row">
          <QuietButton
            onClick={() => {
              setShown(true)
              title.current?.focus()
            }}
          >
            {texts.unfold(lines.length)}
          </QuietButton>
        </div>
      </section>
    )
  return (
    <section className="line-table" aria-labelledby="line-table">
      {heading}
      <fieldset className="line-groups">
        <legend className="visually-hidden">{texts.show}</legend>
        {LINE_GROUPS.filter((one) => one === 'all' || one === group || counts[one] > 0).map(
          (one) => (
            <label className="chip" key={one}>
              <input
                type="radio"
                name="line-group"
                checked={group === one}
                onChange={() => {
                  setGroup(one)
                  shown.renew(one)
                }}
              />
              <span>
                {texts.groups[one]} <span className="digits">{counts[one]}</span>
              </span>
            </label>
          ),
        )}
      </fieldset>
      <div className="line-tools">
        <QuietButton disabled={!open} onClick={() => work.current?.next()}>
          {texts.nextOpen}
        </QuietButton>
        <QuietButton disabled={!onUndo} onClick={() => onUndo?.()}>
          {texts.undo}
        </QuietButton>
        {!narrow && folded.length > 0 && (
          <QuietButton onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? texts.fewer : texts.more(folded.length)}
          </QuietButton>
        )}
      </div>
      {shown.lines.length === 0 && <EmptyState title={texts.nothingIn[group]} level={4} />}
      {shown.lines.length > 0 &&
        (narrow ? (
          <LineCards {...props} lines={shown.lines} handle={work} />
        ) : (
          <LineGrid {...props} lines={shown.lines} fields={fields} handle={work} />
        ))}
    </section>
  )
}

/**
 * The lines of a group as it was when it was chosen: a line that is answered meanwhile stays where it is, so that
 * nothing moves away from under the hands.
 */
function useShown(lines: readonly TableLine[], group: LineGroup) {
  const of = (one: LineGroup) =>
    new Set(lines.filter((line) => isInGroup(one, line)).map(({ line }) => line))
  const [kept, setKept] = useState(() => of(group))
  const shown = useMemo(
    () => (group === 'all' ? lines : lines.filter(({ line }) => kept.has(line))),
    [group, lines, kept],
  )
  return {
    lines: shown,
    renew: (one: LineGroup) => setKept(of(one)),
  }
}

import './LineDecisions.css'
import '../ui/Notice.css'
import { type ReactNode, useRef } from 'react'
import { LINE_TABLE_TEXTS, LINE_DECISION_TEXTS as texts } from '#language/listing-file/texts-table'
import { FIELD_NAMES, shortLabel } from '../../domain/listing/fields.ts'
import type { TableLine } from '../../domain/listing-file/shown-table.ts'
import { QuietButton } from '../ui/Button.tsx'
import { cellText } from './line-looks.ts'

/** A line whose file says that its home is sold or rented out, while it is online here. */
export type ClosedLine = { line: number; about: string; as: 'sold' | 'rented' }
/** Two lines about one home. */
export type TwinLines = readonly [TableLine, TableLine]

/** What only the agent can decide about lines: homes that are gone, and lines about one home. */
export function LineDecisions({
  closed,
  twins,
  onMark,
  onCounts,
}: {
  closed: readonly ClosedLine[]
  twins: readonly TwinLines[]
  /** Marks the homes of lines, or leaves them online. */
  onMark: (lines: readonly number[], mark: boolean) => void
  /** Says which line of two counts; null if they are two homes. */
  onCounts: (lines: readonly [number, number], line: number | null) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (closed.length + twins.length === 0) return null
  /** The pressed button disappears. */
  const then = (decide: () => void) => {
    decide()
    heading.current?.focus()
  }
  return (
    <section className="line-decisions" aria-labelledby="line-decisions">
      <h3 id="line-decisions" ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      {closed.length > 1 && (
        <div className="button-row">
          <QuietButton
            onClick={() =>
              then(() =>
                onMark(
                  closed.map(({ line }) => line),
                  true,
                ),
              )
            }
          >
            {texts.markAll(closed.length)}
          </QuietButton>
        </div>
      )}
      {closed.map(({ line, about, as }) => (
        <Decision key={line} question={texts[as](line, about)}>
          <QuietButton onClick={() => then(() => onMark([line], true))}>
            {texts.mark[as]}
          </QuietButton>
          <QuietButton onClick={() => then(() => onMark([line], false))}>{texts.leave}</QuietButton>
        </Decision>
      ))}
      {twins.map(([one, other]) => (
        <Decision
          key={other.line}
          question={texts.twins(one.line, other.line)}
          shown={<SideBySide one={one} other={other} />}
        >
          {[one, other].map(({ line }) => (
            <QuietButton
              key={line}
              onClick={() => then(() => onCounts([one.line, other.line], line))}
            >
              {texts.counts(line)}
            </QuietButton>
          ))}
          <QuietButton onClick={() => then(() => onCounts([one.line, other.line], null))}>
            {texts.both}
          </QuietButton>
        </Decision>
      ))}
    </section>
  )
}

function Decision({
  question,
  shown,
  children,
}: {
  question: string
  shown?: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset className="notice line-decision" data-tone="warning">
      <legend className="visually-hidden">{question}</legend>
      <p aria-hidden="true">{question}</p>
      {shown}
      <div className="button-row">{children}</div>
    </fieldset>
  )
}

/** What two lines say differently. */
function SideBySide({ one, other }: { one: TableLine; other: TableLine }) {
  const differing = FIELD_NAMES.map((name) => ({
    name,
    texts: [cellText(one.cells[name]), cellText(other.cells[name])] as const,
  })).filter(({ texts: [first, second] }) => first !== second)
  if (differing.length === 0) return <p>{texts.same}</p>
  return (
    <table className="line-twins" aria-label={texts.twinsTable(one.line, other.line)}>
      <thead>
        <tr>
          <th scope="col">{texts.differ}</th>
          <th scope="col">{LINE_TABLE_TEXTS.line(one.line)}</th>
          <th scope="col">{LINE_TABLE_TEXTS.line(other.line)}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map(({ name, texts: [first, second] }) => (
          <tr key={name}>
            <th scope="row">{shortLabel(name)}</th>
            <td>{first || LINE_TABLE_TEXTS.nothing}</td>
            <td>{second || LINE_TABLE_TEXTS.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

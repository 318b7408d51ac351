import './CompletenessNote.css'
import type { MouseEvent } from 'react'
import { COMPLETENESS_TEXTS as texts } from '#language/listing-draft/texts'
import type { Completeness, Gap } from '../../domain/listing-draft/completeness.ts'

type Field = Gap['field']
type Ways = {
  hrefOf: (field: Field) => string
  /** Shows the field without leaving the page. */
  onSeek?: ((field: Field) => void) | undefined
}

const Meter = ({ percent }: { percent: number }) => (
  <meter className="complete-meter" min={0} max={100} value={percent} aria-hidden="true" />
)

/** How complete one of several listings is, which `about` names, in one line with the one thing to do. */
export function CompletenessLine({
  completeness: { percent, next },
  about,
  hrefOf,
}: { completeness: Completeness; about: string } & Pick<Ways, 'hrefOf'>) {
  return (
    <p className="complete-line">
      <Meter percent={percent} /> {texts.percent(percent)}
      {next && (
        <a className="text-link" href={hrefOf(next.field)}>
          {next.text}
          <span className="visually-hidden">: {about}</span>
        </a>
      )}
    </p>
  )
}

/**
 * How complete the listing of the page is, the next step and what it brings. Everything else waits behind a heading.
 */
export function CompletenessNote({
  completeness: { percent, missing, next },
  hrefOf,
  onSeek,
}: { completeness: Completeness } & Ways) {
  const rest = missing.filter(({ field }) => field !== next?.field)
  const way = ({ field, text }: Gap) => ({
    href: hrefOf(field),
    children: text,
    onClick: (event: MouseEvent) => {
      if (!onSeek) return
      event.preventDefault()
      onSeek(field)
    },
  })
  return (
    <div className="completeness">
      <p className="complete-line">
        <Meter percent={percent} /> {texts.said(percent)}
      </p>
      {next && (
        <p className="complete-line">
          <a className="action action-quiet" {...way(next)} /> {texts.gain(next.percent)}
        </p>
      )}
      {rest.length > 0 && (
        <details>
          <summary>{texts.rest(rest.length)}</summary>
          <ul className="complete-gaps">
            {rest.map((gap) => (
              <li key={gap.field}>
                <a {...way(gap)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

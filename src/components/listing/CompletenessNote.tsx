import './CompletenessNote.css'
import type { Completeness, Gap } from '../../domain/listing-draft/completeness.ts'
import { COMPLETENESS_TEXTS as texts } from '#language/listing-draft/texts'

/**
 * How complete a listing is. Opened, it lists missing answers with links. `about` names the listing if a page shows
 * several.
 */
export function CompletenessNote({
  completeness: { percent, missing },
  about,
  hrefOf,
  onSeek,
}: {
  completeness: Completeness
  about?: string
  hrefOf: (field: Gap['field']) => string
  /** Shows the field without leaving the page. */
  onSeek?: ((field: Gap['field']) => void) | undefined
}) {
  const meter = (
    <meter className="complete-meter" min={0} max={100} value={percent} aria-hidden="true" />
  )
  if (missing.length === 0)
    return (
      <p className="complete-line">
        {meter} {texts.percent(percent)}
      </p>
    )
  return (
    <details className="completeness">
      <summary className="complete-line">
        {meter} {texts.percent(percent)} · {texts.missing(missing.length)}
        {about && <span className="visually-hidden">: {about}</span>}
      </summary>
      <p className="muted">{texts.intro}</p>
      <ul className="complete-gaps">
        {missing.map(({ field, text }) => (
          <li key={field}>
            <a
              href={hrefOf(field)}
              onClick={(event) => {
                if (!onSeek) return
                event.preventDefault()
                onSeek(field)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

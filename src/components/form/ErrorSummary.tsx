import './ErrorSummary.css'
import '../ui/Notice.css'
import { type MouseEvent, useEffect, useRef } from 'react'
import { FORM_TEXTS } from '#language/site/texts'
import { fieldId } from './field.ts'

function toField(event: MouseEvent, name: string) {
  const field = document.getElementById(fieldId(name))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.closest('.field')?.scrollIntoView({ block: 'start' })
}

/** The sign at the start of a specified sentence, and the rest of it. */
const MARKED = /^(\p{Emoji_Presentation} )(.*)$/su

/**
 * The sentence of an error, as a link to its field if it has one (`_` has none). The field draws the sign, so here only
 * screen readers hear it.
 */
function Sentence({ name, children }: { name: string; children: string }) {
  if (name === '_') return children
  const [, mark, words] = MARKED.exec(children) ?? []
  return (
    <a href={`#${fieldId(name)}`} onClick={(event) => toField(event, name)}>
      {mark && <span className="visually-hidden">{mark}</span>}
      {words ?? children}
    </a>
  )
}

/**
 * All errors of a form. A single error has no heading, because it may belong to no field. Takes the focus when it
 * appears and whenever `attempt` changes: a second failed submit must not be silent.
 */
export function ErrorSummary({
  errors,
  attempt,
}: {
  errors: Readonly<Record<string, string>>
  attempt?: number
}) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors)
  const shown = entries.length > 0
  const only = entries.length === 1 ? entries[0] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must move the focus although nothing else changed
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div
      className="notice error-summary"
      data-tone="error"
      role="alert"
      tabIndex={-1}
      ref={box}
      aria-labelledby={only ? undefined : 'error-summary-title'}
    >
      {only ? (
        <p>
          <Sentence name={only[0]}>{only[1]}</Sentence>
        </p>
      ) : (
        <>
          {/* No count: screen readers would announce it again whenever an answer is corrected. */}
          <h2 id="error-summary-title">{FORM_TEXTS.summary}</h2>
          <ul>
            {entries.map(([name, sentence]) => (
              <li key={name}>
                <Sentence name={name}>{sentence}</Sentence>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

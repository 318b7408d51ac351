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

/** The most errors of which each is listed where every field tells its own: more are a number. */
const LISTED = 5

/**
 * All errors of a form. A single error has no heading, because it may belong to no field. A form whose fields all tell
 * their own errors says by `isMissing` of an answer that there is none: many errors are then a number. Takes the focus
 * when it appears and whenever `attempt` changes: a second failed submit must not be silent.
 */
export function ErrorSummary({
  errors,
  attempt,
  isMissing,
}: {
  errors: Readonly<Record<string, string>>
  attempt?: number
  isMissing?: (name: string) => boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors)
  const shown = entries.length > 0
  const only = entries.length === 1 ? entries[0] : undefined
  const many = isMissing !== undefined && entries.length > LISTED
  const count = entries.every(([name]) => isMissing?.(name)) ? FORM_TEXTS.missing : FORM_TEXTS.wrong
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
      // The focus reads the number; it is not announced again with each answer that is put right.
      aria-live={many ? 'off' : undefined}
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
          <h2 id="error-summary-title">{many ? count(entries.length) : FORM_TEXTS.summary}</h2>
          <ul>
            {(many ? entries.slice(0, 1) : entries).map(([name, sentence]) => (
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

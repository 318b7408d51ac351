import './PosterHints.css'
import type { MouseEvent } from 'react'
import { POSTER_HINT_TEXTS as texts } from '#language/hints/texts-poster'
import { editPath, listingPath, postPath } from '../../contract/paths.ts'
import type { PosterHint } from '../../domain/hints/poster.ts'
import { LISTING_LIMITS } from '../../domain/listing/constants.ts'
import { stepOf } from '../../domain/listing-draft/steps.ts'
import { fieldId } from '../form/field.ts'
import { TextArea } from '../form/TextArea.tsx'

const placeInSteps = (field: string) => `${postPath(stepOf(field))}#${fieldId(field)}`

/** What the admins will be pointed to, before it is sent, each with a way out. It never stands in the way of Submit. */
export function PosterHints<Name extends string>({
  hints,
  checking,
  placeOf = placeInSteps,
  onSeek,
}: {
  hints: readonly PosterHint<Name>[]
  checking: boolean
  /** The address of a field, in a form without steps. */
  placeOf?: (field: Name) => string
  onSeek: (field: Name) => void
}) {
  return (
    <div className="poster-hints" aria-live="polite" aria-busy={checking || undefined}>
      {hints.length > 0 && (
        <>
          <h3>{texts.title}</h3>
          <p>{texts.intro}</p>
          <ul>
            {hints.map((hint) => (
              <li key={hint.key}>
                <p>{hint.text}</p>
                <Ways hint={hint} placeOf={placeOf} onSeek={onSeek} />
              </li>
            ))}
          </ul>
        </>
      )}
      {checking && <p className="muted">{texts.checking}</p>}
    </div>
  )
}

function Ways<Name extends string>({
  hint,
  placeOf,
  onSeek,
}: {
  hint: PosterHint<Name>
  placeOf: (field: Name) => string
  onSeek: (field: Name) => void
}) {
  const { field, goTo, edit, page } = hint
  if (!field && !edit && !page) return null
  return (
    <p className="poster-hint-ways">
      {field && (
        <a
          className="action action-quiet"
          href={placeOf(field)}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            onSeek(field)
          }}
        >
          {goTo}
        </a>
      )}
      {edit && (
        <a className="action action-quiet" href={editPath(edit.id)}>
          {texts.editInstead(edit.name)}
        </a>
      )}
      {page && (
        <a className="action action-quiet" href={listingPath(page)} target="_blank" rel="noopener">
          {texts.seePage}
        </a>
      )}
    </p>
  )
}

/** The sentence for the admin. */
export const NoteToAdmin = ({
  note,
  error,
  onNote,
}: {
  note: string
  error: string | undefined
  onNote: (note: string) => void
}) => (
  <TextArea
    name="noteToAdmin"
    label={texts.note}
    hint={texts.noteHint}
    error={error}
    optional
    rows={3}
    value={note}
    limit={LISTING_LIMITS.noteToAdmin}
    onChange={(event) => onNote(event.currentTarget.value)}
  />
)

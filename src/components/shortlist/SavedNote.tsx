import './SavedNote.css'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'

/** A note on a listing. `label` says who reads it, `about` is the listing's name, `state` whether the note is saved. */
export function SavedNote({
  label = texts.note,
  about,
  text,
  state,
  onType,
  onLeave,
}: {
  label?: string
  about: string
  text: string
  state: string
  onType: (text: string) => void
  onLeave: () => void
}) {
  return (
    <div className="saved-note">
      <label>
        <span>
          {label}
          <span className="visually-hidden">: {about}</span>
        </span>
        <textarea
          rows={2}
          maxLength={SHORTLIST_LIMITS.note}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
      </label>
      <p role="status">{state}</p>
    </div>
  )
}

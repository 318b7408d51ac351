import './SavedNote.css'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'

/** A note that only its author reads. `about` is the listing's name; `state` says whether the note is saved. */
export function SavedNote({
  about,
  text,
  state,
  onType,
  onLeave,
}: {
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
          {texts.note}
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

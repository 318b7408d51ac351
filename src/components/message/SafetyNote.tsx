import '../ui/action.css'
import './MessageFields.css'
import { ASKED_ANYWAY, NEVER_ASKED } from '#language/report/texts-never-asked'

/** What the portal never asks for and, where a listing is meant, the way to report who does. */
export function SafetyNote({ onReport }: { onReport?: (() => void) | undefined }) {
  return (
    <p className="muted safety-note">
      {NEVER_ASKED}{' '}
      {onReport && (
        <button className="text-link" type="button" onClick={onReport}>
          {ASKED_ANYWAY}
        </button>
      )}
    </p>
  )
}

import './dialogs.css'
import { CONTROL_TEXTS } from '#language/site/texts'
import { IconButton } from '../ui/Button.tsx'

/** The heading that names a dialog, and the sign that closes it. */
export function DialogHead({
  id,
  title,
  onClose,
}: {
  id: string
  title: string
  onClose: () => void
}) {
  return (
    <div className="listing-dialog-head">
      <h2 id={id}>{title}</h2>
      <IconButton label={CONTROL_TEXTS.close} onClick={onClose}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </IconButton>
    </div>
  )
}

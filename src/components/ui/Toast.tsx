import './Toast.css'
import { CONTROL_TEXTS } from '#language/site/texts'

/** `undo` reverts the action. */
type ToastAnnouncement = { tone: 'success' | 'error'; text: string; undo?: () => void }

/**
 * The outcome of the last action; it floats, so nothing moves. Keep it mounted while empty: only a change is announced.
 */
export function Toast({
  toast,
  onClose,
}: {
  toast: ToastAnnouncement | null
  onClose: () => void
}) {
  return (
    <div className="toast" data-tone={toast?.tone}>
      <p role="status">{toast?.tone === 'success' ? toast.text : ''}</p>
      <p role="alert">{toast?.tone === 'error' ? toast.text : ''}</p>
      {toast?.undo && (
        <button type="button" className="toast-undo" onClick={toast.undo}>
          {CONTROL_TEXTS.undo}
        </button>
      )}
      {toast && (
        <button type="button" aria-label={CONTROL_TEXTS.dismiss} onClick={onClose}>
          ×
        </button>
      )}
    </div>
  )
}

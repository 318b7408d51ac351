import './DeskHead.css'
import '../ui/Dialog.css'
import '../ui/check.css'
import { HELP_TEXTS as texts } from '#english/moderation/texts'
import { QuietButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** The effect of each key, and the switch that turns the keys off. */
export function HelpDialog({
  keys,
  open,
  on,
  onSwitch,
  onClose,
}: {
  /** Each key with what it does. */
  keys: readonly (readonly [key: string, does: string])[]
  open: boolean
  on: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}) {
  return (
    <Dialog open={open} titleId="help-title" onClose={onClose}>
      <h2 id="help-title">{texts.title}</h2>
      <dl className="help-keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className="desk-key">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} />{' '}
        {texts.on}
      </label>
      <div className="dialog-actions">
        <QuietButton onClick={onClose}>{texts.close}</QuietButton>
      </div>
    </Dialog>
  )
}

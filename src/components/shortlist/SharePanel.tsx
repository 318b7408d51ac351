import './SharePanel.css'
import '../ui/check.css'
import { useEffect, useRef } from 'react'
import { SHARE_TEXTS } from '#language/share/texts'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { whatsAppAddress } from '../../domain/share/rules.ts'
import { QuietButton } from '../ui/Button.tsx'

type Choice = { notes: boolean; name: boolean }

/** The link to a list: what it shows, the ways to pass it on, and its end. `address` is empty while there is none. */
export function SharePanel({
  address,
  choice,
  announcement,
  onChoose,
  onMake,
  onCopy,
  onEnd,
}: {
  address: string
  choice: Choice
  announcement: string
  onChoose: (choice: Partial<Choice>) => void
  onMake: () => void
  onCopy: () => void
  onEnd: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const make = useRef<HTMLButtonElement>(null)
  const before = useRef(address)
  // A press has replaced its own button.
  useEffect(() => {
    if (before.current === address) return
    const isMade = address !== '' && before.current === ''
    before.current = address
    if (isMade) field.current?.focus()
    else if (address === '') make.current?.focus()
  }, [address])
  const copy = () => {
    field.current?.select()
    onCopy()
  }
  return (
    <details className="share-list">
      <summary className="action action-quiet">{texts.share}</summary>
      <div className="share-body">
        <p className="muted">{texts.shareHint}</p>
        <label className="check">
          <input
            type="checkbox"
            checked={choice.notes}
            onChange={({ target }) => onChoose({ notes: target.checked })}
          />
          <span>{texts.withNotes}</span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={choice.name}
            onChange={({ target }) => onChoose({ name: target.checked })}
          />
          <span>{texts.withName}</span>
        </label>
        {address === '' ? (
          <div>
            <button ref={make} className="action action-main" type="button" onClick={onMake}>
              {texts.makeLink}
            </button>
          </div>
        ) : (
          <div className="share-made">
            <label>
              <span>{texts.link}</span>
              <input ref={field} type="text" readOnly value={address} />
            </label>
            <p className="share-ways">
              <a
                className="action action-main"
                href={whatsAppAddress(address)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {SHARE_TEXTS.byWhatsApp}
              </a>
              <QuietButton onClick={copy}>{texts.copy}</QuietButton>
              <QuietButton onClick={onEnd}>{texts.end}</QuietButton>
            </p>
          </div>
        )}
        <p className="muted" role="status">
          {announcement}
        </p>
      </div>
    </details>
  )
}

import './SharePanel.css'
import '../ui/check.css'
import { useEffect, useRef } from 'react'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { QuietButton } from '../ui/Button.tsx'
import { ShareWays } from './ShareWays.tsx'

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
          <ShareWays label={texts.link} address={address} field={field} onCopy={onCopy}>
            <QuietButton onClick={onEnd}>{texts.end}</QuietButton>
          </ShareWays>
        )}
        <p className="muted" role="status">
          {announcement}
        </p>
      </div>
    </details>
  )
}

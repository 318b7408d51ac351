import './SharePanel.css'
import { type ReactNode, type RefObject, useRef } from 'react'
import { SHARE_TEXTS } from '#language/share/texts'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { whatsAppAddress } from '../../domain/share/rules.ts'
import { QuietButton } from '../ui/Button.tsx'

/** An address to pass on: to read and copy, or to send. `message` is what WhatsApp sends; further ways are children. */
export function ShareWays({
  label,
  address,
  message = address,
  field,
  onCopy,
  children,
}: {
  label: string
  address: string
  message?: string
  /** Gets the field with the address. */
  field?: RefObject<HTMLInputElement | null>
  onCopy: () => void
  children?: ReactNode
}) {
  const own = useRef<HTMLInputElement>(null)
  const shown = field ?? own
  const copy = () => {
    shown.current?.select()
    onCopy()
  }
  return (
    <div className="share-made">
      <label>
        <span>{label}</span>
        <input ref={shown} type="text" readOnly value={address} />
      </label>
      <p className="share-ways">
        <a
          className="action action-main"
          href={whatsAppAddress(message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {SHARE_TEXTS.byWhatsApp}
        </a>
        <QuietButton onClick={copy}>{texts.copy}</QuietButton>
        {children}
      </p>
    </div>
  )
}

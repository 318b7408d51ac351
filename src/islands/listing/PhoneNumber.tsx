import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import {
  $phone,
  beginAsking,
  revealPhone,
  sendLink,
  toLogin,
} from '../../client/listing/phone.store.ts'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { CONTACT_TEXTS } from '../../domain/contact/texts.ts'
import { formatMobile, PHONE_TEXTS as SAY } from '../../domain/phone/texts.ts'
import { chatHref, phoneHref } from '../../domain/site/settings.ts'
import { type Asked, mountDialog } from './mount-dialog.tsx'

function PhoneDialog({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const { phase, number, whatsApp, error, link: mail } = useStore($phone)
  const hello = SAY.hello(asked.title, location.origin + listingPath(asked.listing))
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (phase === 'shown') link.current?.focus()
  }, [phase])
  return (
    <Dialog open titleId="phone-title" onClose={onClosed}>
      <DialogHead id="phone-title" title={SAY.title(asked.owner)} onClose={onClosed} />
      <div className="listing-dialog">
        {phase === 'signed out' && (
          <>
            <p id="phone-steps">{SAY.stepsTitle}</p>
            <ol className="phone-steps" aria-labelledby="phone-steps">
              {Object.values(SAY.steps).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <button className="action action-main" type="button" onClick={toLogin}>
              {SAY.logIn}
            </button>
          </>
        )}
        {phase === 'shown' && (
          <>
            <a className="phone-number" href={phoneHref(formatMobile(number))} ref={link}>
              {formatMobile(number)}
            </a>
            {whatsApp && (
              <a
                className="action action-main"
                href={chatHref(formatMobile(number), hello)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {SAY.writeOnWhatsApp}
              </a>
            )}
            <p className="muted">{SAY.hint}</p>
          </>
        )}
        {(phase === 'open' || phase === 'busy') && (
          <>
            <p>
              {SAY.needs} {SAY.consent} <a href={PATHS.privacy}>{CONTACT_TEXTS.privacyLink}</a>
            </p>
            {error && (
              <Alert
                ways={
                  mail && (
                    <QuietButton onClick={() => void sendLink()}>
                      {mail === 'sending' ? SAY.sending : SAY.sendLink}
                    </QuietButton>
                  )
                }
              >
                <p>{error}</p>
              </Alert>
            )}
            <Status tone="success">{mail === 'sent' && SAY.linkSent}</Status>
            <SubmitButton
              type="button"
              busy={phase === 'busy'}
              busyText={SAY.busy}
              onClick={() => void revealPhone(asked.listing)}
            >
              {SAY.agree}
            </SubmitButton>
          </>
        )}
      </div>
    </Dialog>
  )
}

/**
 * Asks a signed-in visitor to agree, and then shows the owner's number. Tells a signed-out one first what it takes.
 */
export async function openPhone(asked: Asked, opener: HTMLElement): Promise<void> {
  if (await beginAsking())
    mountDialog(opener, (close) => <PhoneDialog asked={asked} onClosed={close} />)
}

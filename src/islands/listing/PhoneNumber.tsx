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
import { CONTACT_TEXTS } from '#language/contact/texts'
import { formatMobile, PHONE_TEXTS as texts } from '#language/phone/texts'
import { chatHref, phoneHref } from '../../domain/site/settings.ts'
import { type Asked, mountDialog } from './mount-dialog.tsx'

function PhoneDialog({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const { phase, number, whatsApp, error, link: mail } = useStore($phone)
  const hello = texts.hello(asked.title, location.origin + listingPath(asked.listing))
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (phase === 'shown') link.current?.focus()
  }, [phase])
  return (
    <Dialog open titleId="phone-title" onClose={onClosed}>
      <DialogHead id="phone-title" title={texts.title(asked.owner)} onClose={onClosed} />
      <div className="listing-dialog">
        {phase === 'signed out' && (
          <>
            <p id="phone-steps">{texts.stepsTitle}</p>
            <ol className="phone-steps" aria-labelledby="phone-steps">
              {Object.values(texts.steps).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <button className="action action-main" type="button" onClick={toLogin}>
              {texts.logIn}
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
                {texts.writeOnWhatsApp}
              </a>
            )}
            <p className="muted">{texts.hint}</p>
          </>
        )}
        {(phase === 'open' || phase === 'busy') && (
          <>
            <p>
              {texts.needs} {texts.consent} <a href={PATHS.privacy}>{CONTACT_TEXTS.privacyLink}</a>
            </p>
            {error && (
              <Alert
                ways={
                  mail && (
                    <QuietButton onClick={() => void sendLink()}>
                      {mail === 'sending' ? texts.sending : texts.sendLink}
                    </QuietButton>
                  )
                }
              >
                <p>{error}</p>
              </Alert>
            )}
            <Status tone="success">{mail === 'sent' && texts.linkSent}</Status>
            <SubmitButton
              type="button"
              busy={phase === 'busy'}
              busyText={texts.busy}
              onClick={() => void revealPhone(asked.listing)}
            >
              {texts.agree}
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

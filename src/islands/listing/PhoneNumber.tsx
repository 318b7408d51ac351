import '../../components/listing/dialogs.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { PHONE_TEXTS as texts } from '#language/phone/texts'
import { linkForm } from '../../client/account/confirm.store.ts'
import {
  $isSignedOut,
  $phone,
  $unconfirmed,
  beginAsking,
  confirmedForm,
  revealForm,
  toLogin,
} from '../../client/listing/phone.store.ts'
import { isMessagesOnly } from '../../client/listing/still-offered.ts'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { SafetyNote } from '../../components/message/SafetyNote.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { shownNumber, wholeNumber } from '../../domain/phone/shown.ts'
import { chatHref, phoneHref } from '../../domain/site/settings.ts'
import { type Asked, mountDialog } from './mount-dialog.tsx'
import { reportInstead } from './report-instead.ts'

/** What is left to do before the visitor can agree to anything. */
function Unconfirmed({ email }: { email: string }) {
  const confirmed = useStore(confirmedForm.$form)
  const mail = useStore(linkForm.$form)
  const error = confirmed.errors._ ?? mail.errors._
  return (
    <>
      <p>{texts.oneLeft(email)}</p>
      {error && (
        <Alert>
          <p>{error}</p>
        </Alert>
      )}
      <Status tone="success">{mail.phase === 'done' && texts.linkSent}</Status>
      <SubmitButton
        type="button"
        busy={confirmed.phase === 'busy'}
        busyText={texts.checking}
        onClick={() => void confirmedForm.submit()}
      >
        {texts.confirmed}
      </SubmitButton>
      <QuietButton onClick={() => void linkForm.submit()}>
        {mail.phase === 'busy' ? texts.sending : texts.sendLink}
      </QuietButton>
    </>
  )
}

function PhoneDialog({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const isSignedOut = useStore($isSignedOut)
  const phone = useStore($phone)
  const reveal = useStore(revealForm.$form)
  const unconfirmed = useStore($unconfirmed)
  const error = reveal.errors._
  const hello = texts.hello(asked.title, location.origin + listingPath(asked.listing))
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (phone) link.current?.focus()
  }, [phone])
  return (
    <Dialog open titleId="phone-title" onClose={onClosed}>
      <DialogHead id="phone-title" title={texts.title(asked.owner)} onClose={onClosed} />
      <div className="listing-dialog">
        {isSignedOut && (
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
        {phone && (
          <>
            <a className="phone-number" href={phoneHref(wholeNumber(phone.number))} ref={link}>
              {shownNumber(phone.number)}
            </a>
            {phone.whatsApp && (
              <a
                className="action action-main"
                href={chatHref(wholeNumber(phone.number), hello)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {texts.writeOnWhatsApp}
              </a>
            )}
            <p className="muted">{texts.hint}</p>
          </>
        )}
        {unconfirmed && !phone && <Unconfirmed email={unconfirmed} />}
        {!isSignedOut && !unconfirmed && !phone && (
          <>
            <p>
              {texts.consent} <a href={PATHS.privacy}>{CONTACT_TEXTS.privacyLink}</a>
            </p>
            {error && (
              <Alert>
                <p>{error}</p>
              </Alert>
            )}
            <SubmitButton
              type="button"
              busy={reveal.phase === 'busy'}
              busyText={texts.busy}
              onClick={() => void revealForm.submit()}
            >
              {texts.agree}
            </SubmitButton>
          </>
        )}
        <SafetyNote onReport={reportInstead(onClosed)} />
      </div>
    </Dialog>
  )
}

/** Tells a page that was built before the poster chose to be written to only what a page of today says. */
function withhold(opener: HTMLElement): void {
  opener.textContent = texts.withheld
  const line = opener.closest('aangan-owner-panel')?.querySelector('.owner-free')
  if (line) line.textContent = texts.messagesOnly
}

/**
 * Asks a signed-in visitor to agree, and then shows the owner's number. Tells a signed-out one first what it takes.
 */
export async function openPhone(asked: Asked, opener: HTMLElement): Promise<void> {
  if (await beginAsking(asked.listing))
    mountDialog(opener, (close) => <PhoneDialog asked={asked} onClosed={close} />)
  else if (await isMessagesOnly(asked.listing)) withhold(opener)
}

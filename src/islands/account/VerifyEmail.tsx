import { useEffect, useState } from 'react'
import { FORGOT_TEXTS, VERIFY_TEXTS as texts } from '#language/account/texts-security'
import { verifyForm } from '../../client/account/recover.store.ts'
import { readHint } from '../../client/account/session-hint.ts'
import { pathOfNumberAsked } from '../../client/listing/number-asked.ts'
import { viewed } from '../../client/listing/viewed-list.ts'
import { CurrentPassword, PasswordOwner } from '../../components/account/PasswordFields.tsx'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { useForm } from '../lib/use-form.ts'
import { LinkForm } from './LinkForm.tsx'

const profile = { href: PATHS.profile, text: texts.toProfile }

/** Back to the number that waits for a confirmed address, or to the listing that this device viewed last. */
function wayBack() {
  const number = pathOfNumberAsked()
  if (number) return { href: number, text: texts.toNumber }
  const [listing] = viewed()
  return listing === undefined ? undefined : { href: listingPath(listing), text: texts.toViewed }
}

/**
 * Confirms an address through the link of a mail. It needs a press, because mail programs open links by themselves. If
 * the browser is not signed in to the account, it asks for the password.
 */
export function VerifyEmail() {
  const form = useForm(verifyForm)
  const { errors } = form.state
  const [asks, setAsks] = useState(false)
  const [last, setLast] = useState<{ href: string; text: string }>()
  useEffect(() => {
    setAsks(readHint() === null)
    setLast(wayBack())
  }, [])
  const { currentPassword } = errors
  useEffect(() => {
    if (currentPassword) setAsks(true)
  }, [currentPassword])
  return (
    <LinkForm
      form={form}
      words={texts}
      then={last ?? profile}
      again={{ href: PATHS.profile, text: texts.askAgain }}
      back={last && profile}
    >
      <p>{asks ? texts.password : texts.intro}</p>
      {asks && (
        <>
          <PasswordOwner />
          <CurrentPassword errors={errors} />
          <p className="muted">{texts.notMine}</p>
          <p>
            <a className="text-link" href={PATHS.forgotPassword}>
              {FORGOT_TEXTS.title}
            </a>
          </p>
        </>
      )}
    </LinkForm>
  )
}

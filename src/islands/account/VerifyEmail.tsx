import { useEffect, useState } from 'react'
import { verifyForm } from '../../client/account/recover.store.ts'
import { readHint } from '../../client/account/session-hint.ts'
import { viewed } from '../../client/listing/viewed-list.ts'
import { CurrentPassword, PasswordOwner } from '../../components/account/PasswordFields.tsx'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { FORGOT_TEXTS, VERIFY_TEXTS as texts } from '#language/account/texts-security'
import { useForm } from '../lib/use-form.ts'
import { LinkForm } from './LinkForm.tsx'

/**
 * Confirms an address through the link of a mail. It needs a press, because mail programs open links by themselves. If
 * the browser is not signed in to the account, it asks for the password.
 */
export function VerifyEmail() {
  const form = useForm(verifyForm)
  const { errors } = form.state
  const [asks, setAsks] = useState(false)
  const [last, setLast] = useState<string>()
  useEffect(() => {
    setAsks(readHint() === null)
    setLast(viewed()[0])
  }, [])
  const { currentPassword } = errors
  useEffect(() => {
    if (currentPassword) setAsks(true)
  }, [currentPassword])
  return (
    <LinkForm
      form={form}
      words={texts}
      then={{ href: PATHS.profile, text: texts.toProfile }}
      again={{ href: PATHS.profile, text: texts.askAgain }}
      back={last === undefined ? undefined : { href: listingPath(last), text: texts.toViewed }}
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

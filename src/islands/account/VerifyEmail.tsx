import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { verifyForm } from '../../client/account/recover.store.ts'
import { readHint } from '../../client/account/session-hint.ts'
import { lastViewedPath } from '../../client/listing/viewed-list.ts'
import { CurrentPassword, PasswordOwner } from '../../components/account/PasswordFields.tsx'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { FORGOT_TEXTS, VERIFY_TEXTS as texts } from '#language/account/texts-security'
import { LinkForm } from './LinkForm.tsx'

/**
 * Confirms an address through the link of a mail. It needs a press, because mail programs open links by themselves. If
 * the browser is not signed in to the account, it asks for the password.
 */
export function VerifyEmail() {
  const state = useStore(verifyForm.$form, { ssr: 'initial' })
  const [asks, setAsks] = useState(false)
  const [viewed, setViewed] = useState<string | null>(null)
  useEffect(() => {
    setAsks(readHint() === null)
    setViewed(lastViewedPath())
  }, [])
  const { currentPassword } = state.errors
  useEffect(() => {
    if (currentPassword) setAsks(true)
  }, [currentPassword])
  return (
    <LinkForm
      state={state}
      words={texts}
      then={{ href: PATHS.profile, text: texts.toProfile }}
      again={{ href: PATHS.profile, text: texts.askAgain }}
      back={viewed === null ? undefined : { href: viewed, text: texts.toViewed }}
      onSubmit={(form) => void verifyForm.submit(form)}
    >
      {state.errors._ ? (
        <Alert>{state.errors._}</Alert>
      ) : (
        <ErrorSummary errors={state.errors} attempt={state.attempt} />
      )}
      <p>{asks ? texts.password : texts.intro}</p>
      {asks && (
        <>
          <PasswordOwner />
          <CurrentPassword errors={state.errors} />
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

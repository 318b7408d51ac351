import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { wakeForm } from '../client/account-early-submit.ts'
import { linkToken, verifyForm } from '../client/recover.store.ts'
import { SubmitButton } from '../components/ui/Button.tsx'
import { Alert, Status } from '../components/ui/Notice.tsx'
import { PATHS } from '../contract/paths.ts'
import { LINK_MESSAGES, VERIFY_WORDS as WORDS } from '../domain/account/security-messages.ts'

/** Confirms an address by the link of a mail. A press, since mail programs look at links before people do. */
export function VerifyEmail() {
  const { phase, errors, refused } = useStore(verifyForm.$form, { ssr: 'initial' })
  // Only the browser knows the address' fragment.
  const [complete, setComplete] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    setComplete(linkToken() !== '')
    wakeForm(form.current)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void verifyForm.submit(new FormData())
  }
  if (phase === 'done')
    return (
      <div className="account-done">
        <Status tone="success">{WORDS.done}</Status>
        <a className="action action-main" href={PATHS.profile}>{WORDS.toProfile}</a>
      </div>
    )
  if (!complete || refused === 'link_used_up' || errors.token)
    return (
      <Alert ways={<a className="action action-quiet" href={PATHS.profile}>{WORDS.askAgain}</a>}>
        <p>{complete ? LINK_MESSAGES.usedUp : LINK_MESSAGES.missing}</p>
      </Alert>
    )
  return (
    <form className="form account-form" ref={form} method="post" noValidate onSubmit={submit}>
      {errors._ && <Alert>{errors._}</Alert>}
      <p>{WORDS.intro}</p>
      <SubmitButton busy={phase === 'busy'} busyText={WORDS.busy}>{WORDS.submit}</SubmitButton>
    </form>
  )
}

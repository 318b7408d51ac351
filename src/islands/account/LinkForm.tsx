import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AnswerState } from '../../client/lib/answer-form.ts'
import { activateForm } from '../../client/lib/activate-form.ts'
import { linkToken } from '../../client/account/recover.store.ts'
import { SubmitButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { LINK_TEXTS } from '#language/account/texts-security'

type Way = { href: string; text: string }

/**
 * Part of an island: a form for the link of a mail, which works once. For an incomplete or used link it shows a
 * message, with a link to `again`. `back` is a second way on.
 */
export function LinkForm({
  state,
  words,
  then,
  again,
  back,
  onSubmit,
  children,
}: {
  state: AnswerState
  words: { submit: string; busy: string; done: string }
  then: Way
  again: Way
  back?: Way | undefined
  onSubmit: (form: FormData) => void
  children: ReactNode
}) {
  const { phase, errors, refused } = state
  // The server cannot see the fragment of the address.
  const [complete, setComplete] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    setComplete(linkToken() !== '')
    activateForm(form.current)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  if (phase === 'done')
    return (
      <div className="account-done">
        <Status tone="success">{words.done}</Status>
        <a className="action action-main" href={then.href}>
          {then.text}
        </a>
        {back && (
          <a className="action action-quiet" href={back.href}>
            {back.text}
          </a>
        )}
      </div>
    )
  if (!complete || refused === 'link_used_up' || errors.token)
    return (
      <Alert
        ways={
          <a className="action action-quiet" href={again.href}>
            {again.text}
          </a>
        }
      >
        <p>{complete ? LINK_TEXTS.usedUp : LINK_TEXTS.missing}</p>
      </Alert>
    )
  return (
    <form className="form account-form" ref={form} method="post" noValidate onSubmit={submit}>
      {children}
      <SubmitButton busy={phase === 'busy'} busyText={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  )
}

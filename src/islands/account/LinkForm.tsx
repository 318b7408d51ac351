import '../../components/account/account.css'
import { type ReactNode, useEffect, useState } from 'react'
import { LINK_TEXTS } from '#language/account/texts-security'
import { linkToken } from '../../client/account/recover.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import type { useForm } from '../lib/use-form.ts'

type Way = { href: string; text: string }

/**
 * Part of an island: a form for the link of a mail, which works once. For an incomplete or used link it shows a
 * message, with a link to `again`. `back` is a second way on.
 */
export function LinkForm({
  form,
  words,
  then,
  again,
  back,
  children,
}: {
  form: ReturnType<typeof useForm>
  words: { submit: string; busy: string; done: string }
  then: Way
  again: Way
  back?: Way | undefined
  children: ReactNode
}) {
  const { phase, errors, refused } = form.state
  // The server cannot see the fragment of the address.
  const [complete, setComplete] = useState(true)
  useEffect(() => setComplete(linkToken() !== ''), [])
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
    <Form {...form} className="account-form" submitText={words.submit} busyText={words.busy}>
      {children}
    </Form>
  )
}

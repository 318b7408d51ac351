import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { SECURITY_TEXTS as texts } from '#language/account/texts-security'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { PasswordOwner } from './PasswordFields.tsx'

/** A short form that opens in its section: summary of errors, fields, and the buttons to send and to cancel. */
export function AnswerFormFrame({
  state,
  submitText,
  onSubmit,
  onCancel,
  children,
}: {
  state: { phase: 'open' | 'busy' | 'done'; errors: FieldErrors; attempt: number }
  submitText: string
  onSubmit: (form: FormData) => void
  onCancel: () => void
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form className="form security-form" ref={form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={state.errors} attempt={state.attempt} />
      <PasswordOwner />
      {children}
      <div className="button-row">
        <SubmitButton busy={state.phase === 'busy'} busyText={texts.busy}>
          {submitText}
        </SubmitButton>
        <QuietButton onClick={onCancel}>{texts.cancel}</QuietButton>
      </div>
    </form>
  )
}

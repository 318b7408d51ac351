import './fields.css'
import '../ui/Dialog.css'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { SubmitButton } from '../ui/Button.tsx'
import { Status } from '../ui/Notice.tsx'
import { activate } from './activate.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

/**
 * A form: its errors, which take the focus after a failed submit, its fields, the message of a success, and the button.
 * Without a submit in `busy` and `done`. The fields may belong to the form instead of React, so that answers from
 * before hydration stay.
 */
export function Form({
  state: { phase, errors, attempt },
  onSubmit,
  submitText,
  busyText,
  children,
  className,
  intro,
  done,
  beside,
  inDialog = false,
  focusFirst = false,
  onReady,
  onTyped,
  labelledBy,
}: {
  state: { phase: 'open' | 'busy' | 'done'; errors: FieldErrors; attempt: number }
  onSubmit: (answers: FormData) => void
  /** Null if there is nothing to send any more. */
  submitText: string | null
  busyText: string
  children?: ReactNode
  className?: string
  /** Stands above the errors. */
  intro?: ReactNode
  /** The message of a success; omit it if the form is gone by then. */
  done?: ReactNode
  /** Other buttons in the row of the main one. */
  beside?: ReactNode
  /** The buttons stay visible in a low dialog. */
  inDialog?: boolean
  /** The first field takes the focus when the form appears: the button that opened the form is gone. */
  focusFirst?: boolean
  /** Called before a submit that was held back is sent. */
  onReady?: (form: HTMLFormElement) => void
  onTyped?: (answers: FormData) => void
  labelledBy?: string
}) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form appears once
  useEffect(() => {
    if (!form.current) return
    if (focusFirst)
      form.current.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus()
    onReady?.(form.current)
    activate(form.current)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  const button = submitText !== null && (
    <SubmitButton busy={phase !== 'open'} busyText={busyText}>
      {submitText}
    </SubmitButton>
  )
  return (
    <form
      className={className ? `form ${className}` : 'form'}
      ref={form}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onInput={onTyped && ((event) => onTyped(new FormData(event.currentTarget)))}
    >
      {intro}
      <ErrorSummary errors={errors} attempt={attempt} />
      {children}
      {done !== undefined && <Status tone="success">{done}</Status>}
      {beside || inDialog ? (
        <div className={inDialog ? 'dialog-actions' : 'button-row'}>
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
    </form>
  )
}

import './fields.css'
import { createContext, type ReactNode, useContext } from 'react'
import { FORM_TEXTS } from '#language/site/texts'
import { errorId, type FieldFrame, type FieldTexts, fieldId, hintId } from './field.ts'

/** Whether a heading asks what the only field below it answers: the label of that field is then read alone. */
export const AskedAbove = createContext(false)

const labelClass = (isAsked: boolean) => (isAsked ? 'field-label visually-hidden' : 'field-label')

/** Label, hint, one control, and the error text under it. */
export function Field({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const isAsked = useContext(AskedAbove)
  return (
    <div className="field" data-invalid={frame.error ? '' : undefined}>
      <label className={labelClass(isAsked)} htmlFor={fieldId(frame.name)}>
        {frame.label}{' '}
        {frame.optional && <span className="field-optional">{FORM_TEXTS.optional}</span>}
      </label>
      <FieldHint {...frame} />
      <AskedAbove value={false}>{children}</AskedAbove>
      {frame.asked}
      <FieldError {...frame} />
    </div>
  )
}

/** The same frame for several controls that answer one question. */
export function FieldGroup({
  children,
  describedBy,
  focusable,
  ...frame
}: FieldFrame & {
  describedBy?: string | undefined
  /** For a group without controls yet: the error summary can then focus the group itself. */
  focusable?: boolean
  children: ReactNode
}) {
  const isAsked = useContext(AskedAbove)
  const target = focusable ? { id: fieldId(frame.name), tabIndex: -1 } : {}
  return (
    <fieldset
      {...target}
      className="field"
      data-invalid={frame.error ? '' : undefined}
      aria-describedby={describedBy}
    >
      <legend className={labelClass(isAsked)}>
        {frame.label}{' '}
        {frame.optional && <span className="field-optional">{FORM_TEXTS.optional}</span>}
      </legend>
      <FieldHint {...frame} />
      <AskedAbove value={false}>{children}</AskedAbove>
      <FieldError {...frame} />
    </fieldset>
  )
}

export function FieldHint({ name, hint }: FieldTexts) {
  return hint ? (
    <p className="field-hint" id={hintId(name)}>
      {hint}
    </p>
  ) : null
}

export function FieldError({ name, error }: FieldTexts) {
  return error ? (
    <p className="field-error" id={errorId(name)}>
      <span className="visually-hidden">{FORM_TEXTS.error} </span>
      {error}
    </p>
  ) : null
}

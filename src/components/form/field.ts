import type { ReactNode } from 'react'

/** The parts that all fields of the kit share. `hint` stands below the label, `error` under the field. */
export type FieldFrame = {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A question about the answer, below the control. */
  asked?: ReactNode
  /** Adds "(optional)" to the label. */
  optional?: boolean
}

export type FieldTexts = Pick<FieldFrame, 'name' | 'hint' | 'error'>

/** The id of a field's control; an error summary links to it. */
export function fieldId(name: string): string {
  return `field-${name}`
}

const partId = (name: string, part: 'hint' | 'error' | 'reading' | 'asked') =>
  `${fieldId(name)}-${part}`

/** Ids of the texts around a field. */
export const hintId = (name: string) => partId(name, 'hint')
export const errorId = (name: string) => partId(name, 'error')
export const readingId = (name: string) => partId(name, 'reading')
export const askedId = (name: string) => partId(name, 'asked')

/** Returns the attributes that link the texts around a field to its control. */
export function descriptionProps({ name, hint, error }: FieldTexts, reading = false) {
  const ids = [hint && hintId(name), error && errorId(name), reading && readingId(name)].filter(
    Boolean,
  )
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

import { useEffect } from 'react'
import { TWO_STEP_TEXTS as texts } from '#language/account/texts-security'
import { fieldId } from '../form/field.ts'
import { TextField } from '../form/TextField.tsx'

const NAME = 'code'

/**
 * The code of an authenticator app; phones show a number pad. With `focused` the field takes the focus, because it
 * appears in a form in use.
 */
export function CodeField({
  error,
  hint = texts.codeHint,
  focused = false,
}: {
  error?: string | undefined
  hint?: string
  focused?: boolean
}) {
  useEffect(() => {
    if (focused) document.getElementById(fieldId(NAME))?.focus()
  }, [focused])
  return (
    <TextField
      name={NAME}
      label={texts.code}
      hint={hint}
      error={error}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}

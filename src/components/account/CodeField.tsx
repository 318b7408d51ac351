import { useEffect } from 'react'
import { TWO_STEP_TEXTS as WORDS } from '../../domain/account/texts-security.ts'
import { fieldId } from '../form/field.ts'
import { TextField } from '../form/TextField.tsx'

const NAME = 'code'

/** The code of an authenticator app; phones offer digits. `focused`: it has come while the form was in use, and is next. */
export function CodeField({
  error,
  hint = WORDS.codeHint,
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
      label={WORDS.code}
      hint={hint}
      error={error}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}

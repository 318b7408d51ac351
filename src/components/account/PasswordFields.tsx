import { SIGN_UP_TEXTS } from '#language/account/texts'
import { RESET_TEXTS, SECURITY_TEXTS } from '#language/account/texts-security'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { PasswordField } from '../form/PasswordField.tsx'

/** The user name, which password managers need beside a password field. */
export function PasswordOwner() {
  return <input type="text" name="username" autoComplete="username" hidden readOnly />
}

/** The current password, asked for again before a change of the account. */
export function CurrentPassword({ errors }: { errors: FieldErrors }) {
  return (
    <PasswordField
      name="currentPassword"
      label={SECURITY_TEXTS.currentPassword}
      autoComplete="current-password"
      required
      error={errors.currentPassword}
    />
  )
}

/** A new password, twice. */
export function NewPassword({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <PasswordField
        name="password"
        label={RESET_TEXTS.password}
        hint={SIGN_UP_TEXTS.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <PasswordField
        name="confirmPassword"
        label={RESET_TEXTS.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  )
}

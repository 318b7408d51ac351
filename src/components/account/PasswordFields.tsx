import { SIGN_UP_WORDS } from '../../domain/account/messages.ts'
import { RESET_WORDS, SECURITY_WORDS } from '../../domain/account/security-messages.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { PasswordField } from '../form/PasswordField.tsx'

/** For password managers, which look for whose password it is. */
export function PasswordOwner() {
  return <input type="text" name="username" autoComplete="username" hidden readOnly />
}

/** The password that is asked for again, before something of the account changes. */
export function CurrentPassword({ errors }: { errors: FieldErrors }) {
  return (
    <PasswordField
      name="currentPassword"
      label={SECURITY_WORDS.currentPassword}
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
        label={RESET_WORDS.password}
        hint={SIGN_UP_WORDS.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <PasswordField
        name="confirmPassword"
        label={RESET_WORDS.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  )
}

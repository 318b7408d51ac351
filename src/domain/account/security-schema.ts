import * as z from 'zod/mini'
import { LOGIN_RESULT_TEXTS, SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { LINK_TEXTS, TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { emailOr, plainCode } from './atoms.ts'
import { ACCOUNT_LIMITS as LIMITS, TWO_STEP } from './constants.ts'
import { passwordSchema, passwordsAgree } from './schema.ts'

export const currentPassword = z
  .string(LOGIN_RESULT_TEXTS.passwordMissing)
  .check(
    z.minLength(1, LOGIN_RESULT_TEXTS.passwordMissing),
    z.maxLength(LIMITS.passwordMax, SIGN_UP_RESULT_TEXTS.passwordLong),
  )
const confirmPassword = z.string(SIGN_UP_RESULT_TEXTS.passwordsDiffer)
/** The secret part of a link in a mail. */
const token = z.string(LINK_TEXTS.usedUp).check(z.regex(/^[a-z0-9]{32}$/, LINK_TEXTS.usedUp))
/** Six digits. */
const code = z.pipe(
  z.pipe(
    z
      .string(TWO_STEP_RESULT_TEXTS.codeMissing)
      .check(z.maxLength(LIMITS.code, TWO_STEP_RESULT_TEXTS.codeMissing)),
    z.transform(plainCode),
  ),
  z
    .string()
    .check(z.regex(new RegExp(`^[0-9]{${TWO_STEP.digits}}$`), TWO_STEP_RESULT_TEXTS.codeMissing)),
)

export const passwordChangeSchema = z
  .object({ currentPassword, password: passwordSchema, confirmPassword })
  .check(passwordsAgree)

export const resetAskSchema = z.object({ email: emailOr(SIGN_UP_RESULT_TEXTS.emailInvalid) })
export const resetSchema = z
  .object({ token, password: passwordSchema, confirmPassword })
  .check(passwordsAgree)
/** The password where the link is opened without a session of the account. */
export const verifySchema = z.object({ token, currentPassword: z.optional(currentPassword) })
export const twoStepSchema = z.object({ currentPassword, code })

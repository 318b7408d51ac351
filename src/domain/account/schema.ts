import * as z from 'zod/mini'
import { evenWithFieldErrors, requiredLine } from '../text/schema.ts'
import { emailOr, mobileOr } from './atoms.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { ACCOUNT_LIMITS as LIMITS, SIGN_UP_ROLES } from './constants.ts'
import { LOGIN_MESSAGES } from './login-messages.ts'
import { SIGN_UP_MESSAGES as SAY } from './messages.ts'

/** A password that is being chosen. */
export const passwordSchema = z.string(SAY.passwordShort).check(
  z.minLength(LIMITS.passwordMin, SAY.passwordShort),
  z.maxLength(LIMITS.passwordMax, SAY.passwordLong),
  z.refine((password) => !COMMON_PASSWORDS.has(password.toLowerCase()), SAY.passwordWeak),
)

/** For a form that asks for a new password twice. */
export const passwordsAgree = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: SAY.passwordsDiffer,
    path: ['confirmPassword'],
    when: evenWithFieldErrors,
  },
)

/** The sign-up form; errors come in the order of its fields. Admin cannot be chosen. */
export const signUpSchema = z
  .object({
    name: requiredLine(LIMITS.name, SAY.nameEmpty),
    mobileNumber: mobileOr(SAY.mobileInvalid),
    email: emailOr(SAY.emailInvalid),
    password: passwordSchema,
    confirmPassword: z.string(SAY.passwordsDiffer),
    role: z.enum(SIGN_UP_ROLES, SAY.roleMissing),
  })
  .check(passwordsAgree)

export const loginSchema = z.object({
  email: z.string(LOGIN_MESSAGES.emailMissing).check(
    z.trim(),
    z.minLength(1, LOGIN_MESSAGES.emailMissing),
    z.maxLength(LIMITS.email),
    // No account has an address with these, and Postgres cannot even compare some.
    z.regex(/^\P{C}*$/u, LOGIN_MESSAGES.refused),
  ),
  password: z
    .string(LOGIN_MESSAGES.passwordMissing)
    .check(z.minLength(1, LOGIN_MESSAGES.passwordMissing), z.maxLength(LIMITS.passwordMax)),
  /** Asked for after the right password, where two-step sign-in is on. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.code))),
})

export type SignUp = z.infer<typeof signUpSchema>

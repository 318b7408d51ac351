import * as z from 'zod/mini'
import { LOGIN_RESULT_TEXTS, SIGN_UP_RESULT_TEXTS as texts } from '#language/account/texts'
import { evenWithFieldErrors } from '../text/schema.ts'
import { emailOr, mobileOr } from './atoms.ts'
import { ACCOUNT_LIMITS as LIMITS, SIGN_UP_ROLES } from './constants.ts'
import { nameSchema } from './name.ts'

/** The most common passwords of six or more characters, refused as too weak. Compared in lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '123456 123456789 12345678 password qwerty123 qwerty1 111111 12345678910 1234567 1234567890 123123 000000 abc123 ' +
    'password1 password123 iloveyou qwerty 123321 654321 666666 121212 987654321 qwertyuiop 1q2w3e4r 1q2w3e4r5t ' +
    'admin123 administrator welcome welcome1 welcome123 monkey dragon letmein football baseball sunshine princess ' +
    'passw0rd p@ssw0rd p@ssword superman trustno1 whatever starwars michael shadow master jordan23 ashley bailey ' +
    'india123 india@123 bharat pass@123 password@123 admin@123 test123 test@123 abcd1234 abcdef a123456 aa123456 ' +
    '112233 555555 777777 888888 999999 222222 333333 444444 101010 123654 159753 147258 147258369 11111111 00000000 ' +
    '87654321 asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1qaz2wsx secret secret123 changeme default guest123 mustang ' +
    'krishna ganesh omsairam sairam jaimatadi hanuman lakshmi sachin cricket 786786 7867867 lovely iloveu hello123'
  ).split(' '),
)

/** A new password. */
export const passwordSchema = z.string(texts.passwordShort).check(
  z.minLength(LIMITS.passwordMin, texts.passwordShort),
  z.maxLength(LIMITS.passwordMax, { error: texts.passwordLong, abort: true }),
  z.refine((password) => !COMMON_PASSWORDS.has(password.toLowerCase()), texts.passwordWeak),
)

/** The check of a form that asks for a new password twice. */
export const passwordsAgree = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: texts.passwordsDiffer,
    path: ['confirmPassword'],
    when: evenWithFieldErrors,
  },
)

/** The sign-up form; errors come in the order of its fields. Admin cannot be chosen. */
export const signUpSchema = z
  .object({
    name: nameSchema,
    mobileNumber: mobileOr(texts.mobileInvalid),
    email: emailOr(texts.emailInvalid),
    password: passwordSchema,
    confirmPassword: z.string(texts.passwordsDiffer),
    role: z.enum(SIGN_UP_ROLES, texts.roleMissing),
  })
  .check(passwordsAgree)

export const loginSchema = z.object({
  email: z.string(LOGIN_RESULT_TEXTS.emailMissing).check(
    z.trim(),
    z.minLength(1, LOGIN_RESULT_TEXTS.emailMissing),
    z.maxLength(LIMITS.email, { abort: true }),
    // Accounts have ASCII addresses only. SQL folds some other letters to ASCII, which would count attempts separately.
    z.regex(/^[\x20-\x7e]*$/, LOGIN_RESULT_TEXTS.refused),
  ),
  password: z
    .string(LOGIN_RESULT_TEXTS.passwordMissing)
    .check(z.minLength(1, LOGIN_RESULT_TEXTS.passwordMissing), z.maxLength(LIMITS.passwordMax)),
  /** Asked for after the right password, where two-step sign-in is on. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.code))),
})

export type SignUp = z.infer<typeof signUpSchema>

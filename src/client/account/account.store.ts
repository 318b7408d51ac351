import { atom } from 'nanostores'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { createAccount } from '../../contract/account.ts'
import { afterLoginPath, keepNext, PATHS, safeNext } from '../../contract/paths.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { loginSchema, signUpSchema } from '../../domain/account/schema.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { errorsOf } from '../lib/sentence.ts'
import { refreshSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { forgetSignedUp, leaveSignedUp } from './signed-up.ts'

/** The order in which the errors of the sign-up form are shown. */
const SIGN_UP_FIELDS = ['name', 'mobileNumber', 'email', 'password', 'confirmPassword', 'role', '_']

/** Sorts the errors of the sign-up form by field. The schema reports the comparison of the passwords last. */
function inFieldOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  )
}

const nextOfPage = () => new URLSearchParams(location.search).get('next')

function redirect(path: string, afterMs: number): void {
  // Replaces the history entry: otherwise Back would open the form again, which sends a signed-in user forward.
  setTimeout(() => location.replace(path), afterMs)
}

export const signUpForm = createForm({
  check: (answers) => {
    const checked = validate(signUpSchema, answers)
    return checked.ok ? checked : { ok: false, fields: inFieldOrder(checked.fields) }
  },
  send: async (account) => {
    const made = await call(createAccount, { body: account })
    if (made.ok) leaveSignedUp(account.email)
    return made
  },
  explain: (failure) =>
    failure.code === 'email_taken'
      ? { email: SIGN_UP_RESULT_TEXTS.emailTaken }
      : inFieldOrder(
          errorsOf(failure, {
            failed: SIGN_UP_RESULT_TEXTS.failed,
            only: ['too_many_attempts'],
            cause: true,
          }),
        ),
  onDone: () => redirect(keepNext(PATHS.login, nextOfPage()), REDIRECT_MS.signUp),
})

/** The password was right, and the account also needs a code. */
export const $asksCode = atom(false)

export const loginForm = createForm({
  check: (answers) => {
    const checked = validate(loginSchema, answers)
    return checked.ok && $asksCode.get() && !checked.value.code
      ? { ok: false, fields: { code: TWO_STEP_RESULT_TEXTS.codeMissing } }
      : checked
  },
  send: async (answers) => {
    const result = await signIn(answers)
    if (!result.ok && result.fields) $asksCode.set(true)
    return result
  },
  // The question for the code is no error.
  explain: (failure) => failure.fields ?? errorsOf(failure),
  onDone: () => {
    forgetSignedUp()
    redirect(afterLoginPath(nextOfPage()), REDIRECT_MS.login)
  },
})

/** Sends a visitor who is already signed in to the page after the login. Returns a function that stops the watch. */
export function leaveWhenSignedIn(): () => void {
  const check = async () => {
    const user = await refreshSession()
    // A login that has just succeeded shows its own message and does its own redirect.
    if (user && loginForm.$form.get().phase === 'open') location.replace(safeNext(nextOfPage()))
  }
  const onShow = (event: PageTransitionEvent) => event.persisted && void check()
  void check()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

import { map } from 'nanostores'
import { createAccount } from '../../contract/account.ts'
import { afterLoginPath, keepNext, PATHS, safeNext } from '../../contract/paths.ts'
import type { Failure } from '../../contract/result.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { loginSchema, signUpSchema } from '../../domain/account/schema.ts'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { errorsOf } from '../lib/sentence.ts'
import { refreshSession } from './session.ts'
import { signIn } from './sign-in.ts'

/** `done`: the success message is shown, and the redirect to the next page has started. `attempt` counts submits. */
export type FormState = { phase: 'open' | 'busy' | 'done'; errors: FieldErrors; attempt: number }

const fresh = (): FormState => ({ phase: 'open', errors: {}, attempt: 0 })
export const $signUp = map<FormState>(fresh())
/** `asksCode`: the password was right, and the account also needs a code. */
export const $login = map<FormState & { refused: string | null; asksCode: boolean }>({
  ...fresh(),
  refused: null,
  asksCode: false,
})

/** The order in which answers are checked and errors are shown. */
const SIGN_UP_FIELDS = ['name', 'mobileNumber', 'email', 'password', 'confirmPassword', 'role', '_']

/** Sorts the errors of the sign-up form by field. The schema reports the comparison of the passwords last. */
function inFieldOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  )
}

/** The server's errors by field. The summary shows an error that belongs to no field. */
function serverErrors(failure: Failure): FieldErrors {
  if (failure.code === 'email_taken') return { email: SIGN_UP_RESULT_TEXTS.emailTaken }
  return inFieldOrder(
    errorsOf(failure, {
      failed: SIGN_UP_RESULT_TEXTS.failed,
      only: ['too_many_attempts'],
      cause: true,
    }),
  )
}

const nextOfPage = () => new URLSearchParams(location.search).get('next')

function redirect(path: string, afterMs: number): void {
  // Replaces the history entry: otherwise Back would open the form again, which sends a signed-in user forward.
  setTimeout(() => location.replace(path), afterMs)
}

/** Reads, checks and sends the sign-up form. */
export async function submitSignUp(form: FormData): Promise<void> {
  const { phase, attempt } = $signUp.get()
  if (phase !== 'open') return
  const checked = validate(signUpSchema, Object.fromEntries(form))
  if (!checked.ok)
    return $signUp.set({
      phase: 'open',
      errors: inFieldOrder(checked.fields),
      attempt: attempt + 1,
    })
  $signUp.set({ phase: 'busy', errors: {}, attempt: attempt + 1 })
  const result = await call(createAccount, { body: checked.value })
  if (!result.ok)
    return $signUp.set({ phase: 'open', errors: serverErrors(result), attempt: attempt + 1 })
  $signUp.setKey('phase', 'done')
  redirect(keepNext(PATHS.login, nextOfPage()), REDIRECT_MS.signUp)
}

/** Reads, checks and sends the login form. */
export async function submitLogin(form: FormData): Promise<void> {
  const { phase, attempt, asksCode } = $login.get()
  if (phase !== 'open') return
  const tried = { attempt: attempt + 1, refused: null, asksCode }
  const checked = validate(loginSchema, Object.fromEntries(form))
  if (!checked.ok) return $login.set({ ...tried, phase: 'open', errors: checked.fields })
  if (asksCode && !checked.value.code)
    return $login.set({
      ...tried,
      phase: 'open',
      errors: { code: TWO_STEP_RESULT_TEXTS.codeMissing },
    })
  $login.set({ ...tried, phase: 'busy', errors: {} })
  const result = await signIn(checked.value)
  if (!result.ok) {
    const errors: FieldErrors = result.code === 'wrong' ? { code: result.message } : {}
    return $login.set({
      ...tried,
      phase: 'open',
      errors,
      refused: result.code ? null : result.message,
      asksCode: asksCode || Boolean(result.code),
    })
  }
  $login.setKey('phase', 'done')
  redirect(afterLoginPath(nextOfPage()), REDIRECT_MS.login)
}

/** Sends a visitor who is already signed in to the page after the login. Returns a function that stops the watch. */
export function leaveWhenSignedIn(): () => void {
  const check = async () => {
    const user = await refreshSession()
    // A login that has just succeeded shows its own message and does its own redirect.
    if (user && $login.get().phase === 'open') location.replace(safeNext(nextOfPage()))
  }
  const onShow = (event: PageTransitionEvent) => event.persisted && void check()
  void check()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

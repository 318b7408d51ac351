import { map } from 'nanostores'
import { createAccount } from '../../contract/account.ts'
import { afterLoginPath, keepNext, PATHS, safeNext } from '../../contract/paths.ts'
import type { Failure } from '../../contract/result.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { SIGN_UP_RESULT_TEXTS } from '../../domain/account/texts.ts'
import { loginSchema, signUpSchema } from '../../domain/account/schema.ts'
import { TWO_STEP_RESULT_TEXTS } from '../../domain/account/texts-security.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { errorsOf } from '../lib/sentence.ts'
import { refreshSession } from './session.ts'
import { signIn } from './sign-in.ts'

/** `done`: the success message is shown and the way to the next page has begun. `attempt` counts submits. */
export type FormState = { phase: 'open' | 'busy' | 'done'; errors: FieldErrors; attempt: number }

const fresh = (): FormState => ({ phase: 'open', errors: {}, attempt: 0 })
export const $signUp = map<FormState>(fresh())
/** `asksCode`: the password was right, and the account asks for a code besides. */
export const $login = map<FormState & { refused: string | null; asksCode: boolean }>({
  ...fresh(),
  refused: null,
  asksCode: false,
})

/** In the order in which the answers are checked and shown. */
const SIGN_UP_FIELDS = ['name', 'mobileNumber', 'email', 'password', 'confirmPassword', 'role', '_']

/** The errors of the sign-up form in the order of its fields; the schema reports the comparison of the passwords last. */
function inFieldOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  )
}

/** What the server refused, by field; what belongs to none is said in the summary. */
function serverErrors(failure: Failure): FieldErrors {
  if (failure.code === 'email_taken') return { email: SIGN_UP_RESULT_TEXTS.emailTaken }
  return inFieldOrder(
    errorsOf(failure, { failed: SIGN_UP_RESULT_TEXTS.failed, only: ['too_many_attempts'] }),
  )
}

const nextOfPage = () => new URLSearchParams(location.search).get('next')

function goOn(path: string, afterMs: number): void {
  // Replaced, not added: Back from the next page must not lead to a form that sends the signed-in user on again.
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
  goOn(keepNext(PATHS.login, nextOfPage()), REDIRECT_MS.signUp)
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
  goOn(afterLoginPath(nextOfPage()), REDIRECT_MS.login)
}

/** Sends who is signed in already on to where the login would lead; returns what ends it. */
export function leaveWhenSignedIn(): () => void {
  const look = async () => {
    const user = await refreshSession()
    // A login that just succeeded has its own message and its own way on.
    if (user && $login.get().phase === 'open') location.replace(safeNext(nextOfPage()))
  }
  const onShow = (event: PageTransitionEvent) => event.persisted && void look()
  void look()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

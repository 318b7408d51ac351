import { LOGIN_MESSAGES } from '../../domain/account/login-messages.ts'
import { TWO_STEP_MESSAGES } from '../../domain/account/security-messages.ts'
import { FAVOURITES_ASKED } from '../../domain/site/constants.ts'
import { postAuth, refreshSession } from './session.ts'

/** `code` says that the password is right, and that the account asks for a code besides: none was sent, or a wrong one. */
export type SignInRefusal = { ok: false; message: string; code?: 'needed' | 'wrong' }

const CODE_REFUSALS: Readonly<Record<string, SignInRefusal>> = {
  'code-needed': { ok: false, code: 'needed', message: TWO_STEP_MESSAGES.codeNeeded },
  'code-wrong': { ok: false, code: 'wrong', message: TWO_STEP_MESSAGES.codeWrong },
}

/** Signs in; the message of a failure is ready to show. */
export async function signIn(form: {
  email: string
  password: string
  code?: string | undefined
}): Promise<{ ok: true } | SignInRefusal> {
  try {
    const { email, password, code: typed } = form
    const url = await postAuth('callback/credentials', {
      email,
      password,
      ...(typed ? { code: typed } : {}),
    })
    const code = url?.searchParams.get('code') ?? ''
    const minutes = /^wait-(\d+)$/.exec(code)?.[1]
    if (minutes) return { ok: false, message: LOGIN_MESSAGES.rateLimited(Number(minutes)) }
    if (!url || url.searchParams.has('error'))
      return (
        CODE_REFUSALS[code] ?? {
          ok: false,
          message: code ? LOGIN_MESSAGES.refused : LOGIN_MESSAGES.failed,
        }
      )
    await refreshSession()
    // The next page brings together what this device and the account have saved.
    sessionStorage.removeItem(FAVOURITES_ASKED)
    return { ok: true }
  } catch {
    return { ok: false, message: LOGIN_MESSAGES.failed }
  }
}

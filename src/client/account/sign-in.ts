import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { FAVOURITES_ASKED } from '../../domain/site/constants.ts'
import { postAuth, refreshSession } from './session.ts'

/** `code` means that the password is right, but the code of two-step sign-in is missing or wrong. */
export type SignInRefusal = { ok: false; message: string; code?: 'needed' | 'wrong' }

const CODE_REFUSALS: Readonly<Record<string, SignInRefusal>> = {
  'code-needed': { ok: false, code: 'needed', message: TWO_STEP_RESULT_TEXTS.codeNeeded },
  'code-wrong': { ok: false, code: 'wrong', message: TWO_STEP_RESULT_TEXTS.codeWrong },
}

/** Signs in. The message of a failure is ready to show. */
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
    if (minutes) return { ok: false, message: LOGIN_RESULT_TEXTS.rateLimited(Number(minutes)) }
    if (!url || url.searchParams.has('error'))
      return (
        CODE_REFUSALS[code] ?? {
          ok: false,
          message: code ? LOGIN_RESULT_TEXTS.refused : LOGIN_RESULT_TEXTS.failed,
        }
      )
    await refreshSession()
    // The next page merges the saved listings of this device and the account.
    sessionStorage.removeItem(FAVOURITES_ASKED)
    return { ok: true }
  } catch {
    return { ok: false, message: LOGIN_RESULT_TEXTS.failed }
  }
}

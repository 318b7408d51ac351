import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { tooOften } from '#language/text/texts'
import { type Failure, fail, ok, type Result } from '../../contract/result.ts'
import { HIDDEN_ASKED } from '../../domain/hidden/kept.ts'
import { FAVOURITES_ASKED } from '../../domain/site/constants.ts'
import { postAuth, refreshSession } from './session.ts'

/** Refusals after the right password, by the code of the answer: they have `fields`, which may name no error. */
const CODE_REFUSALS: Readonly<Record<string, Failure>> = {
  'code-needed': fail('invalid', { fields: {} }),
  'code-wrong': fail('invalid', { fields: { code: TWO_STEP_RESULT_TEXTS.codeWrong } }),
}

/** Signs in. The message of a failure is ready to show; it has `fields` if the account also needs a code. */
export async function signIn(form: {
  email: string
  password: string
  code?: string | undefined
}): Promise<Result<null>> {
  const failed = fail('internal', { message: LOGIN_RESULT_TEXTS.failed })
  try {
    const { email, password, code: typed } = form
    const url = await postAuth('callback/credentials', {
      email,
      password,
      ...(typed ? { code: typed } : {}),
    })
    const code = url?.searchParams.get('code') ?? ''
    const minutes = /^wait-(\d+)$/.exec(code)?.[1]
    if (minutes) return fail('too_many_attempts', { message: tooOften(Number(minutes)) })
    if (!url || url.searchParams.has('error'))
      return (
        CODE_REFUSALS[code] ??
        (code ? fail('invalid', { message: LOGIN_RESULT_TEXTS.refused }) : failed)
      )
    await refreshSession()
    // The next page merges the saved listings of this device and the account.
    sessionStorage.removeItem(FAVOURITES_ASKED)
    sessionStorage.removeItem(HIDDEN_ASKED)
    return ok(null)
  } catch {
    return failed
  }
}

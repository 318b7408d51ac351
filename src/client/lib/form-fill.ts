import { readProfile } from '../../contract/account.ts'
import { $session, knownSession } from '../account/session.ts'
import { readHint } from '../account/session-hint.ts'
import { call } from './api.ts'

/** Fills those named inputs of a form that are still empty. */
export function fillEmpty(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement) || input.value || !value) continue
    input.value = value
    // For what follows the text of this field. It does not bubble: nobody has typed.
    input.dispatchEvent(new Event('input'))
  }
}

/** Returns name, number and address of the signed-in user; nothing for anybody else. */
export async function ownContact(): Promise<
  Partial<Record<'name' | 'email' | 'mobileNumber', string>>
> {
  const user = $session.get() ?? (readHint() && (await knownSession()))
  if (!user) return {}
  const answer = await call(readProfile)
  const { name, email } = user
  return answer.ok ? { name, email, mobileNumber: answer.value.mobileNumber } : { name, email }
}

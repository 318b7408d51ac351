import { withPlainDigits } from './digits.ts'

const BETWEEN = String.raw`[\s().\-–]{0,2}`
/** An Indian mobile number, or a landline number with its area code, with any spacing. */
// No lookbehind: older phones do not support it, and the whole script would fail.
const PHONE = new RegExp(
  String.raw`(?:^|\D)(?:(?:(?:\+|00)?91|0)?${BETWEEN}[6-9](?:${BETWEEN}\d){9}|0${BETWEEN}[1-9](?:${BETWEEN}\d){9})(?!\d)`,
)
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u

/** Whether a public text contains a phone number or an e-mail address. */
export function hasContactDetails(text: string): boolean {
  return PHONE.test(withPlainDigits(text)) || EMAIL.test(text)
}

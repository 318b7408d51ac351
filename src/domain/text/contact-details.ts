const BETWEEN = String.raw`[\s().\-–]{0,2}`
/** An Indian mobile number, or a landline with its area code, however it is spaced. */
const PHONE = new RegExp(
  String.raw`(?<!\d)(?:(?:(?:\+|00)?91|0)?${BETWEEN}[6-9](?:${BETWEEN}\d){9}|0${BETWEEN}[1-9](?:${BETWEEN}\d){9})(?!\d)`,
)
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u

const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))

/** The text with the digits of every script as 0 to 9; each script has its ten in a row, from zero. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let before = 0
    while (isDigit(point - before - 1)) before += 1
    return String(before % 10)
  })
}

/** Whether a text that everybody reads names a phone number or an e-mail address. */
export function hasContactDetails(text: string): boolean {
  return PHONE.test(withPlainDigits(text)) || EMAIL.test(text)
}

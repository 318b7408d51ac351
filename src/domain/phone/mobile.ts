import { visible } from '../text/signs.ts'
import { readAbroad } from './abroad.ts'

const BETWEEN = /[\s\-.()[\]/_·]/g
/** What people write before and after a number: "Mob: 98765 43210", "98765 43210 (WhatsApp)". */
const SAID = new Set(
  (
    'tel telephone call calls calling contact mob mobile ph phone cell m wa whats whatsapp watsapp app no number num only and ' +
    'मो मोबाइल फोन फ़ोन कॉल संपर्क नंबर व्हाट्सएप व्हाट्सऐप व्हाट्सअप वाट्सएप वाट्सऐप पर और'
  ).split(' '),
)
const ASIDE = /[\s\-–—.,:;|/&+()[\]_·]+/
const saysPhone = (aside: string) =>
  aside
    .toLowerCase()
    .split(ASIDE)
    .every((word) => word === '' || SAID.has(word))
/** Mobile numbers begin with 6 to 9: a fixed line with its code is none, although it has as many digits. */
const WITH_CODE = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/

/** A written number without what may stand before and after it and between its digits. */
export function together(text: string): string {
  const written = visible(text)
  const begin = written.search(/[\d+]/)
  if (!/\d/.test(written)) return written.replace(BETWEEN, '')
  let end = written.length
  while (end > begin && !/\d/.test(written.charAt(end - 1))) end -= 1
  const [before, number] = [written.slice(0, begin), written.slice(begin, end)]
  const after = written.slice(end)
  return [saysPhone(before) ? '' : before, number, saysPhone(after) ? '' : after]
    .join('')
    .replace(BETWEEN, '')
}

/**
 * A mobile number as people write it, as it is stored: the ten digits of an Indian one, written with +91, 0091, 91 or 0
 * before it, with dots, brackets and blanks, or with the marks that contacts put around it; "+", code and digits of one
 * from abroad, written with "+" or "00" before the code. Ten digits that begin with 91 stay whole. Anything else is
 * returned as it was written, without what stands between its digits.
 */
export function readMobile(text: string): string {
  const digits = together(text)
  if (/^\d{10}$/.test(digits)) return digits
  return WITH_CODE.exec(digits)?.[1] ?? readAbroad(digits) ?? digits
}

/** Whether it has as many digits as an Indian mobile number, and begins as none does. */
export const seemsForeign = (text: string): boolean => /^[0-5]\d{9}$/.test(readMobile(text))

/** Stands in place of the code of a country that nobody has chosen yet. */
export const NOT_CHOSEN = '+?'

/** Whether a number is written with what is dialled before a country's code. */
export const writtenWithCode = (text: string): boolean => /^(?:\+|00)[\d?]/.test(together(text))

/** What was written for a number from abroad, with the code of the chosen country, or the mark that there is none. */
export const withCode = (text: string, code: string): string =>
  writtenWithCode(text) ? text : `${code ? `+${code}` : NOT_CHOSEN} ${text.trim()}`

import { dialledCode, readAbroad } from '../phone/abroad.ts'
import { visible } from '../text/signs.ts'

const BETWEEN = /[\s\-.()[\]/_·]/g
const SAID =
  /^(?:tel|call|contact|mob(?:ile)?|ph(?:one)?|m|wa|whats ?app|मो|मोबाइल|फोन|फ़ोन|कॉल|संपर्क|व्हाट्सएप|व्हाट्सऐप|व्हाट्सअप)(?:\.|:|\s|no)*(?=[+(\d])/i
/** Mobile numbers begin with 6 to 9: a fixed line with its code is none, although it has as many digits. */
const WITH_CODE = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/

const together = (text: string) => visible(text).replace(SAID, '').replace(BETWEEN, '')

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

/** The country's code with which a written number begins, after "+" or "00"; null without one. */
export const codeWritten = (text: string): string | null => dialledCode(together(text))

/** A written number without "+" and this code before it. */
export const withoutCode = (text: string, code: string): string =>
  visible(text).replace(
    new RegExp(String.raw`^[^\d+]*(?:\+|00)\D*${[...code].join(String.raw`\D*`)}[\s\-.)]*`),
    '',
  )

/** What stands in place of the code of a country that nobody has chosen yet. */
const NOT_CHOSEN = '?'

/** What was written for a number from abroad, with the code of the chosen country, or the mark that there is none. */
export const withCode = (text: string, code: string): string =>
  codeWritten(text) ? text : `+${code || NOT_CHOSEN} ${text.trim()}`

/** What was written for a number from abroad before it got that mark. */
export const withoutMark = (text: string): string => text.replace(/^\+\?\s*/, '')

/** Whether a number that was read is one from abroad whose country nobody has chosen. */
export const isWithoutCountry = (number: string): boolean => number.startsWith(`+${NOT_CHOSEN}`)

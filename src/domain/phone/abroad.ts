import { lazy } from '../text/lazy.ts'

/**
 * The codes of all countries but India, by how many digits a mobile number has after them, after the tables of
 * libphonenumber 9. Where a country has several lengths, the fewest and the most: new ranges are often in between.
 */
const CODES: Readonly<Record<string, string>> = {
  '4-7': '683 690',
  '5': '247 290 500 682',
  '5-7': '677',
  '6': '298 299 672 681 687',
  '6-7': '688',
  '6-9': '376 508',
  '6-10': '358',
  '7': '238 239 246 248 269 291 297 501 592 597 673 674 676 678 679 680 691 692 960',
  '7-8': '241 372 507 599 961',
  '7-9': '220 231 243 252 354 423',
  '7-10': '95 685',
  '7-13': '43',
  '8': '45 47 53 65 216 222 223 226 227 228 230 232 235 236 253 257 266 267 268 350 356 357 370 371 373 374 378 382 383 386 389 502 503 504 505 506 509 591 598 670 675 686 689 852 853 965 968 973 974 975 976 993',
  '8-9': '359 377 385 387 855',
  '8-10': '64 381',
  '9': '27 32 33 34 36 40 41 46 48 51 56 61 66 84 93 94 211 212 213 218 221 224 233 237 240 242 244 245 249 250 251 254 255 256 258 260 261 262 263 264 265 351 352 353 355 375 380 420 421 590 593 594 595 596 886 962 963 966 967 970 971 972 992 994 995 996 998',
  '9-10': '39 60 82 856',
  '9-11': '31',
  '9-12': '62',
  '10': '1 7 20 30 44 52 57 58 63 81 90 92 98 225 229 234 850 880 964 977',
  '10-11': '49 54 55',
  '11': '86',
}
/** In these countries a mobile number may begin with 0; elsewhere a 0 is dialled only within the country. */
const KEEP_NOUGHT = ['225', '226', '229', '241', '242', '992']

const lengths = lazy(
  () =>
    new Map(
      Object.entries(CODES).flatMap(([length, codes]) => {
        const [fewest = 0, most = fewest] = length.split('-').map(Number)
        return codes.split(' ').map((code) => [code, { fewest, most }] as const)
      }),
    ),
)

/** Only there does a mobile number begin with the digits of its country's own code: elsewhere that is written twice. */
const KEEP_CODE = '95'

/** The code of a country other than India with which digits begin; no code is the beginning of another. */
const codeOf = (digits: string): string | undefined =>
  [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => lengths().has(code))

/** What is dialled before a country's code. */
const DIALLED = /^(?:\+|00)(?=\d)/

/** The country's code after "+" or "00", India's included; null without one that exists. */
export function dialledCode(number: string): string | null {
  const digits = number.replace(DIALLED, '')
  if (digits === number) return null
  return digits.startsWith('91') ? '91' : (codeOf(digits) ?? null)
}

/**
 * A number from abroad as "+", the country's code and the digits of the number (E.164); null if it is none. It is
 * written with "+" or "00" before the code, and without what may stand between digits. A 0 that is dialled only within
 * the country is dropped, and so is a code that is written twice.
 */
export function readAbroad(number: string): string | null {
  const code = dialledCode(number)
  const length = lengths().get(code ?? '')
  if (!code || !length) return null
  const digits = number.replace(DIALLED, '').slice(code.length)
  const once = digits.startsWith(code) ? digits.slice(code.length) : ''
  const whole = [digits, digits.replace(/^0/, '')]
  const found = (code === KEEP_CODE ? [...whole, once] : [once, ...whole]).find(
    (rest) =>
      /^\d+$/.test(rest) &&
      rest.length >= length.fewest &&
      rest.length <= length.most &&
      (!rest.startsWith('0') || KEEP_NOUGHT.includes(code)),
  )
  return found === undefined ? null : `+${code}${found}`
}

/** Whether a number is stored as it should be: the ten digits of an Indian one, or E.164 of one from abroad. */
export const isMobile = (number: string): boolean =>
  /^\d{10}$/.test(number) || (number.startsWith('+') && readAbroad(number) === number)

import { withPlainDigits } from './digits.ts'

// One sign has many codes: a dash of Word is no hyphen, and a messenger puts marks around a number that nobody sees.
// This is the one place that says which signs are the same; whatever is compared is folded here first.

/**
 * What is written but not seen, for a class of a pattern: joiners, marks of direction, selectors of variants, fillers,
 * tags, and marks of annotations.
 */
export const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`
/** Blanks of every kind; the last one is an empty pattern of Braille. */
export const BLANKS = String.raw`\s\u0085\u2800`
/** Dashes of every kind, the sign for minus, and lines as long as a dash. */
export const DASHES = String.raw`\p{Pd}\u02d7\u2043\u207b\u208b\u2212\u2500\u2501\u23af\u2796\u30fc\uff70`

/** Rings and keycaps around a figure are no part of it. */
const unseen = /* @__PURE__ */ new RegExp(String.raw`[${UNSEEN}\p{Me}]`, 'gu')
const blanks = /* @__PURE__ */ new RegExp(`[${BLANKS}]+`, 'gu')
const dashes = /* @__PURE__ */ new RegExp(`[${DASHES}]`, 'gu')
const DASH = /* @__PURE__ */ new RegExp(`^[${DASHES}]$`, 'u')
const PLAIN = /^[\x20-\x7e]*$/

/** A joiner beside the sign of a vowel, a half letter or an Arabic letter, where it changes the shape of a word. */
const NEEDED = String.raw`(?![${UNSEEN}])[\p{M}\p{Script=Arabic}][\u200c\u200d]|[\u200c\u200d](?=(?![${UNSEEN}])\p{M})`
const needless = /* @__PURE__ */ new RegExp(`(${NEEDED})|[${UNSEEN}]`, 'gu')

/** A text to keep or to show, without what nobody sees; the joiners that Indian scripts need stay. */
export const withoutUnseen = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(needless, '$1')

/** What joins the parts of a picture, and chooses its colours. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d?|[\d#*]\ufe0f\u20e3/gu

/** Whether a text holds what nobody sees, other than in its pictures and where a script needs it. */
export function hidesSigns(text: string): boolean {
  const words = text.replace(pictures, '')
  return withoutUnseen(words) !== words
}

/** A text to keep, in one line with single blanks and without what nobody sees. */
export const inOneLine = (text: string): string =>
  withoutUnseen(text.normalize('NFC')).replace(blanks, ' ').trim()

/** A text with a hyphen for each dash. */
const withPlainDashes = (text: string): string => text.replace(dashes, '-')

/** The ones of those digits in rings that Unicode says nothing of; a nought in a ring stands elsewhere. */
const RINGED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a]
const withoutRings = (text: string): string =>
  text.replace(/[\u24f5-\u24ff\u2776-\u2793\u{1f10b}\u{1f10c}]/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const one = RINGED_ONES.findLast((first) => first <= point && point < first + 10)
    return String(one === undefined ? 0 : point - one + 1)
  })

/** A single sign as it is compared: raised and full-width ones are plain, and every dash is a hyphen. */
export const plainSign = (sign: string): string => (DASH.test(sign) ? '-' : sign.normalize('NFKC'))

/**
 * A text as it is compared: nothing unseen, one dash, the digits 0 to 9 for those of every script, and plain letters
 * for full-width, mathematical and circled ones. Lines stay lines.
 */
export const plainSigns = (text: string): string =>
  PLAIN.test(text)
    ? text
    : withPlainDigits(withoutRings(withPlainDashes(text.replace(unseen, '').normalize('NFKC'))))

/** The same in one line with single blanks. */
export const visible = (text: string): string => plainSigns(text).replace(blanks, ' ').trim()

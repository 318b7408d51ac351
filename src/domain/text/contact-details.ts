import { cutAtWord, withoutEnd } from './cut.ts'
import { withPlainDigits } from './digits.ts'
import { portalsNamed } from './portal-names.ts'

// No lookbehind in a pattern: older phones do not support it, and the whole script would fail. No pattern starts with a
// repetition either: it would search the rest of the text anew from each of the letters that it repeats.

const BETWEEN = String.raw`[\s().\-–*_~|•·#=]{0,2}`
/** An Indian mobile number, or a landline number with its area code, with any spacing. */
const PHONE = new RegExp(
  String.raw`(?:^|\D)(?:(?:(?:\+|00)?91|0)?${BETWEEN}[6-9](?:${BETWEEN}\d){9}|0${BETWEEN}[1-9](?:${BETWEEN}\d){9})(?!\d)`,
)
/** Ten single digits with anything but letters and digits between them. */
const APART = /(?:^|\D)[6-9](?:[^\p{L}\p{N}]{1,3}\d){9}(?!\d)/u
/** Before the @ one character is enough. */
const EMAIL = /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u

/** Replaces digits in circles, in keycaps and above the line as well. */
const withAllDigits = (text: string) =>
  withPlainDigits(text.replace(/\p{No}/gu, (digit) => digit.normalize('NFKC'))).replace(
    /[\uFE0F\u20E3]/g,
    '',
  )

/** Whether a public text contains a phone number or an e-mail address. */
export function hasContactDetails(text: string): boolean {
  const digits = withAllDigits(text)
  return PHONE.test(digits) || APART.test(digits) || EMAIL.test(text)
}

/** Where one may cut a text: at the end of a line or of a sentence, or at a mark between two of its parts. */
const PARTS = /[^\n;|•.!?]*[\n;|•.!?]*\s*/g

/** A text without the lines and sentences that contain contact details. */
export const withoutContactDetails = (text: string): string =>
  hasContactDetails(text)
    ? without(text.match(PARTS)?.filter((part) => !hasContactDetails(part)) ?? [])
    : text

/** Nothing is left where what remains would still make a number. */
const without = (parts: readonly string[]) => {
  const rest = parts.join('').trim()
  return hasContactDetails(rest) ? '' : rest
}

const ENDINGS =
  'com|in|net|org|co|ly|me|info|biz|xyz|io|app|link|site|online|shop|store|top|live|club|dev|ai|us|uk|cc|to|gg|tv|page|example'
// “H.No/12” is the number of a house.
const LINK = new RegExp(
  String.raw`://|www\.|[\p{L}\p{N}]\.(?:${ENDINGS})(?![\p{L}\p{N}])|\.(?!no/)\p{L}+/`,
  'iu',
)

/** Whether a text contains the address of a page, with or without its beginning. */
export function hasLink(text: string): boolean {
  return LINK.test(text.normalize('NFKC').replace(/[。｡]/g, '.'))
}

const DIGIT_NAMES = 'zero|one|two|three|four|five|six|seven|eight|nine'
const NAMED_DIGIT = new RegExp(String.raw`\b(?:${DIGIT_NAMES})\b`, 'gi')
const NAMED_STOP = new RegExp(
  String.raw`[\s([{]dot[\s)\]}]{1,3}(?:${ENDINGS})(?![\p{L}\p{N}])`,
  'iu',
)
const withNamedDigits = (text: string) =>
  text.replace(NAMED_DIGIT, (name) => String(DIGIT_NAMES.split('|').indexOf(name.toLowerCase())))

/** Whether a text may name a contact in words: "nine eight …", "a at b dot com", the address of a page. */
const mayNameContact = (text: string): boolean =>
  hasLink(text) || NAMED_STOP.test(text) || hasContactDetails(withNamedDigits(text))

/** A number in words has ten of them, with something between. */
const MOST_WORDS = 24

/** The fewest words of a text, one after the other, that name a contact. */
function contactsNamed(text: string): string[] {
  if (!mayNameContact(text)) return []
  const words = text.split(/\s+/).filter(Boolean)
  const found: string[] = []
  let from = 0
  for (let to = 1; to <= words.length; to += 1) {
    const said = (start: number) => words.slice(start, to).join(' ')
    let start = Math.max(from, to - MOST_WORDS)
    if (!mayNameContact(said(start))) continue
    while (start + 1 < to && mayNameContact(said(start + 1))) start += 1
    found.push(withoutEnd(said(start)))
    from = to
  }
  // Where only the line breaks make it one, the text says where to look.
  return found.length > 0 ? found : [cutAtWord(text)]
}

/** The words of a text that may name a way around the portal: a contact, a page, another portal. None: nothing does. */
export function waysAround(text: string): string[] {
  const contacts = contactsNamed(text)
  const portals = portalsNamed(text).filter(
    (name) => !contacts.some((contact) => contact.includes(name)),
  )
  return [...contacts, ...portals]
}

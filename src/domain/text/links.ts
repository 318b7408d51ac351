import { plainSigns } from './signs.ts'

// No lookbehind in a pattern: older phones do not support it, and the whole script would fail. No pattern starts with a
// repetition either: it would search the rest of the text anew from each of the letters that it repeats.

/** The most letters of a word that are quoted beside what was found in it. */
const MOST_QUOTED = 40

/** The words around a place of a text, from blank to blank. */
export function wordsAround(text: string, from: number, to: number): string {
  let [begin, end] = [from, to]
  while (begin > 0 && from - begin < MOST_QUOTED && !/\s/.test(text.charAt(begin - 1))) begin -= 1
  while (end < text.length && end - to < MOST_QUOTED && !/\s/.test(text.charAt(end))) end += 1
  return text.slice(begin, end)
}

export const ENDINGS =
  'com|in|net|org|co|ly|me|info|biz|xyz|io|app|link|site|online|shop|store|top|live|club|dev|ai|us|uk|cc|to|gg|tv|page|example'
/** Endings that are no word of a sentence, so that blanks and other signs may stand around their dot. */
const SURE_ENDINGS = 'com|net|org|xyz|कॉम'
const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const END = String.raw`(?![\p{L}\p{N}])`
// “H.No/12” is the number of a house, and “sq.ft/month” a unit.
const LINK = new RegExp(
  [
    String.raw`://|www\.|xn--|(?:^|[^\p{L}\p{N}])(?:https?|hxxps?|ftp)[:/]`,
    String.raw`[\p{L}\p{N}]\.(?:(?:${ENDINGS}|भारत|कॉम)${END}|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}]{2})`,
    String.raw`[\p{L}\p{N}](?:[·•‧∙⋅・]|\s{1,2}\.\s{0,2}|\s{1,2}(?:dot|डॉट|डाट)\s{1,2})(?:${SURE_ENDINGS})${END}`,
    String.raw`\.(?!(?:no|ft|yds?|m|mtrs?|rs|cr|lac)/)\p{L}+/`,
    String.raw`(?:^|[^\d.])(?=[\d.]*\d\d|[\d.]+[/:])${OCTET}(?:\.${OCTET}){3}(?!\.?\d)`,
  ].join('|'),
  'iu',
)
const LINKS = new RegExp(LINK.source, 'giu')
/** Letters one by one, with blanks between them. */
const SPACED = /(^|\s)((?:[\p{L}\p{N}.:/@]\s{1,2}){3,}[\p{L}\p{N}.:/@])(?=\s|$)/gu

/** A text for the search of addresses: folded, and with a dot for what stands for one. */
export const withPlainDots = (text: string): string =>
  plainSigns(text)
    .replace(/。/g, '.')
    .replace(/%2e/gi, '.')
    .replace(/\s?[([{]\s?(?:\.|dot|डॉट)\s?[)\]}]\s?/gi, '.')
    .replace(SPACED, (_, before: string, letters: string) => before + letters.replace(/\s/g, ''))

/** The words of a text with the addresses of pages, with or without their beginning. */
export function linksIn(text: string): string[] {
  const plain = withPlainDots(text)
  return [...plain.matchAll(LINKS)].map(({ 0: link, index }) =>
    wordsAround(plain, index + (/^\s/.test(link) ? 1 : 0), index + link.length),
  )
}

/** Whether a text contains the address of a page. */
export const hasLink = (text: string): boolean => LINK.test(withPlainDots(text))

/** A text with a sign in place of each address of a page. */
export function withoutLinks(text: string): string {
  if (!hasLink(text)) return text
  const rest = linksIn(text).reduce(
    (left, link) => (link ? left.replaceAll(link, '…') : left),
    withPlainDots(text),
  )
  // Words that come together once an address between them is gone might be another one.
  return hasLink(rest) ? '…' : rest
}

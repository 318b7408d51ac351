import { withPlainDigits } from '../text/digits.ts'
import { phonesIn, withoutOtherNumbers } from '../text/phones.ts'
import { withoutUnseen } from '../text/signs.ts'

// No pattern looks behind: older phones cannot read it. None begins with a repetition.

/** "1️⃣" is the number of an item; "👉" and "•" begin one. */
const KEYCAP = /\u20e3/g
const PICTURES = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/gu
const DENIAL = 'no'
/** A cross denies what stands beside it. */
const CROSSES = /[\u274c\u274e\u2717\u2718\u{1f6ab}]\ufe0f?/gu
const EMPHASIS = /([*_~])(?=[^\s*_~])([^*_~\n]{0,200}[^\s*_~])\1/g

/** A text of a messenger without bold marks, pictures and what nobody sees. Lines stay lines. */
export const withoutMarks = (text: string): string =>
  withoutUnseen(text.normalize('NFC'))
    .replace(KEYCAP, ')')
    .replace(CROSSES, ` ${DENIAL} `)
    .replace(PICTURES, ' ')
    .replace(EMPHASIS, '$2')

const NUMBER = String.raw`(?:[6-9]\d{9}|[6-9]\d{4}[ .-]\d{5}|[6-9]\d{3}[ .-]\d{3}[ .-]\d{3}|[6-9]\d{2}[ .-]\d{3}[ .-]\d{4}|[6-9]\d{3}[ .-]\d{6}|[6-9]\d{4}[x*]{5}|0\d{2,4}[ .-]\d{6,8})`
const PHONE = new RegExp(String.raw`(^|[^\d.,])((?:(?:\+|00)?91[ .-]?|0)?${NUMBER})(?!\d)`, 'giu')
/** "3BHK@1.2Cr" and "rent@25k.Call" are prices. */
const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}@(?!\d+(?:k|l|lacs?|lakhs?|crs?)\.)(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,63}(?![\p{L}\p{N}])/giu
const LINK = /(?:https?:\/\/|www\.)\S+|\b(?:wa\.me|bit\.ly|t\.me)\/\S+/giu
/** Only words with a capital letter are a name: "Call for price" has none. */
const PERSON =
  /(^|[^\p{L}])((?:[Cc]ontact(?: [Pp]erson)?|CONTACT|[Cc]all|CALL|[Rr]egards|[Tt]hanks|[Oo]wner(?:'s)?(?: [Nn]ame)?|[Bb]roker|[Dd]ealer|[Aa]gent|Mr|Mrs|Ms|Smt|Shri|Dr)\b[\s:.@,–-]{1,4})((?:\p{Lu}[\p{L}.]{0,30}(?: |(?=[^\p{L}.]|$))){1,4})/gu

/** What stands in for a thing left out, so that nothing before it belongs to what follows. */
const GAP = ' ; '

/** Where numbers stand: Indian ones however they are written, those of other countries behind their plus. */
function numbersIn(digits: string): [begin: number, end: number][] {
  const indian = [...digits.matchAll(PHONE)].map(({ index, 1: before = '', 2: number = '' }) => {
    const begin = index + before.length
    return [begin, begin + number.length] satisfies [number, number]
  })
  const abroad = phonesIn(withoutOtherNumbers(digits))
    .filter(({ from, sure }) => sure && digits[from - 1] === '+')
    .map(({ from, to }) => [from - 1, to] satisfies [number, number])
  return [...indian, ...abroad].toSorted(([one], [other]) => one - other)
}

/** A text without phone numbers, addresses and names of persons, which are never kept, and what was left out. */
export function withoutPersons(text: string): { text: string; leftOut: string[] } {
  const leftOut: string[] = []
  const note = (found: string) => {
    leftOut.push(found.trim())
    return GAP
  }
  const kept = text
    .replace(EMAIL, note)
    .replace(LINK, note)
    .replace(PERSON, (_, before: string, label: string, name: string) => {
      // "Owner: Ramesh" says who; that somebody is the owner is not kept either.
      note(`${label}${name}`)
      return `${before}${GAP}`
    })
  // Digits of other scripts are as long as ours, so places in both texts are the same.
  const digits = withPlainDigits(kept)
  let clean = ''
  let from = 0
  for (const [begin, end] of numbersIn(digits)) {
    if (begin < from) continue
    clean += kept.slice(from, begin) + note(kept.slice(begin, end))
    from = end
  }
  return { text: clean + kept.slice(from), leftOut }
}

/** Words that are cut short with a full stop, behind which the sentence goes on. */
const SHORT = new Set(
  'sq rs inr sec sect no nos approx appx ph st opp nr flr fl min max dep sec maint avl avail furn bldg apt apts extn ext ngr rd mtr mts mr mrs ms dr smt shri soc govt reg regd resi comm prop pvt ltd incl excl adv plot hno e.g i.e w.r.t cont tel mob co pt blk'.split(
    ' ',
  ),
)
/** Behind these a figure begins another sentence: "Rent. 25000" is one, "1.25 cr. 3 BHK" two. */
const UNITS =
  /^(?:cr|crs?|crores?|lakhs?|lacs?|l|k|karod|karor|hazar|sqft|sft|sf|ft|feet|gaj|yd|yards?|yrds?|bhk|pm|month|only|floor)$/i

/** The most letters of such a word. */
const MOST_OF_WORD = 12
/** Puts a mark that ends a part at the end of each sentence, but not behind a word that is cut short. */
export const withBreaks = (text: string): string =>
  text.replace(
    /[.!।॥…]+(?=\s+(?:(\p{Nd})|[\p{L}₹])|\s*$)/gu,
    (stop, digit: string | undefined, at: number) => {
      const before = text.slice(Math.max(0, at - MOST_OF_WORD), at)
      const [word = ''] = /[\p{L}\p{M}]*$/u.exec(before) ?? []
      const isUnit = word === '' ? /\p{Nd}$/u.test(before) : UNITS.test(word)
      const isShort =
        stop === '.' && !isUnit && (digit ? true : word.length < 2 || SHORT.has(word.toLowerCase()))
      return isShort ? stop : ' ;'
    },
  )

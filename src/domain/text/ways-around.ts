import { contactIn } from './contact-details.ts'
import { withoutEnd } from './cut.ts'
import { ENDINGS, linksIn, withPlainDots, wordsAround } from './links.ts'
import {
  FIGURES,
  type Figure,
  figuresIn,
  phonesIn,
  plainNumbers,
  withoutOtherNumbers,
} from './phones.ts'
import { portalsNamed } from './portal-names.ts'

/** How digits are named, from nought to nine. In Hindi, English words are written as they sound. */
const DIGIT_NAMES = [
  'zero|oh|jero|shunya|shoonya|sunya|शून्य|जीरो|ज़ीरो',
  'one|ek|एक|वन',
  'two|do|दो|टू',
  'three|teen|tin|तीन|थ्री',
  'four|char|chaar|चार|फोर|फ़ोर',
  'five|panch|paanch|पांच|पाँच|पान्च|फाइव|फ़ाइव',
  'six|chhe|che|chah|chhah|chhai|cheh|chhey|छह|छः|छ|छे|छै|सिक्स',
  'seven|saat|sat|सात|सेवन',
  'eight|aath|ath|aat|aanth|आठ|एट',
  'nine|nau|nao|naw|नौ|नाइन',
]
const TEENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|')
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|')
const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  dabal: 2,
  tripal: 3,
  डबल: 2,
  ट्रिपल: 3,
}
const DIGITS = new Map(
  DIGIT_NAMES.flatMap((names, digit) => names.split('|').map((name) => [name, String(digit)])),
)
/** Several names without blanks between them. */
const JOINED = new RegExp(
  [...DIGITS.keys()].toSorted((one, other) => other.length - one.length).join('|'),
  'g',
)
/** Letters that look like a digit beside digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  О: '0',
  о: '0',
  Ο: '0',
  ο: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
}
const LOOKS = Object.keys(LOOKALIKES).join('')
const ALL_LOOK = new RegExp(`^[${LOOKS}]{1,9}$`, 'u')
const BESIDE = new RegExp(String.raw`${FIGURES.source}|[\p{L}\p{M}]+|\|`, 'gu')

/** The digits that a word names; "" for tens that wait for their ones. */
function digitsOf(word: string): string | null {
  const known = DIGITS.get(word)
  if (known) return known
  const teen = TEENS.indexOf(word)
  if (teen >= 0) return String(10 + teen)
  const ten = TENS.indexOf(word)
  if (ten >= 0) return `${ten + 2}0`
  const joined = word.match(JOINED)
  return joined && joined.join('') === word ? joined.map((one) => DIGITS.get(one)).join('') : null
}

/** The digits that letters beside digits look like; the l of "65l" is a unit. */
function lookDigits(plain: string, typed: string, from: number, last?: Figure): string | null {
  if (!ALL_LOOK.test(typed)) return null
  const [length, gap] = last ? [last.digits.length, plain.slice(last.to, from)] : [0, '']
  const isBefore = /\d/.test(plain.charAt(from + typed.length))
  const isAfter = last !== undefined && gap === ''
  const isAlone = typed !== '|' && length > 0 && typed.length === 1 && /^[\s.,-]{1,2}$/.test(gap)
  const isWritten =
    typed.length > 1 || isAlone || length >= LEAST_BESIDE || (isBefore && isAfter && typed !== '|')
  return isWritten && (isBefore || isAfter || isAlone)
    ? [...typed].map((letter) => LOOKALIKES[letter]).join('')
    : null
}

/** The fewest digits beside which a single letter is one more. */
const LEAST_BESIDE = 5

/** The figures of a text with those that are named or written with letters that look like them. */
function figuresSaid(plain: string): Figure[] {
  const found: Figure[] = []
  let times = 1
  let timesFrom = -1
  let afterTen = false
  for (const { 0: typed, index: from } of plain.matchAll(BESIDE)) {
    const to = from + typed.length
    const word = typed.toLowerCase()
    const last = found.at(-1)
    const isNext = last?.to === from
    const isFigure = /^\d/.test(typed)
    const looks = lookDigits(plain, typed, from, last)
    const named = isFigure ? typed.replaceAll(',', '') : (looks ?? digitsOf(word))
    const repeated = TIMES[word]
    if (named === null) {
      times = repeated ?? 1
      timesFrom = from
      afterTen = false
      continue
    }
    const digits = named.length === 1 ? named.repeat(times) : named
    const begin = times > 1 ? timesFrom : from
    times = 1
    // "Ninety eight" is 98.
    const isOnes = afterTen && digits.length === 1 && last && from - last.to < 3 && digits !== '0'
    afterTen = TENS.includes(word)
    if (isOnes) {
      last.digits = last.digits.slice(0, -1) + digits
      last.to = to
    } else if (isNext && last) {
      last.digits += digits
      last.to = to
    } else found.push({ digits, from: begin, to, grouped: typed.includes(',') })
  }
  return found
}

const AND_THEN =
  'then|and|next|plus|dash|hyphen|space|dot|comma|followed|by|phir|fir|aur|baad|uske|ke|me|mein|फिर|और|बाद|उसके|में'
const LEADS_ON = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,4}(?:(?:${AND_THEN})[^\p{L}\p{N}]{1,4}){0,4}$`,
  'iu',
)
/** Words in which five digits and five more are told apart. */
const TELLS = /^(?:[^\p{L}\p{N}]{0,4}\p{L}[\p{L}\p{M}]{0,11}){1,5}[^\p{L}\p{N}]{1,4}$/u
const OF_AMOUNTS =
  /(?:^|[^\p{L}])(?:sq|ft|gaj|yards?|acres?|lakhs?|lacs?|crores?|cr|bhk|rent|deposit|price|rs|years?|months?|वर्ग|गज|फुट|लाख|करोड़|रुपये|किराया|साल|महीने)(?![\p{L}\p{M}])|₹/iu

/** Numbers that are named in words, written with letters, or told in two halves. */
function phonesSaid(plain: string): { from: number; to: number }[] {
  const figures = figuresIn(plain)
  const halves = figures.filter(({ digits }) => digits.length === 5 && !digits.endsWith('00'))
  return [
    ...phonesIn(plain, figures, (gap) => !/\p{L}/u.test(gap) || LEADS_ON.test(gap)),
    ...phonesIn(plain, figuresSaid(plain)),
    ...halves.flatMap((one, n) => {
      const other = halves[n + 1]
      if (!other || !/^[6-9]/.test(one.digits) || other.from - one.to > 40) return []
      const gap = plain.slice(one.to, other.from)
      return TELLS.test(`${gap} `) && !OF_AMOUNTS.test(gap)
        ? [{ from: one.from, to: other.to }]
        : []
    }),
  ]
}

const STOP = String.raw`[\s([{]{1,3}(?:dot|डॉट|डाट)[\s)\]}]{1,3}(?:${ENDINGS}|कॉम|इन)(?![\p{L}\p{M}\p{N}])`
const NETWORKS =
  'insta|instagram|telegram|snapchat|twitter|facebook|fb|ig|linkedin|youtube|इंस्टा|इंस्टाग्राम|टेलीग्राम|फेसबुक|यूट्यूब'
const MAILBOXES = 'yahoo|outlook|icloud|rediff|proton|याहू'
const BANKS =
  'ok(?:axis|sbi|icici|hdfcbank|bizaxis)|ybl|ibl|axl|apl|yapl|rapl|paytm|pt(?:axis|yes|hdfc|sbi)|upi|sbi|icici|hdfcbank|axisbank|axisb|kotak|idfcbank|fbl|barodampay|airtel|freecharge|jupiteraxis|fam|slice|naviaxis|waaxis|waicici|wahdfcbank|wasbi'
/** Words that name a way around the portal, each from its first group's end on. */
const NAMED = [
  // "ravi at gmail", "me (at) x dot in"
  String.raw`[\p{L}\p{N}._-]{1,40}(?:\s{0,2}[([{]\s?at\s?[)\]}]\s{0,2}|\s{1,2}(?:at(?:\s{1,2}the\s{1,2}rate)?|एट|ऐट)\s{1,2}|\s?@\s?)(?:gmail|${MAILBOXES}|hotmail|rediffmail|जीमेल)(?:${STOP})?`,
  String.raw`[\p{L}\p{N}._-]{1,40}\s{0,2}[([{]\s?at\s?[)\]}]\s{0,2}[\p{L}\p{N}-]{1,40}(?:${STOP})?`,
  String.raw`(?:gmail|g mail|hotmail|rediffmail|ymail|जीमेल|जी मेल)(?![\p{L}\p{M}])`,
  String.raw`[\p{L}\p{N}._-]{1,40}${STOP}`,
  String.raw`[\p{L}\p{N}._-]{1,40}\s{1,2}@\s{0,2}[\p{L}\p{N}-]{2,40}\s?\.\s?(?:${ENDINGS})(?![\p{L}\p{N}])`,
  String.raw`[\p{L}\p{N}._-]{1,40}@(?:${BANKS})(?![\p{L}\p{N}.])`,
  // "insta ravi_estates", "Telegram: ravi", "insta par ravi homes"
  String.raw`(?:${NETWORKS})(?:\s{0,2}(?:[:=@]|-\s)\s{0,2}|\s{1,2}(?:id|handle|page|par|pe|पर|आईडी)(?![\p{L}\p{M}])\s{0,2}[:=-]?\s{0,2})[\p{L}\p{M}\p{N}._]{2,40}`,
  String.raw`(?:${NETWORKS})\s{1,2}(?=[\p{L}\p{N}]{0,30}[._\d])[\p{L}\p{N}._]{3,40}[\p{L}\p{N}_]`,
  String.raw`(?:on|via|par|pe)\s{1,2}(?:${NETWORKS})(?![\p{L}\p{M}])`,
  String.raw`www\s{1,2}[\p{L}\p{N}-]{2,40}|[\p{L}\p{N}-]{2,40},(?:com|net|org)(?![\p{L}\p{N}])`,
  String.raw`(?:dm|pm|msg|message|ping|follow)\s{1,2}(?:me |us |us on |me on |on |par |pe ){0,2}(?:${NETWORKS})(?![\p{L}\p{M}])`,
]
/** A handle after its sign: in small letters, or with what no word has in it. "@4500", "@Rs" and "@Noida" are none. */
const HANDLE =
  /(^|[^\p{L}\p{N}._])(@(?=\p{L})(?!(?:sec|sector|[Rr][Ss]|INR|inr|rate|only|just|per|price|rent|the|sq)(?![a-z]))(?:[a-z][a-z\d._]{2,29}|[\p{L}\d]{1,20}[._][\p{L}\d._]{1,20}))/gu
const PATTERNS = NAMED.map((words) => new RegExp(String.raw`(^|[^\p{L}\p{N}._-])(${words})`, 'giu'))

/** Where a text names a contact in words: an address, a handle, an account for money. */
const namesIn = (plain: string) =>
  [...PATTERNS, HANDLE].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ index, 1: before = '', 2: said = '' }) => ({
      from: index + before.length,
      to: index + before.length + said.length,
    })),
  )

type Place = { from: number; to: number }
/** Places that overlap or touch as one. */
const joined = (places: readonly Place[]) =>
  places
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .reduce<Place[]>((all, { from, to }) => {
      const last = all.at(-1)
      if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
      else all.push({ from, to })
      return all
    }, [])

/** The words of a text that may name a way around the portal: a contact, a page, another portal. None: nothing does. */
export function waysAround(text: string): string[] {
  if (text.trim() === '') return []
  const plain = plainNumbers(text)
  const places = joined([...phonesSaid(withoutOtherNumbers(plain)), ...namesIn(plain)])
  const others = [contactIn(text), ...linksIn(text), ...portalsNamed(plain)]
  const said: string[] = []
  for (const one of [
    ...places.map(({ from, to }) => wordsAround(plain, from, to)),
    ...others.flatMap((other) => other ?? []),
  ]) {
    const quoted = withoutEnd(one.replace(/\s+/g, ' ').trim())
    if (!said.some((known) => known.includes(quoted) || withPlainDots(known).includes(quoted)))
      said.push(quoted)
    if (said.length === MOST_SAID) break
  }
  return said
}

/** Where a text is full of them, the first ones say enough. */
const MOST_SAID = 12

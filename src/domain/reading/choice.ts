import { shownValue } from '#language/listing/texts-values'
import { READING_TEXTS as texts } from '#language/reading/texts'
import { PROPERTY_AGES } from '../listing/constants.ts'
import type { FieldName } from '../listing/fields.ts'
import { lazy } from '../text/lazy.ts'
import { oneOf, type Reading, refused, taken } from './answer.ts'
import { deniedAt, pastDenial } from './denied.ts'
import { numberAt } from './number.ts'
import { roomsAt } from './rooms.ts'
import { filterWords } from './sentence-words.ts'
import {
  type Found,
  type Lexicon,
  lexicon,
  longest,
  type Token,
  tidy,
  tokensOf,
  wordAt,
} from './tokens.ts'
import { CHOICE_WORDS, deniedOption } from './words.ts'

const lexicons = new Map<string, Lexicon<readonly string[]>>()

function lexiconOf(field: FieldName, options: readonly string[]): Lexicon<readonly string[]> {
  const key = `${field}:${options.join('|')}`
  const known = lexicons.get(key)
  if (known) return known
  const made = lexicon<readonly string[]>([
    ...options.map(
      (option) => [`${option.replaceAll(';', ' ')};${shownValue(option)}`, [option]] as const,
    ),
    ...(CHOICE_WORDS[field] ?? []).map(
      ([words, meant]) => [words, meant.filter((one) => options.includes(one))] as const,
    ),
  ])
  lexicons.set(key, made)
  return made
}

/**
 * The options that a phrase at a place means. Where it denies one, the option that says so: "pets not allowed" never
 * allows them. None where the field has no such option.
 */
function readAt(
  field: FieldName,
  words: Lexicon<readonly string[]>,
  tokens: readonly Token[],
  at: number,
): Found<readonly string[]> | null {
  const begin = pastDenial(tokens, at)
  const whole = longest(words, tokens, at)
  const thing = begin === at ? whole : longest(words, tokens, begin)
  const denied = thing && deniedAt(tokens, begin, thing.end, words)
  // "Non negotiable" and "no bachelors" are phrases of their own.
  if (!denied || (whole && whole !== thing && whole.end >= denied.end)) return whole
  const instead = deniedOption(field, thing.meaning.length)
  const isSaid = instead && !thing.meaning.includes(instead)
  return { meaning: isSaid ? [instead] : [], end: denied.end }
}

/** Reads an answer that is one of a field's options, by its name or as people call it. Null if nothing was written. */
export function readChoice(
  field: FieldName,
  text: string,
  options: readonly string[],
): Reading<string> | null {
  const written = tidy(text)
  if (written === '') return null
  const tokens = tokensOf(written)
  const words = lexiconOf(field, options)
  let at = 0
  let meant = field === 'propertyAge' ? agesOf(tokens) : null
  if (meant) at = tokens.length
  while (at < tokens.length) {
    // "3 BHK flat" is a flat.
    const rooms = field === 'propertyType' ? roomsAt(tokens, at) : null
    const found = readAt(field, words, tokens, at)
    if (found && found.meaning.length > 0) {
      // Two parts of one answer, as in "Residential Apartment", name what both can be; "sale or rent" is either.
      const shared = meant?.filter((one) => found.meaning.includes(one)) ?? found.meaning
      const before = wordAt(tokens, at - 1)
      const isEither = OR.has(before) && (shared.length === 0 || before !== '/')
      const both: readonly string[] = isEither
        ? [...new Set([...(meant ?? []), ...found.meaning])]
        : shared
      if (meant && both.length === 0)
        return refused(texts.noChoice(written, options.map(shownValue)))
      meant = both
      at = found.end
    } else if (rooms) at = rooms.end
    else if (field === 'facingType' && longest(VIEWS(), tokens, at))
      at = longest(VIEWS(), tokens, at)?.end ?? at + 1
    else if (asideAt(field, tokens, at)) at = asideAt(field, tokens, at)?.end ?? at + 1
    else if (/^[(),/&:.-]$/.test(wordAt(tokens, at)) || isFiller(wordAt(tokens, at))) at += 1
    else return refused(texts.noChoice(written, options.map(shownValue)))
  }
  return (
    oneOf((meant ?? []).map((option) => taken(option, shownValue(option)))) ??
    refused(texts.noChoice(written, options.map(shownValue)))
  )
}

/** What a home looks out on beside the direction that it faces, which no field asks: "NE / Park". */
const VIEWS = lazy(() =>
  lexicon<true>([
    [
      'park; park facing; garden; garden facing; road; road facing; main road; green; greens; green facing; club; club facing; pool; pool facing; lawn; open; view; पार्क; सड़क; रोड; बगीचा',
      true,
    ],
  ]),
)

/** What people write in one cell with an answer, by the filters of a search that ask for it. */
const ASIDE: Partial<Record<FieldName, Readonly<Record<string, FieldName>>>> = {
  propertyType: { deal: 'listingType', furnishing: 'furnishing', category: 'propertyCategory' },
  listingType: { type: 'propertyType', category: 'propertyCategory' },
  bedrooms: { type: 'propertyType', furnishing: 'furnishing' },
  facingType: { corner: 'corner' },
}

/** The field of which words at a place of another one's answer speak: "Flat (Rent)", "Godown on rent". */
function asideAt(field: FieldName, tokens: readonly Token[], at: number): Found<FieldName> | null {
  const found = longest(filterWords(), tokens, at)
  const [facet] = Object.keys(found?.meaning ?? {})
  const other = facet && ASIDE[field]?.[facet]
  if (!found || !other || deniedAt(tokens, at, found.end, filterWords())) return null
  return { meaning: other, end: found.end }
}

/** What the answer to a field says of other fields, as it is written. */
export function answersBeside(field: FieldName, text: string): Partial<Record<FieldName, string>> {
  const written = tidy(text)
  const tokens = tokensOf(written)
  const said: Partial<Record<FieldName, string>> = {}
  const note = (name: FieldName, at: number, end: number) => {
    said[name] = written.slice(tokens[at]?.from, tokens[end - 1]?.to)
  }
  for (let at = 0; at < tokens.length; ) {
    const rooms = field === 'propertyType' ? roomsAt(tokens, at) : null
    const found = rooms ?? asideAt(field, tokens, at)
    if (rooms) note('bedrooms', at, rooms.end)
    else if (found) note(found.meaning as FieldName, at, found.end)
    at = found?.end ?? at + 1
  }
  return said
}

const isFiller = (word: string) => FILLERS.has(word) || OR.has(word)

const FILLERS = new Set([
  'for',
  'the',
  'a',
  'only',
  'type',
  'property',
  'city',
  'का',
  'के',
  'की',
  'ka',
  'ke',
  'ki',
  'में',
  'mein',
  'hai',
  'है',
  'liye',
  'लिए',
  'sirf',
  'koi',
  'कोई',
  'सिर्फ',
  'केवल',
  'u',
  'p',
  'up',
  'haryana',
])
/** What stands between two answers of which either is meant. */
const OR = new Set(['or', 'ya', 'या', '/'])

const YEARS = lazy(() =>
  lexicon<true>([
    [
      'year; years; yr; yrs; year old; years old; yr old; yrs old; saal; sal; saal purana; sal purana; साल; साल पुराना; वर्ष; वर्ष पुराना',
      true,
    ],
  ]),
)
/** The ages of a property that end at so many years, in the order of the options. */
const AGES = [0, 5, 10, 20, Number.POSITIVE_INFINITY]

/** "12 yrs old"; a number that ends one option and begins the next may be either. */
function agesOf(tokens: readonly Token[]): readonly string[] | null {
  const number = numberAt(tokens, 0)
  if (!number) return null
  const until = /^(?:-|to)$/.test(wordAt(tokens, number.end))
    ? numberAt(tokens, number.end + 1)
    : null
  const end = until?.end ?? number.end
  const years = longest(YEARS(), tokens, end)
  if ((years?.end ?? end) !== tokens.length) return null
  const [age = 0] = number.meaning
  const [last = age] = until?.meaning ?? []
  // More is the year in which it was built.
  if (last > 200) return null
  return PROPERTY_AGES.filter(
    (_, at) =>
      last <= (AGES[at] ?? 0) && age >= (AGES[at - 1] ?? 0) && (last > 0 ? at > 0 : at === 0),
  )
}

/** Reads several answers with separators between them; what is not among the options comes in `foreign`. */
export function readChoices(
  field: FieldName,
  text: string,
  options: readonly string[],
): { chosen: string[]; foreign: string[] } {
  const parts = text
    .split(/[,;|\n•]/)
    .map(tidy)
    .filter(Boolean)
  const readings = parts.map((part) => ({ part, reading: readChoice(field, part, options) }))
  return {
    chosen: [
      ...new Set(readings.flatMap(({ reading }) => (reading?.is === 'taken' ? reading.value : []))),
    ],
    foreign: readings.flatMap(({ part, reading }) => (reading?.is === 'taken' ? [] : part)),
  }
}

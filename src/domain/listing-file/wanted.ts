import {
  filterWords,
  lexicon,
  longest,
  moneyAt,
  roomsAt,
  type Token,
  tidy,
  tokensOf,
  wordAt,
} from '../reading/parts.ts'
import { lazy } from '../text/lazy.ts'

/** What somebody says who looks for a home: before or behind it, behind it alone, or with a budget. */
const WORDS = lazy(() =>
  lexicon<'before' | 'title' | 'beside' | 'behind' | 'budget'>([
    [
      'need; needs; want; wants; require; requires; seeking; searching; searching for; search for; in search of; look for; looking for; looking to buy; looking to rent; looking to purchase; looking to take; want to buy; want to purchase; want on rent; need to buy; need on rent; interested in buying; interested to buy',
      'before',
    ],
    ['requirement; requirements', 'title'],
    ['required; wanted; needed', 'beside'],
    ['chahiye; chaahiye; chahie; chaiye; chaahie; चाहिए; चाहिये; चाहिऐ', 'behind'],
    ['budget; बजट', 'budget'],
  ]),
)
const listed = (words: string) => new Set(words.split(' '))
/** Words of greeting and of haste, and those for whom a home is looked for. */
const OPENING = listed(
  'hi hello dear sir madam all guys friends members brokers bhai urgent urgently immediate immediately pls please kindly i we me my our a an one am is are has have genuine serious client clients buyer customer party tenant family someone कृपया मुझे हमें mujhe hame hamein',
)
/** Who looks for these offers a home. */
const TAKERS = listed(
  'to by sell sale family families bachelor bachelors tenant tenants kirayedar kirayadar buyer buyers client clients customer customers grahak log girls boys ladies investor investors broker brokers nahi nahin only sirf क्या परिवार फैमिली किरायेदार किराएदार ग्राहक लोग नहीं',
)
/** "Flat chahiye kya?", "flat chahiye to call karo" offer one. */
const OFFERING = listed('kya to toh ho क्या तो हो').add('?')
const ARTICLES = listed('a an one some any for in the : -')
const OF_BUDGET = listed('is of upto up to max maximum around approx : - = @ rs inr ₹ within under')

const isThing = (tokens: readonly Token[], at: number) =>
  roomsAt(tokens, at) !== null || 'type' in (longest(filterWords(), tokens, at)?.meaning ?? {})
/** The first place from one on whose word is none of these. */
const past = (tokens: readonly Token[], at: number, words: ReadonlySet<string>) => {
  const end = tokens.findIndex(({ text }, place) => place >= at && !words.has(text))
  return end < 0 ? tokens.length : end
}
/** Whether a home ends at most two words before a place. */
const isBehindThing = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 5), at)
    .some((_, back) => isThing(tokens, Math.max(0, at - 5) + back))

/** The word in a sentence that looks for a home. `isFirst`: nothing stands before it. */
function wantedAt(tokens: readonly Token[], at: number, isFirst: boolean): boolean {
  const found = longest(WORDS(), tokens, at)
  if (!found) return false
  const { meaning, end } = found
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, end)]
  if (meaning === 'behind') return !OFFERING.has(after) && !TAKERS.has(before)
  // "Family wanted for 2 BHK", "no brokerage required".
  if (meaning === 'beside' && (TAKERS.has(before) || wordAt(tokens, at - 2) === 'no')) return false
  // "Looking for a 3 BHK in Noida?" is what an offer begins with.
  if (TAKERS.has(after) || tokens.some(({ text }) => text === '?')) return false
  if (meaning === 'budget') return moneyAt(tokens, past(tokens, end, OF_BUDGET)) !== null
  const isOpening =
    isFirst && tokens.slice(0, at).every(({ kind, text }) => kind === 'sign' || OPENING.has(text))
  if (isOpening || isThing(tokens, past(tokens, end, ARTICLES))) return true
  return meaning === 'beside' && isBehindThing(tokens, at)
}

/** No pattern looks behind: older phones cannot read it. */
const SENTENCE = /[^\n;|?.!।]*(?:[.!।](?!\s)[^\n;|?.!।]*)*\??/gu
/** Characters of a text that are read for it. */
const MOST = 1000

/** The word by which a text looks for a home instead of offering one, as it was written. */
export function wantedWordIn(text: string): string {
  const sentences =
    text
      .slice(0, MOST)
      .match(SENTENCE)
      ?.filter((one) => one.trim() !== '') ?? []
  for (const [place, sentence] of sentences.entries()) {
    const tokens = tokensOf(tidy(sentence))
    const at = tokens.findIndex((_, one) => wantedAt(tokens, one, place === 0))
    if (at < 0) continue
    const end = longest(WORDS(), tokens, at)?.end ?? at + 1
    return tidy(sentence).slice(tokens[at]?.from, tokens[end - 1]?.to)
  }
  return ''
}

/** Whether a cell about the state of an offer says that a home is looked for. */
export function saysWanted(cell: string): boolean {
  const tokens = tokensOf(tidy(cell.slice(0, MOST))).filter(({ kind }) => kind !== 'sign')
  return tokens.length > 0 && longest(WORDS(), tokens, 0)?.end === tokens.length
}

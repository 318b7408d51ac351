import { tidy, tokensOf } from '../reading/parts.ts'
import { IDLE_IN_FACTS, NAME_ENDS, NO_NAMES } from './facts-words.ts'
import { isPerson } from './persons.ts'

/** With which the name of a firm ends, rather than that of a building. */
const FIRMS = new Set(
  'realty realtors realtor realestate estates properties property consultants consultancy consultant associates infra infratech developers developer builders builder constructions group enterprises solutions services housing homes brokers dealers investments co ltd limited pvt llp'.split(
    ' ',
  ),
)
/** Words of messages with a capital letter that name nothing. */
const NO_BUILDINGS = new Set(
  'grab now book miss limited units lowest today last few left hurry chance golden opportunity special festive diwali holi exclusive mandate authorised authorized channel partner partners team posted update updated list latest greetings namaste ji jai shri shree evening afternoon night day happy realty kindly regarding required wanted need serious buyers only no yes more info information wala bhai sab follow join group share forward'.split(
    ' ',
  ),
)
/** Words that say nothing at the beginning of a name, but may be a part of it. */
const WITHIN = new Set('the of at by one new view road high block phase sector'.split(' '))
const MOST_WORDS = 5
/** Whether each word of a text has a capital letter, as names of buildings, persons and firms have. */
export const isTitled = (text: string): boolean =>
  tokensOf(tidy(text)).every(({ kind, typed }) => kind !== 'word' || /^\p{Lu}/u.test(typed))

/**
 * Whether a line that says nothing else may be the name of a building: a few words with capital letters and figures
 * behind them. `isMarked`: a sign before it says so, whatever its letters.
 */
export function isNameLine(text: string, isMarked: boolean): boolean {
  const tokens = tokensOf(tidy(text))
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [first] = tokens
  const isPlain = tokens.every(({ kind, text: sign }) => kind !== 'sign' || /^[&+-]$/.test(sign))
  if (first?.kind !== 'word' || tokens.length > MOST_WORDS || !isPlain || isPerson(text))
    return false
  if (words.every((word) => NO_NAMES.has(word.text) || NO_BUILDINGS.has(word.text))) return false
  if (isMarked) return true
  const isName = words.every(
    ({ text: word }, at) =>
      !IDLE_IN_FACTS.has(word) &&
      !NO_BUILDINGS.has(word) &&
      (!NO_NAMES.has(word) || (at > 0 && (NAME_ENDS.has(word) || WITHIN.has(word)))),
  )
  return isName && isTitled(text) && tokens.length > 1 && !FIRMS.has(words.at(-1)?.text ?? '')
}

const FOOTER =
  /^[^\p{L}\p{N}]*(?:(?:warm|best|kind|with)? ?regards|thanks|thank you|thanx|prepared by|sent by|posted by|shared by|listed by|contact|call|dial|whatsapp|ph|phone|mob|mobile|for (?:more|further|details|site)|team|(?:head |branch |regd |our |main )?office ?(?:no|add|address)?\.? ?[:–-]|total|sub ?total|grand total|संपर्क|सम्पर्क|धन्यवाद|dhanyavad)(?![\p{L}\p{M}])/iu

/** Whether a line ends a message or a list, and offers nothing: who wrote it, whom to call, a sum. */
export const isFooter = (text: string): boolean => FOOTER.test(text)

/**
 * The door for those who write a reader of their own, as of a message or of a file: the words of a text, and what
 * stands at a place among them.
 */
export { areaAt, areaUnitAt } from './area.ts'
export { AREA_BASES_BESIDE } from './area-basis.ts'
export { metresAt } from './count.ts'
export { deniedAt, pastDenial } from './denied.ts'
export { floorAt } from './floor.ts'
export { CRORE, LAKH, moneyAt, moneyUnitAt, monthAt, THOUSAND } from './money.ts'
export { numberAt } from './number.ts'
export { BESIDE, bedroomsAt, roomsAt } from './rooms.ts'
export { asideWords, FLOOR_WORD, filterWords, IDLE_WORDS, NUMBERED } from './sentence-words.ts'
export {
  letterAfter,
  lexicon,
  longest,
  phrasesAt,
  type Token,
  tidy,
  tokensOf,
  wordAt,
} from './tokens.ts'
export { deniedOption, NEGOTIATION_WORDS } from './words.ts'

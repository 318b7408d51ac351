/**
 * The door of this folder: what the rest of the house may ask of it. An answer as somebody wrote it is read by its
 * kind; what is odd about a value is asked back; and a sentence is read with the places that are known.
 */
export {
  isNotSaid,
  likelier,
  oneOf,
  type Reading,
  refused,
  type Taken,
  taken,
  turned,
} from './answer.ts'
export { type Area, readArea, readAreaUnit, statesUnit } from './area.ts'
export { factsBeside } from './beside.ts'
export { type Bounded, type Bounds, figureBounds, odditiesOf } from './bounds.ts'
export { readChoice, readChoices } from './choice.ts'
export { dateOrderIn, readDate } from './date.ts'
export { isDecimalOpen, readCountOf, readMoneyOf } from './figure.ts'
export { type Floor, readFloor, readTotalFloors } from './floor.ts'
export { type DateOrder, type Decimal, MARLAS, type Manner } from './manner.ts'
export { readMoney } from './money.ts'
export { readFigure } from './number.ts'
export {
  type Confirmable,
  marksOf,
  type OddMark,
  type Question,
  questionsOf,
  saidOf,
} from './oddities.ts'
export { readIncome, readOwnSum } from './own-money.ts'
export type { Place, Places } from './places.ts'
export { readRooms } from './rooms.ts'
export {
  type Beside,
  type Part,
  placeChoices,
  readSentenceWith,
  type Sentence,
  type Word,
} from './sentence.ts'

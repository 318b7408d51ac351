import { inBrief, oneOf } from '#language/listing-file/texts'
import { joined } from '#language/text/texts'
import { FILE_LIMITS } from './constants.ts'

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)
const quoted = (all: readonly string[]) =>
  all
    .slice(0, FILE_LIMITS.beside)
    .map((one) => `“${one}”`)
    .join(', ') + (all.length > FILE_LIMITS.beside ? ', …' : '')
const listed = (names: readonly string[]) => names.map(inBrief).join(', ')

/** What is said of lines that come from somebody else's table. */
export const READ_TEXTS = {
  missing: (column: string, count: number, options: readonly string[]) =>
    `${column} is missing in ${lines(count)}: ${oneOf(options)}?`,
  missingHere: (options: readonly string[]) => `It is missing: ${oneOf(options)}?`,
  missingTyped: (column: string, count: number) =>
    count === 1
      ? `${column} is missing in 1 line. What is it?`
      : `${column} is missing in ${lines(count)}. What is it for all of them?`,
  missingTypedHere: 'It is missing. What is it?',
  /** About lines of homes that have no name. */
  names: (count: number, example: string) =>
    `${lines(count)} without a name: call ${count === 1 ? 'it' : 'them'} by kind and place${example && `, like “${example}”`}?`,
  nameHere: (example: string) =>
    `No name: call it ${example ? `“${example}”` : 'by kind and place'}?`,
  makeNames: 'Yes, by kind and place',
  /** A word about the state of an offer that we do not know. */
  offer: (word: string, count: number) =>
    `Status “${inBrief(word)}”, ${lines(count)}: is it still on offer?`,
  offerHere: (word: string) => `Status “${inBrief(word)}”: is it still on offer?`,
  offers: {
    offered: 'Yes, on offer',
    closed: 'No, sold or rented',
    expired: 'No, not on offer now',
  },
  closed: (word: string) =>
    word
      ? `“${inBrief(word)}”: it is not on offer any more, so it is not posted.`
      : 'The sheet is of homes that are sold or rented, so it is not posted.',
  expired: (word: string) =>
    word
      ? `“${inBrief(word)}”: it is not posted unless you choose it.`
      : 'The sheet is not of homes on offer: it is not posted unless you choose it.',
  /** About lines that look for a home. */
  wanted: (count: number) =>
    count === 1
      ? 'This looks for a home: leave it out?'
      : `${lines(count)} look for a home: leave them out?`,
  leaveWanted: 'Yes, leave out',
  offersHome: 'No, it offers a home',
  /** Why a line waits until it is chosen. */
  aside: {
    hidden: 'Your file hides this line: it is not posted unless you choose it.',
    sum: 'It adds up other lines, so it is no home: it is not posted unless you choose it.',
    note: 'It says too little for a home: it is not posted unless you choose it.',
  },
  validUntil: (day: string) => `Valid until ${day}`,
  prices: (heads: readonly string[], count: number) =>
    `${lines(count)} with several prices: which counts, ${joined(
      heads.map((head) => `“${head}”`),
      'or',
    )}?`,
  pricesHere: (heads: readonly string[]) =>
    `Which price counts, ${joined(
      heads.map((head) => `“${head}”`),
      'or',
    )}?`,
  twins: (numbers: readonly number[]) =>
    `Lines ${joined(numbers.map(String))} are one home: which counts?`,
  line: (line: number) => `Line ${line}`,
  apart: 'Each is a home of its own',
  otherCounts: (line: number) => `Line ${line} counts for this home.`,
  pincode: (code: string, city: string) =>
    `${code} is a pincode of ${city}. Write the locality or sector.`,
  setAside: (words: readonly string[]) => `Not among our amenities, left out: ${listed(words)}.`,
  contactsLeft:
    'Phone numbers and mail addresses are left out of the description, with the sentences around them.',
  longReference: (written: string, most: number) =>
    `“${inBrief(written)}” is too long for a reference: at most ${most} characters are kept, so it has none.`,
  sharedReference: (reference: string) =>
    `“${inBrief(reference)}” stands at several homes, so it is not their reference.`,
  /** About cells that are no answer to anything that such a home is asked. */
  notOfKind: (names: readonly string[]) => `Not said of such a home, left out: ${listed(names)}.`,
  /** An optional cell that we cannot read, by the sentence of its reader. */
  unread: (column: string, why: string, count: number) =>
    `${column}, ${lines(count)}: ${why} Or leave it out.`,
  unreadHere: (why: string) => why,
  leaveEmpty: 'Leave it out',
  rest: (text: string) => `Not read: “${text}”.`,
  /** What a message or a feed says that is no part of a home. */
  beside: (said: readonly string[]) => `Not read, beside the homes: ${quoted(said)}.`,
  /** The answer that an optional cell is not needed. */
  leaveOut: 'None of these, leave it out',
  /** About a whole file. */
  areas:
    'Where a line has several areas, the carpet area counts, then built-up, then super built-up.',
  neverImported: (names: readonly string[]) =>
    `Phone numbers and names of persons are never imported: ${listed(names)}.`,
} as const

/** How a file writes its figures and days, asked once for all its lines. */
export const MANNER_TEXTS = {
  sentences: {
    decimal: (written: string, count: number) =>
      `Which mark stands before decimals? ${lines(count)} ${count === 1 ? 'leaves' : 'leave'} it open, like “${written}”.`,
    order: (written: string, count: number) =>
      `What comes first in dates? ${lines(count)} ${count === 1 ? 'leaves' : 'leave'} it open, like “${written}”.`,
    marla: (written: string, count: number) =>
      `How large is a marla in ${lines(count)}, like “${written}”?`,
  },
  here: {
    marla: (written: string) => `“${written}”: how large is a marla?`,
    decimal: (written: string) => `“${written}”: which mark stands before decimals?`,
    order: (written: string) => `“${written}”: what comes first, the day or the month?`,
  },
  decimals: { comma: 'The comma: 1,5 is 1.5', point: 'The point: 1,5 is 15' },
  orders: {
    'day first': 'The day: 03/04 is 3 April',
    'month first': 'The month: 03/04 is 4 March',
  },
  marla: (squareYards: number) => `1 marla = ${squareYards} sq yd`,
} as const

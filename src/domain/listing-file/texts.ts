import { inMegabytes } from '#language/photo/texts'
import { joined } from '#language/text/texts'
import { RATE_LIMITS } from '../account/constants.ts'
import { groupedDigits } from '../text/digits.ts'
import { FILE_LIMITS, TABLE_LIMITS } from './constants.ts'

/** The beginning of what a file says, for a sentence about it. */
export const inBrief = (written: string): string =>
  written.length > FILE_LIMITS.quoted
    ? `${written.slice(0, FILE_LIMITS.quoted).toWellFormed()}…`
    : written
const listed = (names: readonly string[]) => names.join(', ')
/** The first of them, for a sentence. */
const few = (names: readonly string[]) =>
  listed(names.slice(0, FILE_LIMITS.named).map(inBrief)) +
  (names.length > FILE_LIMITS.named ? ', …' : '')
const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** The answers to a question, unless they are too many to be read in a sentence. */
export const oneOf = (options: readonly string[]) =>
  options.length > FILE_LIMITS.answersNamed ? 'what is it' : joined(options, 'or')

/** What is wrong with a file, or with a line of it. */
export const FILE_PROBLEM_TEXTS = {
  empty: 'No line has a listing in it.',
  openQuote: (line: number) =>
    `A quotation mark in line ${line} does not close where its cell ends. Correct it, and choose the file again.`,
  unknown: (names: readonly string[]) => `These columns are not read: ${few(names)}.`,
  unnamed: (place: number) => `column ${place}, which has no name`,
  moreCells: 'There are more cells than columns. Put text with a comma into quotation marks.',
  sameAs: (line: number) => `This is the same as line ${line}. Change one of them, or remove it.`,
  example: 'This is the example from the template. Remove it, or write your own listing here.',
  longCell: (length: number) =>
    `The cell has ${groupedDigits(length)} characters. At most ${groupedDigits(FILE_LIMITS.cell)} are read: shorten it.`,
  cell: (written: string, sentence: string) => `“${inBrief(written)}”: ${sentence}`,
  missingCell: (sentence: string, example: string) => `${sentence} For example: ${example}.`,
  otherTotal: (written: string, total: number) =>
    `“${written}” names another number of floors than the column of all floors, ${total}. Say it once, like 5 of 18.`,
} as const

/** The questions about a file. Each stands once, for all lines that raise it. */
export const FILE_QUESTION_TEXTS = {
  title: 'Questions about the lines',
  about:
    'One answer counts for all lines that say the same. We post a line only when its questions are answered.',
  which: (column: string, written: string, count: number, options: readonly string[]) =>
    `${column} “${written}”, ${lines(count)}: ${oneOf(options)}?`,
  whichHere: (written: string, options: readonly string[]) => `“${written}”: ${oneOf(options)}?`,
  unit: (kind: string, count: number, options: readonly string[]) =>
    `${kind ? `${kind}: the` : 'The'} area of ${lines(count)} has no unit. Is it in ${joined(options, 'or')}?`,
  unitHere: (options: readonly string[]) => `no unit is stated: ${joined(options, 'or')}?`,
  unusual: (question: string, count: number) =>
    count > 1 ? `${question} (${lines(count)})` : question,
  left: (column: string, written: string) =>
    `${column} “${written}”: a listing needs a figure. What is it?`.trim(),
  inLines: (numbers: readonly number[], about: string) => {
    if (numbers.length === 1) return `Line ${numbers[0]}${about && `: ${about}`}`
    const more = numbers.length - FILE_LIMITS.linesNamed
    const named = more > 1 ? numbers.slice(0, FILE_LIMITS.linesNamed) : numbers
    return `Lines ${more > 1 ? `${listed(named.map(String))} and ${more} more` : joined(named.map(String))}`
  },
  take: 'Take it',
  choose: 'Choose the answer',
  progress: (done: number, all: number) => `${done} of ${all} answered`,
  more: (left: number) => `Show ${left === 1 ? '1 more question' : `${left} more questions`}`,
  answered: (count: number) => `${count} answered. Look at them, or take one back`,
  taken: (answer: string) => `Answered: ${answer}`,
  /** Answers a question, and those of the same kind about other values with it. */
  yesToAll: (others: number) =>
    others === 1
      ? 'Yes, and so is the other line’s'
      : `Yes, and so are those of ${others} other lines`,
  undo: 'Undo',
  undoOf: (sentence: string) => `Undo: ${sentence}`,
} as const

/** What a column takes. */
export const COLUMN_TEXTS = {
  some: (options: readonly string[]) =>
    `Any of these, with a semicolon between them: ${listed(options)}`,
  count: (min: number, max: number) => `A whole number, ${min} to ${max}`,
  floor: (least: number, most: number) =>
    `A floor from ${least} to ${most}, for example 5, 5 of 18, ground or B1`,
  examplePrice: '72 lakh',
  money: 'Rupees, for example 7200000, 72 lakh or 1.3 Cr',
  area: (unit: string) =>
    `With its unit, for example 1,450 sq ft or 200 gaj, or a figure in the unit of the column “${unit}”`,
  date: 'A date, for example 15/01/2027 or Dec 2028',
  text: (max: number) => `Text, up to ${max} characters`,
  amenities: 'Amenities',
  problem: 'Problem',
  /** The column of what stands in a line by itself above others. */
  heading: 'Heading above',
} as const

export const LISTING_FILE_TEXTS = {
  title: 'Post several listings at once',
  description: 'For agents: post several listings from one table or message, checked line by line.',
  intro: `Post your own table or message, as it is: up to ${groupedDigits(RATE_LIMITS.fileLines.attempts)} listings a day. Nothing is sent until you say so.`,
  loading: 'Checking your account…',
  unknown: 'We could not check your account. Check your connection and try again.',
  retry: 'Try again',
  whoFor: 'This page is for agents. With your account you can post properties one by one.',
  postOne: 'Post a property',
  prepare: 'No table yet?',
  prepareText:
    'Open our template in Excel or Google Sheets and write one listing in each line. Columns can be in any order; delete those you do not need.',
  template: 'Download the template',
  templateName: 'listings-template.csv',
  columns: 'Columns, and what to write in them',
  required: 'required',
  choose: 'Choose a file, or drop it here',
  chooseHint: `Excel, OpenDocument, CSV or an exported chat, or a ZIP of it with its photos: up to ${groupedDigits(TABLE_LIMITS.rows)} lines and ${inMegabytes(FILE_LIMITS.bytes)}. It stays on your device until you post.`,
  orPaste: 'Or paste a message or lines',
  paste: 'A message, or lines of a table',
  pasteHint:
    'Copy a WhatsApp message, a mail, or lines of a spreadsheet with the names of their columns.',
  read: 'Check these lines',
  pastedName: 'Pasted text',
  own: 'Change homes you have posted',
  ownText:
    'New prices for many homes? Open your listings as a table, paste or type the new prices, and send all changes at once.',
  openOwn: 'Open my listings as a table',
  ownName: 'My listings',
  ownNone: 'You have no listing that is online or waiting.',
  check: 'Check and post',
  another: 'Choose another file',
  summary: (ready: number, asked: number, wrong: number) =>
    [
      `${lines(ready)} ready`,
      ...(asked > 0 ? [`${asked} to answer`] : []),
      ...(wrong > 0 ? [`${wrong} to correct`] : []),
    ].join(', '),
  post: (count: number, again: boolean) =>
    again
      ? `Post the ${count === 1 ? 'one that is' : `${count} that are`} left`
      : `Post the ${count === 1 ? 'one that is' : `${count} that are`} ready`,
  wrong: (count: number) =>
    `Download the ${lines(count)} that ${count === 1 ? 'is' : 'are'} not ready`,
  wrongName: 'listings-to-mend.csv',
  wrongHint:
    'The download has an extra column that says what is missing. Correct it and upload it again; posted listings are not in it.',
  toProfile: 'See them in your profile',
  knownNote: (state: string) =>
    `This listing is already in your profile, as ${state.toLowerCase()}. We did not post it again.`,
} as const

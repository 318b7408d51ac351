import { inMegabytes } from '#language/photo/texts'
import { groupedDigits } from '../text/digits.ts'
import { FILE_LIMITS } from './constants.ts'

/** The beginning of what a file says, for a sentence about it. */
export const inBrief = (written: string): string =>
  written.length > FILE_LIMITS.quoted
    ? `${written.slice(0, FILE_LIMITS.quoted).toWellFormed()}…`
    : written
const listed = (names: readonly string[]) => names.join(', ')
const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** What is wrong with a file, or with a line of it. */
export const FILE_PROBLEM_TEXTS = {
  empty: 'There is no line with a listing in it.',
  tooManyLines: (count: number) =>
    `There are ${count} lines. At most ${FILE_LIMITS.lines} can be posted at once: divide the file.`,
  tooLarge: `The file is too large. It may have up to ${inMegabytes(FILE_LIMITS.bytes)}.`,
  notText:
    'This is no CSV file that can be read. Save it again in Excel by “Save as”, with the type “CSV UTF-8 (Comma delimited)”.',
  openQuote: (line: number) =>
    `A quotation mark in line ${line} does not close where its cell ends. Mend it, and choose the file again.`,
  missing: (names: readonly string[]) =>
    `The first line must name the columns. Missing: ${listed(names)}.`,
  twice: (names: readonly string[]) => `Named more than once: ${listed(names)}.`,
  unknown: (names: readonly string[]) =>
    `These columns are not read: ${listed(names.slice(0, FILE_LIMITS.named).map(inBrief))}${names.length > FILE_LIMITS.named ? ', …' : ''}.`,
  unnamed: (place: number) => `column ${place}, which has no name`,
  moreCells: 'There are more cells than columns. Put text with a comma into quotation marks.',
  sameAs: (line: number) =>
    `This says the same as line ${line}. Tell the two apart, or remove one of them.`,
  example:
    'This is the example of the template. Remove it, or write your own listing in its place.',
  longCell: (length: number) =>
    `The cell has ${groupedDigits(length)} characters. At most ${groupedDigits(FILE_LIMITS.cell)} are read: shorten it.`,
  notOneOf: (written: string, options: readonly string[]) =>
    `“${inBrief(written)}” is not among the answers: ${listed(options)}.`,
} as const

/** What a column takes. */
export const COLUMN_TEXTS = {
  some: (options: readonly string[]) =>
    `Any of these, with a semicolon between them: ${listed(options)}`,
  count: (min: number, max: number) => `A whole number, ${min} to ${max}`,
  money: 'Rupees, for example 7200000, 72 lakh or 1.3 Cr',
  area: (unit: string) => `A figure, in the unit of the column “${unit}”`,
  date: 'A date, for example 2027-01-15 or 15/01/2027',
  text: (max: number) => `Text, up to ${max} characters`,
  amenities: 'Amenities',
  problem: 'Problem',
} as const

export const LISTING_FILE_TEXTS = {
  title: 'Post several listings at once',
  description: 'For agents: post several listings from one CSV file, checked line by line.',
  intro: `From a table of yours, up to ${FILE_LIMITS.lines} listings at once. Nothing is sent before you have seen what each line says.`,
  loading: 'Looking who is signed in…',
  unknown: 'We could not find out who is signed in. Check your connection and try again.',
  retry: 'Try again',
  whoFor: 'This page is for accounts of agents. Yours can post one property after another.',
  postOne: 'Post a property',
  prepare: 'Prepare the table',
  prepareText:
    'Take the template into Excel, Google Sheets or any other such program, write one listing a line and save it as CSV. Columns may stand in any order; those that you do not need may go.',
  template: 'Download the template',
  templateName: 'listings-template.csv',
  columns: 'Columns and what they take',
  required: 'required',
  choose: 'Choose a CSV file, or drop it here',
  chooseHint: `Up to ${FILE_LIMITS.lines} lines and ${inMegabytes(FILE_LIMITS.bytes)}. It stays on your device until you post.`,
  orPaste: 'Or paste the lines',
  paste: 'Lines, with their heads',
  pasteHint: 'Copied from a spreadsheet or a CSV file. The first line names the columns.',
  read: 'Check these lines',
  pastedName: 'Pasted lines',
  check: 'Check and post',
  photosLater:
    'Photos come afterwards: each listing in your profile has a link to change it, where you add them.',
  kept: 'Kept in this tab: a reload loses nothing, closing the tab does.',
  another: 'Put it away',
  summary: (ready: number, wrong: number) =>
    [`${lines(ready)} ready`, ...(wrong > 0 ? [`${wrong} to mend`] : [])].join(', '),
  line: (line: number) => `Line ${line}`,
  list: 'Lines of the file',
  unusual: 'Look again: ',
  post: (count: number, again: boolean) =>
    again
      ? `Post the ${count === 1 ? 'one that is' : `${count} that are`} left`
      : `Post the ${count === 1 ? 'one that is' : `${count} that are`} ready`,
  posting: (done: number, all: number) => `Posting, ${done} of ${all} done…`,
  wrong: (count: number) => `Download the ${lines(count)} to mend`,
  wrongName: 'listings-to-mend.csv',
  wrongHint:
    'The download has a column more, which says what to mend. Upload it again; the listings that are posted are not in it.',
  offline: 'You are offline. What is posted stays posted; go on with the others when you are back.',
  stopped: (sentence: string) =>
    `${sentence} What is posted stays posted, and no line is posted twice. Go on with the others later.`,
  done: (count: number) =>
    count === 1
      ? 'One listing is posted. An admin decides on it before visitors see it.'
      : `${count} listings are posted. An admin decides on each before visitors see it.`,
  toProfile: 'See them in your profile',
  states: {
    ready: 'Ready',
    wrong: 'To mend',
    sending: 'Posting…',
    posted: 'Posted',
    known: 'Posted before',
    refused: 'Refused',
    failed: 'Not posted yet',
  },
  knownNote: (state: string) =>
    `Your profile has this listing already, as ${state.toLowerCase()}. It was not posted again.`,
} as const

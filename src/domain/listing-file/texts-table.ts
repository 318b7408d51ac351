import { groupedDigits } from '../text/digits.ts'

const lines = (count: number) => (count === 1 ? '1 line' : `${groupedDigits(count)} lines`)

/** The table to work in, and its lines. */
export const LINE_TABLE_TEXTS = {
  title: 'Line by line',
  groups: {
    all: 'All',
    asked: 'To answer',
    wrong: 'To correct',
    ready: 'Ready',
    off: 'Not this time',
    posted: 'Posted',
  },
  show: 'Show',
  nothingIn: {
    all: 'The file has no lines.',
    asked: 'No line waits for an answer.',
    wrong: 'No line has to be corrected.',
    ready: 'No line is ready yet. Answer the questions, and lines come here.',
    off: 'You have switched no line off.',
    posted: 'No line is posted yet.',
  },
  states: {
    ready: 'Ready',
    asked: 'To answer',
    wrong: 'To correct',
    off: 'Not this time',
    sending: 'Posting…',
    waiting: 'Waits its turn',
    posted: 'Posted',
    changed: 'Change sent',
    known: 'No change',
    refused: 'Refused',
    failed: 'Not posted yet',
  },
  line: (line: number) => `Line ${line}`,
  home: 'Home',
  post: 'Post',
  postLine: (line: number, about: string) => `Post line ${line}${about && `, ${about}`}`,
  reference: (reference: string) => `Your reference ${reference}`,
  nextOpen: 'Next question',
  more: (count: number) => (count === 1 ? '1 more column' : `${count} more columns`),
  fewer: 'Hide empty columns',
  keys: (next: string) =>
    `Arrows move. Enter or typing changes a cell, Escape leaves it as it was. Ctrl+Z takes a change back, ${next} goes to the next question.`,
  undo: 'Undo',
  pasteLeft: (count: number) =>
    count === 1
      ? '1 pasted cell is beyond the last line or column: it was left out.'
      : `${groupedDigits(count)} pasted cells are beyond the last line or column: they were left out.`,
  /** For screen readers, before what was read of a cell. */
  cellStates: { asked: 'To answer:', refused: 'Not understood:', empty: 'Missing:', taken: '' },
  missing: 'Missing',
  nothing: 'Empty',
  none: 'No answer',
  asWritten: (written: string) => `As in the file: ${written}`,
  written: (written: string) => `Your file says “${written}”.`,
  here: 'The chosen cell',
  place: (line: number, column: string) => `Line ${line}, ${column}`,
  change: 'Change',
  changeOf: (column: string) => `Change ${column}`,
  take: 'Take it',
  byAnswer: (sentence: string, answer: string) => `Your answer to “${sentence}” is “${answer}”.`,
  takeBack: 'Take the answer back',
  folded: 'Answer the questions above first: most lines get ready by themselves.',
  unfold: (count: number) => (count === 1 ? 'Show the line' : `Show all ${lines(count)}`),
  countsFor: (count: number) => `Your answer counts for ${lines(count)}.`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  changeFrom: (column: string, from: string, to: string) =>
    from ? `${column}: ${from} → ${to}` : `${column}: ${to}, empty before`,
  allAnswers: (count: number) => (count === 1 ? 'The 1 answer' : `All ${count} answers`),
  moreLines: (count: number, left: number) =>
    count < left ? `Show ${count} more of ${left}` : `Show the last ${left}`,
} as const

/** What a file says of homes that are sold or let, and of two lines about one home. */
export const LINE_DECISION_TEXTS = {
  title: 'Decide about these lines',
  sold: (line: number, about: string) =>
    `Line ${line}, ${about}: your file says sold. It is online now. Mark it as sold?`,
  rented: (line: number, about: string) =>
    `Line ${line}, ${about}: your file says rented out. It is online now. Mark it as rented out?`,
  mark: { sold: 'Mark as sold', rented: 'Mark as rented out' },
  markAll: (count: number) => `Mark all ${count}`,
  leave: 'Leave it online',
  twins: (first: number, second: number) =>
    `Lines ${first} and ${second} are about one home. Which of them counts?`,
  twinsTable: (first: number, second: number) => `Lines ${first} and ${second} side by side`,
  differ: 'What differs',
  same: 'All their answers are the same.',
  counts: (line: number) => `Line ${line} counts`,
  both: 'They are two homes',
} as const

/** Sending the lines that are ready. */
export const SENDING_TEXTS = {
  title: 'Posting',
  progress: (done: number, all: number) => `${groupedDigits(done)} of ${groupedDigits(all)} sent`,
  photos: (done: number, all: number) =>
    `${groupedDigits(done)} of ${groupedDigits(all)} photos sent`,
  running: 'You can close this page. Open it again on this device, and it goes on.',
  until: (time: string) =>
    `It goes on by itself on ${time}. Keep this page open, or come back then: no line is lost.`,
  paused: 'Paused. No line is lost.',
  offline: 'You are offline. It goes on when you are back.',
  signedOut: 'You are signed out. Sign in again, and it goes on.',
  pause: 'Pause',
  goOn: 'Go on',
  signIn: 'Sign in',
  done: (count: number) =>
    count === 1 ? 'Your listing is posted.' : `${groupedDigits(count)} listings are posted.`,
  nothing: 'Nothing was posted.',
  report: (counts: {
    changed: number
    known: number
    refused: number
    left: number
  }): readonly string[] => [
    ...(counts.changed > 0
      ? [`${lines(counts.changed)} changed: an admin looks at each change.`]
      : []),
    ...(counts.known > 0 ? [`${lines(counts.known)} as before: nothing was sent.`] : []),
    ...(counts.refused > 0
      ? [`${lines(counts.refused)} refused. Each says why in the table.`]
      : []),
    ...(counts.left > 0
      ? [`${lines(counts.left)} not ready yet. Answer them, and post them later.`]
      : []),
  ],
  mailed: 'You get this report by mail too, line by line.',
  decides: 'An admin decides on each before visitors see it.',
} as const

/** Photos and the homes that they belong to. */
export const PHOTO_MATCH_TEXTS = {
  title: 'Where each photo goes',
  reading: 'Matching the photos…',
  summary: (matched: number, all: number) => `${matched} of ${all} photos have their home.`,
  none: 'No photos yet',
  noneText:
    'Choose a folder or a ZIP. A photo finds its home by your reference or the name of its folder or file.',
  how: {
    reference: (reference: string) => `by reference ${reference}`,
    name: (name: string) => `by name “${name}”`,
    hand: 'chosen by you',
  },
  home: (line: number, about: string) => `Line ${line}: ${about}`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  tooMany: (count: number, most: number) =>
    `${count} photos, and a listing can have ${most}. The first ${most} are posted.`,
  over: 'Not posted',
  move: (name: string) => `Home of ${name}`,
  noHome: 'Leave out',
  unmatched: (count: number) =>
    count === 1 ? '1 photo without a home' : `${count} photos without a home`,
  unmatchedText: 'Choose the home of each. Photos without a home are not sent.',
  choose: 'Choose the home',
  more: (left: number) => `Show ${left} more`,
  without: (count: number) =>
    `${count === 1 ? '1 home has' : `${count} homes have`} no photo yet. You can add photos later, in your profile.`,
} as const

import { groupedDigits } from '../text/digits.ts'
import type { Nothing } from './plan.ts'

const counted = (count: number) => (count === 1 ? '1 line' : `${groupedDigits(count)} lines`)
/** The first and the last of some lines; others may be in between. */
const spanned = (numbers: readonly number[]) => {
  const [first = 0, last = 0] = [Math.min(...numbers), Math.max(...numbers)]
  return first === last
    ? `line ${groupedDigits(first)}`
    : `from line ${groupedDigits(first)} to ${groupedDigits(last)}`
}

/** What is said of a line beside its state. */
export const LINE_NOTES = {
  nothing: {
    same: 'Already posted, and unchanged. We send nothing.',
    rejected: 'An admin rejected this listing as it is. Change the line to post it again.',
    // Its own notes say why.
    closed: null,
    expired: null,
    closedHere: 'You marked it as sold or rented out. Put it on offer again in your profile first.',
    alreadyClosed: 'Already marked as sold or rented out.',
    closedPending: 'It still waits for an admin. You can withdraw it in your profile.',
  } satisfies Record<Nothing, string | null>,
  edit: 'You have posted this home before. Only the changes go to an admin.',
  takesPhotos: 'The home has no photos yet. Those of your file go with it.',
  repost: 'An admin rejected it before. It goes to them again.',
  photosLost: (names: readonly string[]) =>
    `Choose these photos again, this device has not kept them: ${names.join(', ')}.`,
  photoRefused: (name: string, why: string) => `${name}: ${why}`,
  photosRefused: (photos: readonly string[]) => `Posted without these photos. ${photos.join(' ')}`,
  marked: { sold: 'Marked as sold.', rented: 'Marked as rented out.' },
} as const

/** The page on which a file is worked through. */
export const SEVERAL_TEXTS = {
  elsewhere: 'You have this file open in another tab.',
  elsewhereText: 'Work there. When you close that tab, it goes on here.',
  instead: (name: string, other: string) => `“${name}” is in progress. Replace it with “${other}”?`,
  insteadText: 'Your answers and changes go with it. What is posted stays posted.',
  replace: 'Replace it',
  keepOwn: 'Keep the file in progress',
  notKept:
    'This browser stores nothing: keep this page open until all is posted. Private windows do this.',
  kept: 'We keep your file on this device, also when you close the page or sign out.',
  photosTitle: 'Photos of these homes',
  photosText:
    'Choose a folder or a ZIP. A photo finds its home by your reference or by the name of the building, in the name of its file or folder.',
  chooseFolder: 'Choose a folder',
  choosePhotos: 'Choose photos or a ZIP',
  lost: (names: readonly string[]) =>
    `This device has not kept ${names.length === 1 ? '1 photo' : `${names.length} photos`}. Choose the folder or ZIP again: ${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''}`,
  photosNotKept:
    'These photos are too large for this device to keep. If you close this page before all are sent, choose them again.',
  /** The name of a file that was in a ZIP. */
  packed: (name: string, zip: string) => `${name} in ${zip}`,
  howRead: 'How we read your file',
  changeColumns: 'Change the columns',
  readingLines: 'Reading the lines…',
  linesRead: (done: number, all: number) =>
    `${groupedDigits(done)} of ${groupedDigits(all)} lines read`,
  stopReading: 'Stop reading',
  readAgain: 'Read it again',
  brokeOff: 'Reading broke off on this device. Close other pages, and try again.',
  inParts: (now: readonly number[], later: readonly number[], time: string) =>
    now.length > 0
      ? `Today ${groupedDigits(now.length)} of your ${counted(now.length + later.length)} can go: ${spanned(now)}. The other ${groupedDigits(later.length)}, ${spanned(later)}, can go from ${time}.`
      : `You have sent all that can go today. The other ${counted(later.length)}, ${spanned(later)}, can go from ${time}.`,
  keptTillThen: 'Until then your file, your answers and the photos stay on this device.',
  sooner: 'Do you need them online sooner? An admin can raise your limit for some days.',
  write: 'Write to us',
  takeReady: { xlsx: 'Download what is ready (.xlsx)', csv: 'Download what is ready (.csv)' },
  readyName: (kind: 'csv' | 'xlsx') => `listings-ready.${kind}`,
} as const

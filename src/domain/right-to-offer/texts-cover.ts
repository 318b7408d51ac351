import { inMegabytes } from '#language/photo/texts'
import { joined } from '#language/text/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { PAPER_LIMITS } from './constants.ts'
import type { Brush, DividedPages } from './covering.ts'

/** Why a paper cannot be shown, and what helps. */
export const PAPER_PROBLEMS = {
  other:
    'This is neither a photo nor a PDF that we can read. Choose a photo or a PDF of the paper.',
  tooLarge: `This file is too large. Choose a photo or a PDF under ${inMegabytes(PHOTO_LIMITS.chosenBytes)}.`,
  unreadable: 'We could not read this file. Choose it again.',
  password:
    'This PDF asks for a password, as many e-bills do. Open it with the password and print it to a new PDF, or take a screenshot. Then choose that.',
  damaged:
    'This PDF is damaged or incomplete. Download it again and choose it again, or choose a screenshot of its page.',
  tooManyPages: `This PDF has more than ${PAPER_LIMITS.pdfPages} pages. Take a screenshot of the page with the name and the address, and choose that.`,
  notDrawn:
    'We could not draw this page. Take a screenshot of it, or print it to a new PDF, and choose that.',
  slow: 'Reading this PDF takes too long on this device. Take a screenshot of its page, and choose that.',
  notLoaded: 'We could not load what reads PDFs. Check your connection and try again.',
} as const

const named = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'Page' : 'Pages'} ${joined(pages.map((page) => `${page}`))}`
/** More pages than these are not named one by one. */
const NAMED = 5

function open(pages: readonly number[]): string {
  if (pages.length > NAMED) return 'The other pages do not go, as nothing on them is covered.'
  return pages.length === 1
    ? `${named(pages)} does not, as nothing on it is covered.`
    : `${named(pages)} do not, as nothing on them is covered.`
}
const beyond = (pages: readonly number[]) =>
  `${named(pages)} ${pages.length === 1 ? 'does' : 'do'} not, as only ${PAPER_LIMITS.pages} pages can go. Clear another page if you want to send ${pages.length === 1 ? 'it' : 'them'}.`

/** Says which pages go. Pages are counted from 1. */
function going(pages: DividedPages): string {
  if (pages.sent.length + pages.open.length === 1)
    return pages.sent.length === 1
      ? 'This page goes, as you see it here.'
      : 'Nothing is covered yet. The page goes only once you have covered something on it.'
  if (pages.sent.length === 0)
    return 'Nothing is covered yet. A page goes only once you have covered something on it.'
  return [
    `${named(pages.sent)} ${pages.sent.length === 1 ? 'goes' : 'go'}.`,
    ...(pages.open.length > 0 ? [open(pages.open)] : []),
    ...(pages.beyond.length > 0 ? [beyond(pages.beyond)] : []),
  ].join(' ')
}

const brushes: Record<Brush, string> = {
  small: 'Small brush',
  medium: 'Medium brush',
  large: 'Large brush',
}

export const COVER_TEXTS = {
  tool: 'Cover with',
  brushes,
  rectangle: 'Rectangle',
  move: 'Move the page',
  byFinger:
    'One finger or the mouse covers. Scroll with two fingers, beside the page, or with “Move the page”. “Enlarge” helps with small print.',
  byKeys:
    'On the page, arrow keys move a marker; with Shift, in large steps. Space starts a rectangle, and Space again covers it. Escape drops it. Ctrl+Z takes the last cover away.',
  page: (page: number, pages: number) => `Page ${page} of ${pages} of your paper, to cover`,
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  before: 'Previous',
  after: 'Next',
  previous: 'Previous page',
  next: 'Next page',
  undo: 'Undo',
  clear: 'Clear page',
  enlarge: 'Enlarge',
  fit: 'Fit the width',
  drawing: 'Drawing the page …',
  at: (across: number, down: number) => `${across} % across, ${down} % down`,
  started: 'Rectangle started. Move to its other corner and press Space.',
  dropped: 'Rectangle dropped.',
  tooSmall: 'This rectangle is too small to cover anything.',
  covered: 'Covered.',
  undone: 'The last cover is taken away.',
  cleared: 'Nothing on this page is covered now.',
  going,
} as const

/** The drawn example of a bill, and what it shows in words. */
export const WHAT_TO_COVER = {
  sketch: { name: 'Name', flat: 'Flat no., address' },
  open: 'Leave open',
  openParts: 'The name, the address and the flat or house number.',
  cover: 'Cover',
  coverParts:
    'Consumer or account number, every amount, phone number, e-mail, QR code and barcode, Aadhaar, PAN and signature.',
  never: 'We never need your Aadhaar, PAN, bank account, or any amount.',
} as const

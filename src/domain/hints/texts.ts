import { WAITING } from '#language/moderation/texts-decisions'
import { MONTHLY } from '#language/money/texts-amounts'
import type { ListingType } from '../listing/constants.ts'
import { DUPLICATE_LIMITS as LIKE, RECORD_LIMITS } from './constants.ts'

const RATES: Record<ListingType, string> = { Sell: 'per sq ft', Rent: MONTHLY, PG: MONTHLY }

export const HINT_TEXTS = {
  title: 'Compared with other listings',
  loading: 'Comparing with other listings…',
  failed: 'The comparison could not be loaded.',
  retry: 'Compare again',
  why: 'Show what it is compared with',
  contactDoubtful: 'Contact?',
  contactNamed: (label: string, words: readonly string[]) =>
    `“${label}” may lead around the portal: ${words.map((said) => `“${said}”`).join(', ')}.`,
  reraDoubtful: 'RERA?',
  reraForm: (number: string, example: string | null) =>
    `“${number}” does not look like a number of this state${example ? ` (such as ${example})` : ''}. Visitors see no RERA badge.`,
  record: 'How often each hint was right',
  /** Nothing where too few were decided to say so. */
  ledTo: ({ decided, rejected }: { decided: number; rejected: number }) =>
    decided < RECORD_LIMITS.least
      ? null
      : `led to a rejection ${rejected} of ${decided} times in the last ${RECORD_LIMITS.days} days`,
  unknownRecord: 'too few decisions to say',
  pictureDoubtful: 'Same picture?',
  samePictures: (count: number) =>
    count === 1
      ? 'Another listing shows the same picture'
      : `${count} other listings show the same pictures`,
  samePicturesNote: 'Plans and views of one building may be alike: look at them before you decide.',
  pair: ({
    sameFile,
    mirrored,
    cropped,
  }: {
    sameFile: boolean
    mirrored: boolean
    cropped: boolean
  }) => {
    if (sameFile) return 'The same file'
    if (mirrored) return cropped ? 'Alike if mirrored and cut' : 'Alike if mirrored'
    return cropped ? 'One seems cut out of the other' : 'Alike, but not the same file'
  },
  ownPicture: 'Picture of this listing',
  otherPicture: (name: string) => `Picture of ${name}`,
  restShow: (count: number) => `${count} more show the same.`,
  rejectedFor: (reason: string) => `It was rejected: ${reason}`,
  wordsDoubtful: 'Same words?',
  sameWords: (count: number) =>
    count === 1
      ? 'A listing of another poster has the same words'
      : `${count} listings of other posters have the same words`,
  sameWordsNote: 'Marked: what both say. Phrases that many listings use do not count.',
  ownText: 'Text of this listing',
  otherText: (name: string) => `Text of ${name}`,
  restSay: (count: number) => `${count} more have the same words.`,
  noLookalike: 'No other listing looks like this one.',
  lookalikes: (count: number) =>
    count === 1 ? 'Looks like another listing' : `Looks like ${count} other listings`,
  rest: (count: number) => `${count} more look like it.`,
  facts: 'Fact',
  own: 'This listing',
  other: 'The other one',
  picture: 'Picture',
  samePicture: (count: number) =>
    count === 1 ? 'The same picture' : `${count} pictures are the same`,
  name: 'Name',
  price: 'Price',
  area: 'Area',
  place: 'Place',
  kind: 'Type',
  poster: 'Posted by',
  state: 'State',
  states: { pending: WAITING, approved: 'Published', rejected: 'Rejected' },
  waitingHere: 'This one',
  equal: 'Same',
  within: { area: `Within ${LIKE.areaPercent} %`, price: `Within ${LIKE.pricePercent} %` },
  samePoster: 'The same poster',
  open: 'Open its page',
  show: 'Show in the queue',
  rate: (figure: string, type: ListingType) => `${figure} ${RATES[type]}`,
  priceComparison: { low: 'Unusually low', high: 'Unusually high', usual: 'Usual', unknown: '' },
  usual: (low: string, high: string) => `Usual: ${low} to ${high}`,
  compared: (count: number, what: string) =>
    `compared with ${count} published listings like it (${what})`,
  tooFew: (count: number, what: string) =>
    count === 0
      ? `Nothing published to compare the price with (${what}).`
      : `Only ${count} published to compare the price with (${what}).`,
  unverified: 'E-mail address not confirmed',
} as const

export const HISTORY_TEXTS = {
  title: 'History of this poster',
  loading: 'Loading…',
  failed: 'The history could not be loaded.',
  retry: 'Try again',
  since: (day: string) => `Since ${day}`,
  states: {
    pending: 'waiting',
    published: 'published',
    expired: 'expired',
    closed: 'sold or rented',
    past: 'sold or rented long ago',
  },
  none: 'No listings at present',
  rejections: (count: number) => (count === 1 ? 'One rejection' : `${count} rejections`),
  noRejection: 'Never rejected',
  undone: 'undone',
  reports: (count: number) =>
    count === 1 ? 'One report of a visitor' : `${count} reports of visitors`,
  noReport: 'Never reported',
  open: 'open',
} as const

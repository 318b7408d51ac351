import type { ReasonDialogWords } from '#english/moderation/texts'
import { LIST_TEXTS } from '#language/paging/texts'
import {
  AGREEING_LEAST,
  type Agreeing,
  type PaperList,
  RECORD_DAYS,
  RIGHT_DAYS,
  type RightOutcome,
} from './constants.ts'

/** Words of the admins' page of papers. */
export const PAPER_DESK_TEXTS = {
  title: 'Right to offer: papers',
  tab: 'Papers',
  about: `Papers that posters show us, the oldest first. Look, answer, and the paper is erased. None stays longer than ${RIGHT_DAYS.paper} days.`,
  lists: 'Lists of papers',
  noneTitle: 'No paper waits',
  none: 'When a poster shows one, it appears here by itself.',
  seenTitle: 'Listings whose right to offer was seen',
  noneSeenTitle: 'Nothing is seen yet',
  noneSeen: 'Listings stand here whose pages say that we have seen a paper.',
  counts: (
    { waiting, overdue }: { waiting: number; overdue: number },
    record: { seen: number; takenBack: number },
  ) =>
    `${waiting === 1 ? '1 paper waits' : `${waiting} papers wait`}${overdue > 0 ? `, ${overdue} overdue` : ''}. In ${RECORD_DAYS} days: ${record.seen} seen, ${record.takenBack} taken back.`,
  heading: (kind: string, home: string) => `${kind}: ${home}`,
  times: (sent: string, due: string, erased: string) =>
    `Sent ${sent}, answer by ${due}, erased ${erased} at the latest.`,
  poster: (name: string, role: string) => `${name}, ${role}`,
  where: (locality: string, city: string) => `${locality}, ${city}`,
  place: (home: string, locality: string, city: string) => `${home}, ${locality}, ${city}`,
  number: (unit: string, tower: string) => `${unit}, tower ${tower}`,
  toPreview: 'Open the preview',
  toListing: 'Open the listing',
  before: (outcome: string, on: string) => `Before: ${outcome}, ${on}.`,
  beforeReason: (reason: string) => `Reason: ${reason}`,
  seenBefore: (kind: string, on: string) => `Seen before: ${kind}, ${on}.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  paper: 'The paper',
  open: 'Open the paper',
  openHint: 'Each opening is noted with your name.',
  openFirst: 'Open the paper first.',
  loading: 'The picture is loading…',
  picture: (page: number) => `Page ${page} of the paper, as its poster covered it`,
  pictureGone:
    'The picture is not there: the paper was answered or taken back, or did not arrive whole.',
  pictureRetry: 'Try again',
  letter: 'What the owner confirmed',
  letterFrom: (email: string, on: string) => `Confirmed by e-mail from ${email} on ${on}.`,
  letterAgent: (email: string) => `The agent’s own address: ${email}`,
  letterCompare:
    'Whoever reads the first address pressed the button; nobody has shown that this is the owner. Compare both addresses and the names.',
  realSize: 'Real size',
  agree: `What agrees on the paper (at least ${AGREEING_LEAST})`,
  seen: 'Seen',
  refuse: 'Refuse…',
  tooMuch: 'Shows too much',
  tooMuchHint: 'Erases it at once and asks the poster to cover more.',
  takeBack: 'Take “seen” back…',
  agreeMissing: `Tick at least ${AGREEING_LEAST} of name, place and number that you compared.`,
  reasonMissing: 'Write why: the poster reads it.',
  saving: 'Saving…',
  answered: {
    seen: (name: string) => `Seen for ${name}. The paper is erased.`,
    refused: (name: string) => `Refused for ${name}. The paper is erased; the poster gets a mail.`,
    'shows too much': (name: string) =>
      `The paper for ${name} is erased; its poster is asked to cover more.`,
  },
  takenBack: (name: string) => `${name} no longer says that we have seen its right to offer.`,
  answeredAlready: 'Another admin has answered this paper, or its poster took it back.',
  notSeenAnyMore: 'This listing does not say it any more.',
  columns: {
    listing: 'Listing',
    poster: 'Posted by',
    kind: 'Paper',
    agree: 'What agreed',
    at: 'Seen',
    actions: LIST_TEXTS.actions,
  },
} as const

const REASON_HINT = 'The poster reads it in a mail and at the listing.'

/** Words of the dialogs that ask for a reason. */
export const REFUSE_PAPER_TEXTS: ReasonDialogWords = {
  title: (name: string) => `Refuse the paper for ${name}?`,
  hint: REASON_HINT,
  submit: 'Refuse and erase the paper',
  busy: PAPER_DESK_TEXTS.saving,
}
export const TAKE_BACK_TEXTS: ReasonDialogWords = {
  title: (name: string) => `Take “seen” back from ${name}?`,
  hint: REASON_HINT,
  submit: 'Take it back and tell the poster',
  busy: PAPER_DESK_TEXTS.saving,
}

/** Each single key of the page with what it does. */
export const PAPER_KEYS = [
  ['J', 'Next paper'],
  ['K', 'Previous paper'],
  ['O', 'Open the paper; then its next page'],
  ['Z', 'Real size, and back'],
  ['1 / 2 / 3', 'Tick name, place, number'],
  ['S', 'Seen'],
  ['R', 'Refuse it, with a reason'],
  ['T', PAPER_DESK_TEXTS.tooMuch],
  ['?', 'Show or hide this list'],
] as const

export const PAPER_LIST_LABELS: Record<PaperList, string> = {
  waiting: 'Waiting',
  seen: 'Seen',
}

export const AGREEING_LABELS: Record<Agreeing, string> = {
  name: 'Name',
  place: 'Place',
  number: 'Number',
}

export const PAPER_OUTCOMES: Record<RightOutcome, string> = {
  seen: 'seen',
  refused: 'refused',
  'shows too much': 'showed too much',
  'not answered': 'erased without an answer',
  'taken back': '“seen” taken back',
  'owner says no': 'the owner said no',
}

/** Reasons for taking "seen" back that an admin chooses and may change. */
export const TAKE_BACK_REASONS = [
  'We have learned that the paper was not genuine.',
  'The owner says that the home is not yours to offer.',
  'We ticked it by mistake. Please show the paper again.',
] as const

/** Reasons that an admin chooses and may change. */
export const PAPER_REASONS = [
  'This paper does not name you or the home. A bill, tax receipt, allotment or sale letter does.',
  'The name on the paper is not the name of your account. Change your name in the profile, or show a letter of the owner.',
  'The place or the number on the paper is not that of the listing. Correct the listing or the number, and show it again.',
  'We cannot read it: take the photo from straight above, in daylight.',
  'The paper is older than two years. Show one of the last bills or receipts.',
] as const

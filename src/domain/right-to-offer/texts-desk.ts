import {
  AGREEING_LEAST,
  type Agreeing,
  type PaperKind,
  type PaperList,
  RECORD_DAYS,
  RIGHT_DAYS,
} from './constants.ts'

/** Words of the admins' page of papers. */
export const PAPER_DESK_TEXTS = {
  title: 'Right to offer: papers',
  tab: 'Papers',
  about: `Papers that posters show us, the oldest first. Look, answer, and the paper is erased. None stays longer than ${RIGHT_DAYS.paper} days.`,
  list: 'Show',
  none: 'No paper waits.',
  noneSeen: 'No listing says that we have seen a paper.',
  waiting: (count: number, overdue: number) =>
    `${count === 1 ? '1 paper waits' : `${count} papers wait`}${overdue > 0 ? `, ${overdue} overdue` : ''}`,
  record: (seen: number, takenBack: number) =>
    `In ${RECORD_DAYS} days: ${seen} seen, ${takenBack} taken back`,
  due: (on: string) => `answer by ${on}`,
  overdue: (on: string) => `was due ${on}`,
  erased: (on: string) => `erased ${on} at the latest`,
  open: 'Open the paper',
  opened: 'Your opening is noted.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  picture: (page: number) => `Page ${page} of the paper, as its poster covered it`,
  pictureGone:
    'The picture is not there: the paper was answered or taken back, or did not arrive whole.',
  given: 'As the poster wrote',
  agree: `What agrees on the paper (at least ${AGREEING_LEAST})`,
  seen: 'Seen',
  refuse: 'Refuse…',
  tooMuch: 'Shows too much',
  tooMuchHint: 'Erases it at once and asks the poster to cover more.',
  takeBack: 'Take “seen” back…',
  agreeMissing: `Tick at least ${AGREEING_LEAST} of name, place and number that you compared.`,
  reasonMissing: 'Write why: the poster reads it.',
  reason: 'Reason',
  reasonHint: 'The poster reads it in a mail and at the listing.',
  refuseTitle: (name: string) => `Refuse the paper for ${name}?`,
  refuseSubmit: 'Refuse and erase the paper',
  takeBackTitle: (name: string) => `Take “seen” back from ${name}?`,
  takeBackSubmit: 'Take it back and tell the poster',
  busy: 'Saving…',
  cancel: 'Cancel',
  answered: {
    seen: (name: string) => `Seen for ${name}. The paper is erased.`,
    refused: (name: string) => `Refused for ${name}. The paper is erased; the poster gets a mail.`,
    'shows too much': (name: string) =>
      `The paper for ${name} is erased; its poster is asked to cover more.`,
  },
  takenBack: (name: string) => `${name} no longer says that we have seen its right to offer.`,
  answeredAlready: 'Another admin has answered this paper, or its poster took it back.',
  notSeenAnyMore: 'This listing does not say it any more.',
  keys: 'Keys: J and K next and previous, 1 2 3 tick name, place, number, S seen, R refuse, T shows too much.',
} as const

export const PAPER_LIST_LABELS: Record<PaperList, string> = {
  waiting: 'Waiting',
  seen: 'Seen',
}

export const AGREEING_LABELS: Record<Agreeing, string> = {
  name: 'Name',
  place: 'Place',
  number: 'Number',
}

export const DESK_PAPERS: Record<PaperKind, string> = {
  'electricity bill': 'Electricity bill',
  'water bill': 'Water bill',
  'tax receipt': 'Property tax receipt',
  'allotment letter': 'Allotment letter',
  'sale letter': 'Sale deed or agreement',
  "owner's letter": 'Letter of the owner to the agent',
}

/** Reasons that an admin chooses and may change. */
export const PAPER_REASONS = [
  'This paper does not name you or the home. A bill, tax receipt, allotment or sale letter does.',
  'The name on the paper is not the name of your account. Change your name in the profile, or show a letter of the owner.',
  'The place or the number on the paper is not that of the listing. Correct the listing or the number, and show it again.',
  'We cannot read it: take the photo from straight above, in daylight.',
  'The paper is older than two years. Show one of the last bills or receipts.',
] as const

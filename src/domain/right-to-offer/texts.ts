import { RIGHT_TITLE } from '#language/right-to-offer/texts-own'
import { PAPER_HOURS, RIGHT_DAYS, type RightOutcome } from './constants.ts'

/** Words of the page where a poster shows a paper. */
export const RIGHT_TEXTS = {
  title: RIGHT_TITLE,
  description:
    'Show our team a paper that says this home is yours to offer. Only what you leave open.',
  intro:
    'Visitors ask first whether the poster may offer a home. Show our team one paper, an agent a letter of the owner, and the page of your listing says that we have seen it. You need not: without it the page says “not shown”, and nothing else changes.',
  who: 'Who sees it',
  whoSees: [
    'Only the admins of this portal, and each opening is noted. No visitor ever sees the paper, the number of the flat or the tower.',
    `We answer within ${PAPER_HOURS} hours and erase the paper with the answer, after ${RIGHT_DAYS.paper} days at the latest.`,
    'What stays is the kind of paper and the day on which we saw it, for a year, or until the name, the place or the flat changes, or an owner’s account becomes an agent’s.',
    'The file itself never leaves your device: we get a picture of what you leave open.',
  ],
  letterTitle: 'What the letter says',
  letter:
    'Let the owner write: “I am the owner of [flat or house, place]. [Your name] may offer it for sale or rent until [date].” With name, place, date and signature.',
  formTitle: (about: string) => `Paper for ${about}`,
  kind: 'Kind of paper',
  unit: 'Number of the flat, house or plot',
  unitHint: 'As on the paper, with its letters. Nobody but our admins reads it.',
  tower: 'Tower or block, if there is one',
  paper: 'The paper',
  choose: 'Choose a photo or a PDF',
  another: 'Choose another photo or PDF',
  paperHint: 'Photo or PDF. It stays on this device until you have covered it and send it.',
  opening: 'Opening the file. Nothing is sent.',
  submit: 'Send what is open',
  busy: 'Sending…',
  failed: 'The paper was not sent. It is still on this page.',
  noListing: 'Which listing? Choose it in your profile: “Right to offer” is in its menu.',
  gone: 'This listing is not yours or is not there any more.',
  loading: 'Loading…',
  withoutScript: 'Showing a paper needs JavaScript, because it is covered on your device.',
  errors: {
    kind: 'Choose the kind of paper.',
    unit: 'Enter the number of the flat, house or plot.',
    pages: 'Choose the paper, and cover all but name and address.',
    email: 'Enter the e-mail address of the owner.',
    ownEmail: 'This is the mailbox of your own account. Enter that of the owner.',
  },
  waiting: (kind: string, sent: string, due: string, erased: string) =>
    `We have ${kind} since ${sent}. We answer by ${due} and erase it then, on ${erased} at the latest.`,
  sent: 'We have what you left open of your paper.',
  notNow: 'This listing is closed, so no paper can be shown for it.',
  retry: 'Try again',
  withdraw: 'Take the paper back',
  withdrawing: 'Erasing…',
  withdrawn: 'Done: it is erased.',
  replaces: 'If you send another paper, it replaces the one that waits.',
  seen: (kind: string, on: string, until: string) =>
    `We saw ${kind} on ${on}. The page of your listing says so until ${until}.`,
  changed:
    'We had seen a paper for this listing, but its name or place, or your own name or account, has changed since. Its page does not say it any more: show a paper again.',
} as const

const ANSWERED: Record<Exclude<RightOutcome, 'refused' | 'taken back'>, string> = {
  seen: 'We have seen your paper and erased it.',
  'shows too much':
    'Your paper shows more than we need, so we erased it at once. Cover everything but name, address and number, and show it again.',
  'not answered':
    'We did not get to your paper in time, so we erased it. We are sorry: please show it again.',
  'owner says no':
    'Whoever reads the address that you named as the owner’s says that they did not agree. We have erased the address.',
}

/** What became of a paper, in the words of the page and of the mail. */
export function answered(outcome: RightOutcome, reason: string | null): string {
  if (outcome === 'refused') return `We cannot say that we have seen your right to offer: ${reason}`
  if (outcome === 'taken back')
    return `The page of your listing no longer says that we have seen your right to offer: ${reason}`
  return ANSWERED[outcome]
}

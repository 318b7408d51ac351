import { formatMoment } from '../time/rules.ts'

/** To a poster whose right to offer a home visitors doubt. Nobody is named or counted. */
export const DOUBT_TEXTS = {
  why: (home: string) => `Visitors doubt that you may offer ${home}.`,
  /** On the card, which names the home. */
  thisHome: 'this home',
  asked: (at: string) => `We asked you on ${formatMoment(at)}.`,
  what: 'Nothing of this is shown to visitors. Tell us what is right, or show a paper.',
  agent: 'Are you an agent? Say so in your answer, and we change your account.',
  answered: (at: string) => `You answered on ${formatMoment(at)}; our team has it:`,
  open: 'Answer the doubt',
  change: 'Change your answer',
  paper: 'Show a paper',
  label: 'What is right?',
  hint: 'Only our team sees it. It is erased once this is settled.',
  submit: 'Send to our team',
  busy: 'Sending to our team…',
  close: 'Answer later',
  missing: 'Write what is right.',
  done: 'Our team has your answer.',
  settled: 'This has been settled meanwhile. No answer is needed any more.',
} as const

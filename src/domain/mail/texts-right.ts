import { answered } from '#language/right-to-offer/texts'
import { OWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-own'
import { RIGHT_DAYS, type RightOutcome } from '../right-to-offer/constants.ts'
import type { MailKind } from './constants.ts'
import { type MailText, said } from './text.ts'

/**
 * The mail to a poster about a paper that was shown for a listing, and that to the owner whom an agent named: it has our
 * words only, as nobody has proved the address.
 */
export const RIGHT_MAILS: Record<
  Extract<MailKind, 'paper answered' | 'owners letter'>,
  MailText
> = {
  'paper answered': ({ name, title, outcome, reason, link }) => ({
    subject: `About the paper for ${said(title)}`,
    blocks: [
      `Dear ${name},`,
      answered(outcome as RightOutcome, said(reason)),
      { link, label: OWN_RIGHT_TEXTS.show },
    ],
  }),
  'owners letter': ({ link }) => ({
    subject: 'Does an agent offer your home?',
    blocks: [
      'Good day,',
      'An agent who posts on this portal wants to offer a home, and says that you own it. The page below shows who asks and which home it is.',
      { link, label: 'See it and answer' },
      `You answer there with one press, without an account. The link works for ${RIGHT_DAYS.link} days. If you own no such home, or did not agree, say no: we then erase your address at once. If you do nothing, we erase it too, and nothing is shown.`,
      'On the same page you can say that we never ask you again.',
    ],
  }),
}

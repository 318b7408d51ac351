import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import { answered } from '#language/right-to-offer/texts'
import { OWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-own'
import { DOUBT_DAYS } from '../report/doubt.ts'
import { RIGHT_DAYS, type RightOutcome } from '../right-to-offer/constants.ts'
import type { MailKind } from './constants.ts'
import { type MailText, said } from './text.ts'

/**
 * The mails to a poster about a paper that was shown for a listing, or about a doubt of visitors, and that to the owner
 * whom an agent named: it has our words only, as nobody has proved the address.
 */
export const RIGHT_MAILS: Record<
  Extract<MailKind, 'paper answered' | 'owners letter' | 'offer doubted'>,
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
  'offer doubted': ({ name, title, link }) => ({
    subject: `Is it yours to offer? ${said(title)}`,
    blocks: [
      `Dear ${name},`,
      DOUBT_TEXTS.why(said(title)),
      DOUBT_TEXTS.what,
      { link, label: 'Answer on your profile' },
      DOUBT_TEXTS.agent,
      `Please answer within ${DOUBT_DAYS.answer} days.`,
    ],
  }),
}

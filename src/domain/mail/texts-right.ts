import { answered, OWN_RIGHT_TEXTS } from '#language/right-to-offer/texts'
import type { RightOutcome } from '../right-to-offer/constants.ts'
import type { MailKind } from './constants.ts'
import { type MailText, said } from './text.ts'

/** The mail to a poster about a paper that was shown for a listing. */
export const RIGHT_MAILS: Record<Extract<MailKind, 'paper answered'>, MailText> = {
  'paper answered': ({ name, title, outcome, reason, link }) => ({
    subject: `About the paper for ${said(title)}`,
    blocks: [
      `Dear ${name},`,
      answered(outcome as RightOutcome, said(reason)),
      { link, label: OWN_RIGHT_TEXTS.show },
    ],
  }),
}

import type { PosterWord } from './poster.ts'

/** Also used on the picture of a shared link and on the page about the portal. */
export const READ_BY_PERSON = 'Read by a person'

/** Texts of the checks on a listing's page. */
export const CHECK_TEXTS = {
  title: 'What was checked, and when',
  sealRead: (day: string) => `${READ_BY_PERSON} ${day}`,
  sealConfirmed: 'confirmed',
  sealLeads: ': what was checked',
  read: 'Pictures, price and description were read by a person and approved on',
  confirmed: (who: PosterWord) => `The ${who} last confirmed that it is available:`,
  verified: (who: PosterWord) => `The ${who}’s e-mail address is confirmed: mails reach them.`,
  notVerified: (who: PosterWord) => `The ${who} has not confirmed an e-mail address yet.`,
  reraPlausible: (state: string) =>
    `The RERA number has the form used in ${state}. Look it up at the authority before you pay.`,
  reraDoubtful: (state: string, who: PosterWord) =>
    `The RERA number does not have the form used in ${state}. Ask the ${who}, and look it up at the authority.`,
  agentRera: (state: string) =>
    `The agent’s own RERA number has the form used in ${state}. Look it up at the authority.`,
  reraNone: 'No RERA number is stated.',
  notTitle: 'What is not checked',
  not: [
    'Ownership papers and the right to sell or let',
    'Loans, dues and court cases',
    'The place itself: nobody of ours has been there',
  ],
} as const

import { LISTING_DAYS } from './constants.ts'

/** Texts of the page to which the mail about a listing's expiry links. */
export const RENEWAL_TEXTS = {
  title: 'Is it still available?',
  description: 'Confirms that a listing is still available, by the link of a mail.',
  intro: `One press confirms the listing that the mail names. Visitors then see it for ${LISTING_DAYS.unconfirmed} more days.`,
  submit: 'Yes, it is still available',
  busy: 'Confirming…',
  done: (about: string, until: string) => `${about} is confirmed. Visitors see it until ${until}.`,
  doneBefore: (about: string, until: string) =>
    `${about} was confirmed already. Visitors see it until ${until}.`,
  toListings: 'Open your listings',
  other: 'Sold or rented? Mark it in your listings',
} as const

/** Why such a link has no effect. */
export const RENEWAL_RESULT_TEXTS = {
  foreign: 'This link is not one of ours, or it is not complete. Open your listings instead.',
  closed:
    'This listing is marked as sold or rented. Put it on offer again in your listings if that has changed.',
} as const

/**
 * The most listings in a shortlist, in one request and in one mail, and the lengths of a note and a name in characters.
 */
export const SHORTLIST_LIMITS = {
  perAccount: 200,
  perCall: 100,
  perMail: 10,
  note: 500,
  name: 80,
} as const

/** The least hours between two mails to one account about saved homes: a day, as scheduled runs are not exact. */
export const DAILY_MAIL_HOURS = 20

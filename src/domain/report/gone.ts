/** What follows when visitors say that a home is gone, in days. */
export const GONE_DAYS = {
  /** The owner is asked by mail at most once in so many, however many reports come. */
  betweenMails: 14,
  /** The time that the owner has to answer. */
  answer: 7,
  /** The reminder about a listing's age is not sent so soon after such a mail: it would ask the same again. */
  beforeReminder: 7,
  /** The word of the same mailbox counts again so long after the owner contradicted it. */
  sameReporter: 30,
} as const

/**
 * So many people have to say it before an unanswered listing is hidden without an admin: mailboxes with a confirmed
 * address, each on a network of its own.
 */
export const GONE_PEOPLE = 3

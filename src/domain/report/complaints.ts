// The times that `LAW.intermediaries` sets.

/** Within how many hours a complaint is acknowledged: rule 3(2)(a)(i), unchanged since 2021 and read in a reprint. */
export const ACKNOWLEDGED = { hours: 24 } as const

const DAY = 24

/** What a complaint is about, as far as the law sets a time for it, the longest first. */
export const COMPLAINT_CLASSES = ['general', 'removal', 'order', 'intimate'] as const
export type ComplaintClass = (typeof COMPLAINT_CLASSES)[number]

/** Within how many hours a complaint of each class is settled, and the rule that says so. */
export const COMPLAINT_RULES: Record<ComplaintClass, { hours: number; rule: string }> = {
  /** Fifteen days before the amendment. */
  general: { hours: 7 * DAY, rule: 'rule 3(2)(a)(i)' },
  /**
   * A request to remove what rule 3(1)(b) forbids, but for its sub-clauses (i), (iv) and (xi): impersonation, what
   * misleads about its origin, what invades somebody's privacy. Seventy-two hours before.
   */
  removal: { hours: 36, rule: 'rule 3(2)(a)(i), proviso' },
  /** An order of a court, or a reasoned one of the government. Thirty-six hours before. */
  order: { hours: 3, rule: 'rule 3(1)(d)' },
  /** A picture that shows somebody's private parts or sexual acts, or a forged one. Twenty-four hours before. */
  intimate: { hours: 2, rule: 'rule 3(2)(b)' },
}

/**
 * Users are told of the rules at least once in three months: rule 3(1)(c), known from accounts. The line is due some
 * days earlier, because it travels with mails that go out anyway.
 */
export const REMINDER = { everyDays: 90, dueAfterDays: 80 } as const

/** How a fact of law is known: from the text of the rule as somebody reprints it, or from what others write about it. */
type Seen = 'reprint' | 'secondary'

/** A rule, the day from which it is in force, and where it was read. */
type Fact = { rule: string; since: string; sources: readonly string[]; seen: Seen }

/**
 * The rules for complaints to an intermediary: the Information Technology (Intermediary Guidelines and Digital Media
 * Ethics Code) Rules, 2021, G.S.R. 139(E), as amended by G.S.R. 120(E) of 10 February 2026 (Gazette of India,
 * CG-DL-E-10022026-269993). The gazette itself could not be opened here: the times of 2026 are those that several law
 * firms and a summary of the gazette agree on.
 */
export const INTERMEDIARY_RULES = {
  rule: 'IT (Intermediary Guidelines) Rules 2021, G.S.R. 139(E), as amended by G.S.R. 120(E), rule 3',
  since: '2026-02-20',
  seen: 'secondary',
  sources: [
    'https://gazettetracker.com/g/CG-DL-E-10022026-269993',
    'https://vivrti.in/blog-post.php?blog-name=primer-on-due-deligence',
    'https://www.mondaq.com/india/social-media/1751632/meity-notifies-it-intermediary-guidelines-and-digital-media-ethics-code-amendment-rules-2026',
    'https://itlaw.in/rule-3-2-grievance-redressal-mechanism-of-intermediary',
  ],
} as const satisfies Fact

/** Within how many hours a complaint is acknowledged: rule 3(2)(a)(i), unchanged since 2021 and read in a reprint. */
export const ACKNOWLEDGED = { hours: 24, seen: 'reprint' } as const satisfies ClassRule

type ClassRule = { hours: number; seen: Seen }

const DAY = 24

/** What a complaint is about, as far as the law sets a time for it, the longest first. */
export const COMPLAINT_CLASSES = ['general', 'removal', 'order', 'intimate'] as const
export type ComplaintClass = (typeof COMPLAINT_CLASSES)[number]

/** Within how many hours a complaint of each class is settled, and the rule that says so. */
export const COMPLAINT_RULES: Record<ComplaintClass, ClassRule & { rule: string }> = {
  /** Fifteen days before the amendment. */
  general: { hours: 7 * DAY, rule: 'rule 3(2)(a)(i)', seen: 'secondary' },
  /**
   * A request to remove what rule 3(1)(b) forbids, but for its sub-clauses (i), (iv) and (xi): impersonation, what
   * misleads about its origin, what invades somebody's privacy. Seventy-two hours before.
   */
  removal: { hours: 36, rule: 'rule 3(2)(a)(i), proviso', seen: 'secondary' },
  /** An order of a court, or a reasoned one of the government. Thirty-six hours before. */
  order: { hours: 3, rule: 'rule 3(1)(d)', seen: 'secondary' },
  /** A picture that shows somebody's private parts or sexual acts, or a forged one. Twenty-four hours before. */
  intimate: { hours: 2, rule: 'rule 3(2)(b)', seen: 'secondary' },
}

/**
 * Users are told of the rules at least once in three months: rule 3(1)(c), known from secondary sources. The line is due
 * some days earlier, because it travels with mails that go out anyway.
 */
export const REMINDER = { everyDays: 90, dueAfterDays: 80, seen: 'secondary' } as const

/**
 * Pictures that are made or changed by a computer so that they look real are labelled. What is edited in good faith and
 * changes no meaning is left out: light, colours, crop. Whether a furnished room falls under the rule is not settled; the
 * portal labels it all the same, because it shows what is not there.
 */
const SYNTHETIC_PICTURES = {
  rule: 'IT (Intermediary Guidelines) Amendment Rules 2026, G.S.R. 120(E), rule 2(1)(wa)',
  since: INTERMEDIARY_RULES.since,
  sources: ['https://gazettetracker.com/g/CG-DL-E-10022026-269993'],
  seen: 'reprint',
} as const satisfies Fact

/** Personal data of somebody younger than `ADULT_YEARS` needs the consent of a parent. */
const ADULT = {
  rule: 'Digital Personal Data Protection Act 2023, section 9, and Rules 2025, rule 10',
  since: '2027-05-13',
  sources: ['https://dpdpa.com/dpdparules/rule10.html'],
  seen: 'secondary',
} as const satisfies Fact

/**
 * Every rule of this table with its sources.
 * @internal
 */
export const LAW_FACTS: readonly Fact[] = [INTERMEDIARY_RULES, SYNTHETIC_PICTURES, ADULT]

/** A fact of law: where it stands, since when, and how it is known. */
type Fact = {
  rule: string
  since: string
  source: string
  /** From the text of the law, as somebody reprints it, or from what others write about it. */
  seen: 'reprint' | 'secondary'
}

/**
 * Pictures that are made or changed by a computer so that they look real are labelled. What is edited in good faith and
 * changes no meaning is left out: light, colours, crop. Whether a furnished room falls under the rule is not settled; the
 * portal labels it all the same, because it shows what is not there.
 */
export const SYNTHETIC_PICTURES = {
  rule: 'IT (Intermediary Guidelines) Amendment Rules 2026, G.S.R. 120(E), rule 2(1)(wa)',
  since: '2026-02-20',
  source: 'gazettetracker.com/g/CG-DL-E-10022026-269993',
  seen: 'reprint',
} as const satisfies Fact

/** Personal data of somebody younger needs the consent of a parent, which the portal has no way to ask for. */
export const ADULT = {
  years: 18,
  rule: 'Digital Personal Data Protection Act 2023, section 9, and Rules 2025, rule 10',
  since: '2027-05-13',
  source: 'dpdpa.com/dpdparules/rule10.html',
  seen: 'secondary',
} as const satisfies Fact & { years: number }

/** Stands between two facts. Where a line breaks, the dot goes with the fact after it: at the end it would hang. */
export const DOT = ' ·\u00a0'

/** "3 BHK · 1,450 sq ft · Gomti Nagar", without the facts that are not known. */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(DOT)

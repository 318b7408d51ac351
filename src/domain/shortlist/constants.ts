/** Listings of one account's shortlist, those that one call adds or takes out, characters of a note and of a kept name. */
export const SHORTLIST_LIMITS = { perAccount: 200, perCall: 100, note: 500, name: 80 } as const

/** The most listings in a shortlist and in one request, and the lengths of a note and a name in characters. */
export const SHORTLIST_LIMITS = { perAccount: 200, perCall: 100, note: 500, name: 80 } as const

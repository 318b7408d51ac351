/** Listings that a device remembers to have shown: as many as a row of cards is looked through. */
export const VIEWED_MOST = 12

const ID = /^[a-z0-9]{8,40}$/

/** What was looked at, the last one first, each once; without what can be no listing. */
export const withViewed = (viewed: readonly string[], id: string): string[] =>
  [...new Set([id, ...viewed])].filter((one) => ID.test(one)).slice(0, VIEWED_MOST)

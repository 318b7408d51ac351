/** How many viewed listings a device remembers. */
export const VIEWED_MOST = 12

const ID = /^[a-z0-9]{8,40}$/

/** Adds a viewed listing to the list: newest first, without duplicates and invalid ids. */
export const withViewed = (viewed: readonly string[], id: string): string[] =>
  [...new Set([id, ...viewed])].filter((one) => ID.test(one)).slice(0, VIEWED_MOST)

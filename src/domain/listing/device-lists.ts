/** The most listings in a comparison: more do not fit on a screen. */
export const COMPARED_MOST = 4
/** How many viewed listings a device remembers. */
export const VIEWED_MOST = 12

const ID = /^[a-z0-9]{8,40}$/
/**
 * The ids that can be a listing's, without duplicates, up to a limit: anything may stand in an address or a storage.
 */
const valid = (ids: readonly string[], most: number) =>
  [...new Set(ids)].filter((id) => ID.test(id)).slice(0, most)

/** The listings that an address asks to compare. */
export const comparedIds = (query: string): string[] =>
  valid(new URLSearchParams(query).get('ids')?.split(',') ?? [], COMPARED_MOST)

/** Adds a listing to the comparison or removes it. Null if the comparison is full. */
export function withToggled(chosen: readonly string[], id: string): string[] | null {
  const known = valid(chosen, COMPARED_MOST)
  if (known.includes(id)) return known.filter((one) => one !== id)
  return known.length < COMPARED_MOST ? [...known, id] : null
}

/** Adds a viewed listing to the list: newest first, without duplicates and invalid ids. */
export const withViewed = (viewed: readonly string[], id: string): string[] =>
  valid([id, ...viewed], VIEWED_MOST)

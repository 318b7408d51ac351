/** The most listings in a comparison: more do not fit on a screen. */
export const COMPARED_MOST = 4

const ID = /^[a-z0-9]{8,40}$/
/** The ids that can be a listing's, without duplicates, up to the limit. */
const those = (ids: readonly string[]) =>
  [...new Set(ids)].filter((id) => ID.test(id)).slice(0, COMPARED_MOST)

/** The listings that an address asks to compare. */
export const comparedIds = (query: string): string[] =>
  those(new URLSearchParams(query).get('ids')?.split(',') ?? [])

/** Adds a listing to the comparison or removes it. Null if the comparison is full. */
export function withToggled(chosen: readonly string[], id: string): string[] | null {
  const known = those(chosen)
  if (known.includes(id)) return known.filter((one) => one !== id)
  return known.length < COMPARED_MOST ? [...known, id] : null
}

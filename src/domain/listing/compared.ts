/** Listings side by side at most: more fit no screen. */
export const COMPARED_MOST = 4

const ID = /^[a-z0-9]{8,40}$/
/** Of what an address or a browser names, what can be a listing: each once, the first few. */
const those = (ids: readonly string[]) =>
  [...new Set(ids)].filter((id) => ID.test(id)).slice(0, COMPARED_MOST)

/** The listings that an address asks to compare. */
export const comparedIds = (query: string): string[] =>
  those(new URLSearchParams(query).get('ids')?.split(',') ?? [])

/** What is chosen once a listing was pressed: chosen, or taken out. Null where there is no room for it. */
export function withToggled(chosen: readonly string[], id: string): string[] | null {
  const known = those(chosen)
  if (known.includes(id)) return known.filter((one) => one !== id)
  return known.length < COMPARED_MOST ? [...known, id] : null
}

/** Option ids by facet: those of an entry, or the chosen ones. */
export type Facets = Readonly<Record<string, readonly string[]>>

/** Whether an entry matches the choice; a facet without a chosen option matches every entry. */
export function fitsChoice(entry: Facets, choice: Facets): boolean {
  return Object.entries(choice).every(([facet, chosen]) =>
    chosen.every((id) => entry[facet]?.includes(id)),
  )
}

/** The number of entries if an option is chosen: instead of the facet's other choice, or added to it if `many`. */
export function countWith(
  entries: readonly Facets[],
  choice: Facets,
  facet: string,
  id: string,
  many = false,
): number {
  const own = many ? [...(choice[facet] ?? []), id] : [id]
  return entries.filter((entry) => fitsChoice(entry, { ...choice, [facet]: own.filter(Boolean) }))
    .length
}

/** Reads the choice from an address; ids that are not in `known` are ignored. */
export function parseChoice(params: URLSearchParams, known: Facets): Facets {
  return Object.fromEntries(
    Object.entries(known).map(([facet, ids]) => {
      const asked = new Set(params.getAll(facet).map((id) => id.toLowerCase()))
      return [facet, ids.filter((id) => id && asked.has(id))]
    }),
  )
}

/** The choice as an address' query; may be empty. */
export function choiceQuery(choice: Facets): string {
  const params = new URLSearchParams(
    Object.entries(choice).flatMap(([facet, ids]) =>
      ids.map((id) => [facet, id] as [string, string]),
    ),
  )
  return params.size > 0 ? `?${params}` : ''
}

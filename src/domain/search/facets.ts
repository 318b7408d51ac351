/** Option ids by facet: what an entry falls under, or what is chosen of each facet. */
export type Facets = Readonly<Record<string, readonly string[]>>

/** Whether an entry falls under everything that is chosen; a facet of which nothing is chosen lets all pass. */
export function fitsChoice(entry: Facets, choice: Facets): boolean {
  return Object.entries(choice).every(([facet, chosen]) =>
    chosen.every((id) => entry[facet]?.includes(id)),
  )
}

/** How many entries there would be with an option chosen: in place of the facet's other choice, or added where it takes `many`. */
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

/** The choice in an address; only ids among `known` count. */
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

/**
 * A filter. Of a facet that takes `many`, a row fits with any chosen option; of `one` and `all` it has to belong to each,
 * where a form offers one option in place of another, or one more. `options` is null if any slug is allowed, as for
 * localities.
 */
export type FacetRule<Name extends string, Option extends { id: string } = { id: string }> = {
  name: Name
  choice: 'one' | 'many' | 'all'
  options: readonly Option[] | null
}
/** The chosen options of each facet, or those to which an entry belongs. */
export type Choice<Name extends string = string> = Readonly<Record<Name, readonly string[]>>

/** One code for each row; `members` has for each code the places in `ids` of the options to which it belongs. */
export type FacetColumn = {
  codes: ArrayLike<number>
  ids: readonly string[]
  members: readonly (readonly number[])[]
}
export type FacetTable<Name extends string> = {
  size: number
  facets: Readonly<Record<Name, FacetColumn>>
}

/** `options` are those of each code. */
export function facetColumn(
  codes: ArrayLike<number>,
  options: readonly (readonly string[])[],
): FacetColumn {
  const places = new Map<string, number>()
  const members = options.map((ids) =>
    ids.map((id) => {
      const place = places.get(id) ?? places.size
      places.set(id, place)
      return place
    }),
  )
  return { codes, ids: [...places.keys()], members }
}

/** A table of a few entries, each given by the options to which it belongs. */
export function facetTable<Name extends string>(
  entries: readonly Partial<Choice<Name>>[],
  rules: readonly FacetRule<Name>[],
): FacetTable<Name> {
  const codes = [...entries.keys()]
  const facets = rules.map(({ name }) => [
    name,
    facetColumn(
      codes,
      entries.map((entry) => [...new Set(entry[name])]),
    ),
  ])
  return { size: entries.length, facets: Object.fromEntries(facets) as Record<Name, FacetColumn> }
}

/**
 * Which codes of a column let a row through. A row that only one gate shuts counts for the other options of that gate's
 * facet, unless the gate is strict: where all options have to hold, another one lets no further row through.
 */
export type Gate<Name extends string> = {
  name: Name
  codes: ArrayLike<number>
  open: readonly boolean[]
  strict: boolean
}
/** Conditions of a table's rows beside the chosen options. */
type Narrowing<Name extends string> = {
  gates: readonly Gate<Name>[]
  fits: (row: number) => boolean
}

/**
 * The rows by table, and their number. `counts` has for each option the number of rows if it is chosen: instead of its
 * facet's others, or together with them where all have to hold. `unfiltered` has that number if none of a facet is.
 */
export type FoundIn<Name extends string> = {
  rows: readonly (readonly number[])[]
  total: number
  counts: Record<Name, Record<string, number>>
  unfiltered: Record<Name, number>
}

function gateOf<Name extends string>(
  { codes, ids, members }: FacetColumn,
  { name, choice }: FacetRule<Name>,
  chosen: readonly string[],
): Gate<Name> {
  const places = chosen.map((id) => ids.indexOf(id))
  const open = members.map((optionPlaces) =>
    choice === 'many'
      ? places.some((place) => optionPlaces.includes(place))
      : places.every((place) => optionPlaces.includes(place)),
  )
  return { name, codes, open, strict: choice === 'all' }
}

const add = (counts: Uint32Array, n: number, more = 1) => {
  counts[n] = (counts[n] ?? 0) + more
}

type Tally<Name extends string> = Record<Name, Uint32Array>

/** Reads one table once, and counts the rows by facet and code. */
function walk<Name extends string>(
  table: FacetTable<Name>,
  rules: readonly FacetRule<Name>[],
  { choice, gates: further, fits }: Narrowing<Name> & { choice: Choice<Name> },
): { rows: number[]; tally: Tally<Name> } {
  const chosen = rules.filter(({ name }) => choice[name].length > 0)
  const gates = [
    ...chosen.map((rule) => gateOf(table.facets[rule.name], rule, choice[rule.name])),
    ...further,
  ]
  const tally = Object.fromEntries(
    rules.map(({ name }) => [name, new Uint32Array(table.facets[name].members.length)]),
  ) as Tally<Name>
  const columns = rules.map(({ name }) => [table.facets[name].codes, tally[name]] as const)
  const rows: number[] = []
  for (let row = 0; row < table.size; row++) {
    let shut: Gate<Name> | null = null
    let closed = 0
    for (const gate of gates) {
      if (gate.open[gate.codes[row] ?? 0]) continue
      shut = gate
      if (gate.strict || ++closed > 1) break
    }
    if (closed > 1 || shut?.strict || !fits(row)) continue
    if (shut) {
      add(tally[shut.name], table.facets[shut.name].codes[row] ?? 0)
      continue
    }
    rows.push(row)
    for (const [codes, counts] of columns) add(counts, codes[row] ?? 0)
  }
  return { rows, tally }
}

/** Adds the counts of one table by code to those of each option. */
function addCounts<Name extends string>(
  { counts, unfiltered }: Pick<FoundIn<Name>, 'counts' | 'unfiltered'>,
  { facets }: FacetTable<Name>,
  tally: Tally<Name>,
): void {
  for (const name of Object.keys(tally) as Name[]) {
    const { ids, members } = facets[name]
    const byOption = new Uint32Array(ids.length)
    for (const [code, rows] of tally[name].entries()) {
      if (rows === 0) continue
      unfiltered[name] += rows
      for (const place of members[code] ?? []) add(byOption, place, rows)
    }
    const optionCounts: Record<string, number> = counts[name]
    for (const [place, id] of ids.entries()) {
      const rows = byOption[place] ?? 0
      if (rows > 0) optionCounts[id] = (optionCounts[id] ?? 0) + rows
    }
  }
}

const unconditional = { gates: [], fits: () => true }

/** Finds the rows of some tables that belong to the chosen options. `narrowing` gives further conditions of a table. */
export function filterTables<Name extends string>(
  tables: readonly FacetTable<Name>[],
  rules: readonly FacetRule<Name>[],
  choice: Choice<Name>,
  narrowing: (table: number) => Narrowing<Name> = () => unconditional,
): FoundIn<Name> {
  const byName = <T>(value: () => T) =>
    Object.fromEntries(rules.map(({ name }) => [name, value()])) as Record<Name, T>
  const counts = byName((): Record<string, number> => ({}))
  const unfiltered = byName(() => 0)
  const rows = tables.map((table, n) => {
    const found = walk(table, rules, { choice, ...narrowing(n) })
    addCounts({ counts, unfiltered }, table, found.tally)
    return found.rows
  })
  return { rows, total: rows.reduce((sum, list) => sum + list.length, 0), counts, unfiltered }
}

/** The most options that an address may choose of a facet without a list of options. */
const MOST_SLUGS = 12
const SLUG = /^[a-z0-9-]{1,90}$/

/** Reads the chosen options from an address and ignores unknown ones. */
export function choiceIn<Name extends string>(
  params: URLSearchParams,
  rules: readonly FacetRule<Name>[],
): Choice<Name> {
  const chosen = rules.map(({ name, options }) => {
    const asked = [...new Set(params.getAll(name).map((id) => id.toLowerCase()))]
    const known = options
      ? options.flatMap(({ id }) => (asked.includes(id) ? id : []))
      : asked.filter((id) => SLUG.test(id)).slice(0, MOST_SLUGS)
    return [name, known]
  })
  return Object.fromEntries(chosen) as Choice<Name>
}

/** Adds the chosen options to the parameters of an address. */
export function addChoice<Name extends string>(
  params: URLSearchParams,
  rules: readonly FacetRule<Name>[],
  choice: Choice<Name>,
): void {
  for (const { name } of rules) for (const id of choice[name]) params.append(name, id)
}

/** Parameters as they stand in an address; empty if there are none. */
export const queryOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '')

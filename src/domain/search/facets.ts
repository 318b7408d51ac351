import type { FacetRule } from '../listing/facets.ts'

/** The chosen options of each facet, or those to which an entry belongs. */
export type Choice<Name extends string = string> = Readonly<Record<Name, readonly string[]>>

/** The code of rows that say nothing, and which rows leave something open by it: the others have nothing to say. */
export type Silence = { code: number; isOpen: (row: number) => boolean }

/**
 * One code for each row; `members` has for each code the places in `ids` of the options to which it belongs. `silence`
 * is missing where every row says something.
 */
export type FacetColumn = {
  codes: ArrayLike<number>
  ids: readonly string[]
  members: readonly (readonly number[])[]
  silence?: Silence | undefined
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
 * facet, unless the gate is strict: where all options have to hold, another one lets no further row through. `name` is
 * null where no options are counted.
 */
export type Gate<Name extends string> = {
  name: Name | null
  codes: ArrayLike<number>
  open: readonly boolean[]
  strict?: boolean
  /** What the gate asks for, where rows that leave it open may pass after those that say it. */
  wish?: { id: string; silence: Silence }
}
/** Conditions of a table's rows beside the chosen options. */
type Narrowing<Name extends string> = {
  gates: readonly Gate<Name>[]
  fits: (row: number) => boolean
}

/**
 * Which wishes only sort, so that rows which leave them open follow those that say them: those that most of the
 * otherwise fitting rows leave open, none, or the given ones.
 */
export type Sorting = 'judged' | 'none' | readonly string[]

/**
 * The rows by table, and their number. `unsaid` has for each row how many wishes it leaves open, and is empty where no
 * wish only sorts; `sorting` are these wishes. `counts` has for each option the number of rows that say it and are
 * found if it is chosen: instead of its facet's others, or together with them where all have to hold. `unfiltered` has
 * that number if none of a facet is.
 */
export type FoundIn<Name extends string> = {
  rows: readonly (readonly number[])[]
  total: number
  unsaid: readonly (readonly number[])[]
  sorting: readonly string[]
  counts: Record<Name, Record<string, number>>
  unfiltered: Record<Name, number>
}

/** Whether the rows of each code of a column belong to what is chosen: to one of the options, or to all. */
export function opens(
  { ids, members }: FacetColumn,
  choice: FacetRule<string>['choice'],
  chosen: readonly string[],
): boolean[] {
  const places = chosen.map((id) => ids.indexOf(id))
  return members.map((optionPlaces) =>
    choice === 'many'
      ? places.some((place) => optionPlaces.includes(place))
      : places.every((place) => optionPlaces.includes(place)),
  )
}

function gateOf<Name extends string>(
  column: FacetColumn,
  { name, choice }: FacetRule<Name>,
  chosen: readonly string[],
): Gate<Name> {
  const { codes, silence } = column
  const open = opens(column, choice, chosen)
  const wish = silence && choice !== 'all' ? { wish: { id: name, silence } } : {}
  return { name, codes, open, strict: choice === 'all', ...wish }
}

const add = (counts: Uint32Array, n: number, more = 1) => {
  counts[n] = (counts[n] ?? 0) + more
}

type Tally<Name extends string> = Record<Name, Uint32Array>
/** A row that leaves some wishes open, one bit each; `shut` is the only gate that shuts it. */
type Open<Name extends string> = { row: number; mask: number; shut: Gate<Name> | null }
/** Of the rows that fit but for one wish: how many say something about it, and how many leave it open. */
type Said = { said: number; unsaid: number }

/** One table's rows that fit, those that fit where wishes only sort, and what decides whether they do. */
type Walked<Name extends string> = {
  rows: number[]
  open: Open<Name>[]
  /** The gates of wishes, in the order of the bits. */
  wishes: readonly Gate<Name>[]
  said: readonly Said[]
  tally: Tally<Name>
  count: (row: number, shut: Gate<Name> | null) => void
}

const isSilent = ({ wish, codes }: Gate<string>, row: number) =>
  wish !== undefined && codes[row] === wish.silence.code

/** Reads one table once, and counts the rows by facet and code. */
function walk<Name extends string>(
  table: FacetTable<Name>,
  rules: readonly FacetRule<Name>[],
  { choice, gates: further, fits }: Narrowing<Name> & { choice: Choice<Name> },
): Walked<Name> {
  const chosen = rules.filter(({ name }) => choice[name].length > 0)
  const gates = [
    ...chosen.map((rule) => gateOf(table.facets[rule.name], rule, choice[rule.name])),
    ...further,
  ]
  const wishes = gates.filter(({ wish }) => wish)
  const bits = gates.map((gate) => 1 << Math.max(0, wishes.indexOf(gate)))
  const said = wishes.map((): Said => ({ said: 0, unsaid: 0 }))
  const tally = Object.fromEntries(
    rules.map(({ name }) => [name, new Uint32Array(table.facets[name].members.length)]),
  ) as Tally<Name>
  const columns = rules.map(({ name }) => [table.facets[name].codes, tally[name]] as const)
  const rows: number[] = []
  const open: Open<Name>[] = []
  const count = (row: number, shut: Gate<Name> | null) => {
    if (!shut) for (const [codes, counts] of columns) add(counts, codes[row] ?? 0)
    else if (shut.name !== null) add(tally[shut.name], table.facets[shut.name].codes[row] ?? 0)
  }
  for (let row = 0; row < table.size; row++) {
    let shut: Gate<Name> | null = null
    let closed = 0
    let mask = 0
    for (let n = 0; n < gates.length; n++) {
      const gate = gates[n] as Gate<Name>
      if (gate.open[gate.codes[row] ?? 0]) continue
      if (isSilent(gate, row) && gate.wish?.silence.isOpen(row)) {
        mask |= bits[n] ?? 0
        continue
      }
      shut = gate
      if (gate.strict || ++closed > 1) break
    }
    if (closed > 1 || shut?.strict || !fits(row)) continue
    if (wishes.length > 0 && !(shut && isSilent(shut, row)))
      note(said, mask, shut && wishes.indexOf(shut))
    if (mask > 0) open.push({ row, mask, shut })
    else {
      if (!shut) rows.push(row)
      count(row, shut)
    }
  }
  return { rows, open, wishes, said, tally, count }
}

/** Counts a row for the wishes but for which it fits; `shut` is the place of the only one that it shuts out, if any. */
function note(said: readonly Said[], mask: number, shut: number | null): void {
  if (shut !== null) {
    const contrary = said[shut]
    if (contrary) contrary.said += 1
    return
  }
  for (const [n, wish] of said.entries()) {
    if (mask & (1 << n)) wish.unsaid += 1
    else wish.said += 1
  }
}

/** The wishes about which fewer than half of the otherwise fitting rows say anything. */
function sortingOf(tables: readonly Pick<Walked<string>, 'wishes' | 'said'>[]): string[] {
  const sums = new Map<string, Said>()
  for (const { wishes, said: own } of tables)
    for (const [n, { wish }] of wishes.entries()) {
      const { said = 0, unsaid = 0 } = sums.get(wish?.id ?? '') ?? {}
      sums.set(wish?.id ?? '', {
        said: said + (own[n]?.said ?? 0),
        unsaid: unsaid + (own[n]?.unsaid ?? 0),
      })
    }
  return [...sums].flatMap(([id, { said, unsaid }]) => (said < unsaid ? id : []))
}

/** Lets in the rows that leave nothing open but wishes that only sort. Returns what each row leaves open. */
function letIn<Name extends string>(
  { rows, open, wishes, count }: Walked<Name>,
  sorting: readonly string[],
): number[] {
  const must = wishes.reduce(
    (mask, { wish }, n) => (wish && sorting.includes(wish.id) ? mask : mask | (1 << n)),
    0,
  )
  const unsaid = sorting.length > 0 ? rows.map(() => 0) : []
  for (const { row, mask, shut } of open) {
    const missing = mask & must
    // What it leaves open shuts it out, like any other answer than the wished one.
    if (missing !== 0) {
      if (!shut && onesIn(missing) === 1) count(row, wishes[Math.log2(missing)] ?? null)
      continue
    }
    count(row, shut)
    if (shut) continue
    rows.push(row)
    unsaid.push(onesIn(mask))
  }
  return unsaid
}

function onesIn(mask: number): number {
  let ones = 0
  for (let left = mask; left !== 0; left &= left - 1) ones += 1
  return ones
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

/**
 * Finds the rows of some tables that belong to the chosen options; those that leave a wish open which only sorts are
 * after the others. `narrowing` gives further conditions of a table.
 */
export function filterTables<Name extends string>(
  tables: readonly FacetTable<Name>[],
  rules: readonly FacetRule<Name>[],
  choice: Choice<Name>,
  narrowing: (table: number) => Narrowing<Name> = () => unconditional,
  sorting: Sorting = 'judged',
): FoundIn<Name> {
  const byName = <T>(value: () => T) =>
    Object.fromEntries(rules.map(({ name }) => [name, value()])) as Record<Name, T>
  const counts = byName((): Record<string, number> => ({}))
  const unfiltered = byName(() => 0)
  const walked = tables.map((table, n) => walk(table, rules, { choice, ...narrowing(n) }))
  const sorts = sorting === 'judged' ? sortingOf(walked) : sorting === 'none' ? [] : sorting
  const unsaid = walked.map((found) => letIn(found, sorts))
  for (const [n, { tally }] of walked.entries())
    addCounts({ counts, unfiltered }, tables[n] as FacetTable<Name>, tally)
  const rows = walked.map((found) => found.rows)
  const total = rows.reduce((sum, list) => sum + list.length, 0)
  return { rows, total, unsaid, sorting: sorts, counts, unfiltered }
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

import type { ListingType } from '../listing/constants.ts'
import { isMadeName } from '../listing/name.ts'
import { referenceKey } from '../listing/reference.ts'
import { fold } from '../text/fold.ts'
import type { FileLine } from './lines.ts'
import type { KnownHome } from './plan.ts'
import type { ColumnMap, Sheet } from './table.ts'

/** The homes of one deal in one city that a file does not have, and how many of that kind it has. */
export type MissingGroup<Home> = {
  listingType: ListingType
  city: string
  present: number
  homes: readonly Home[]
}

/**
 * The own homes that a file does not have. None are told where the file cannot say which homes it has: `noReference`
 * where no column holds references; `withoutReference` and `wrong` where too many lines have none, or were not read.
 */
export type Missing<Home> =
  | { is: 'unsure'; why: 'noReference' | 'withoutReference' | 'wrong' }
  | { is: 'told'; groups: readonly MissingGroup<Home>[] }

/** Shares of the lines up to which a file counts as read. */
const MOST_WITHOUT_REFERENCE = 0.1
const MOST_WRONG = 0.25

/** A figure as short as this is the number of rooms or of a floor somewhere in every file. */
const SHORT_FIGURE = /^\d{1,3}$/

type Line = Pick<FileLine, 'row' | 'reference' | 'fields' | 'problems' | 'cells'>
type Home = Pick<
  KnownHome,
  | 'id'
  | 'reference'
  | 'listingState'
  | 'availability'
  | 'listingType'
  | 'city'
  | 'projectBuildingName'
>

const keyOf = (reference: string | null | undefined) => referenceKey(reference ?? '')

/** The references of a line: that it was read with, and what the cells say, which two lines of one home may share. */
const referencesOf = ({ reference, row }: Line, map: ColumnMap): string[] =>
  [reference, ...map.flatMap((meaning, at) => (meaning === 'reference' ? [row[at]] : []))]
    .map(keyOf)
    .filter(Boolean)

/**
 * What a file calls homes, in any of its sheets: a line that was left out, is hidden, sold or a second one names its
 * home as well, and no home is missing that is named anywhere.
 */
function namedIn(lines: readonly Line[], map: ColumnMap, sheets: readonly Sheet[]): Set<string> {
  const named = new Set(lines.flatMap((line) => referencesOf(line, map)))
  for (const { rows } of sheets)
    for (const row of rows)
      for (const cell of row) {
        const key = keyOf(cell)
        if (!SHORT_FIGURE.test(key)) named.add(key)
      }
  return named
}

const nameOf = (name: string) => (isMadeName(name) ? '' : fold(name))
const groupOf = ({ listingType, city }: Pick<Home, 'listingType' | 'city'>) =>
  `${listingType}\n${city}`

/**
 * Finds the homes of an agent that are on offer and that a file of the agent's whole list does not have. An agent has
 * several lists: so only homes of a deal and a city of which the file has another known home can be missing, and only
 * those with a reference of their own.
 */
export function missingHomes<Own extends Home>(
  homes: readonly Own[],
  { lines, map, sheets }: { lines: readonly Line[]; map: ColumnMap; sheets: readonly Sheet[] },
): Missing<Own> {
  if (!map.includes('reference') || lines.length === 0) return { is: 'unsure', why: 'noReference' }
  const nameless = lines.filter((line) => referencesOf(line, map).length === 0)
  if (nameless.length > MOST_WITHOUT_REFERENCE * lines.length)
    return { is: 'unsure', why: 'withoutReference' }
  const wrong = lines.filter(({ problems }) => Object.keys(problems).length > 0)
  if (wrong.length > MOST_WRONG * lines.length) return { is: 'unsure', why: 'wrong' }
  const named = namedIn(lines, map, sheets)
  // A line without a reference may be about a home that has one here.
  const names = new Set(
    nameless.map(({ fields, cells }) =>
      nameOf(fields?.projectBuildingName ?? cells.projectBuildingName?.written ?? ''),
    ),
  )
  const groups = new Map<string, { present: number; homes: Own[] }>()
  for (const home of homes) {
    if (!home.reference || home.listingState === null) continue
    const group = groups.get(groupOf(home)) ?? { present: 0, homes: [] }
    groups.set(groupOf(home), group)
    const name = nameOf(home.projectBuildingName)
    if (named.has(keyOf(home.reference))) group.present += 1
    else if (
      home.listingState === 'published' &&
      home.availability === 'available' &&
      !(name && names.has(name))
    )
      group.homes.push(home)
  }
  const told = [...groups.values()].flatMap(({ present, homes }): MissingGroup<Own>[] => {
    const [first] = homes
    if (!first || present === 0) return []
    const { listingType, city } = first
    return [{ listingType, city, present, homes }]
  })
  return { is: 'told', groups: told }
}

/** Whether so much of a list is missing that it may be another list, or a part of it. */
export const isMostMissing = ({ homes, present }: MissingGroup<unknown>): boolean =>
  homes.length > present

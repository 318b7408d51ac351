import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'
import type { ColumnMap, Meaning } from './table.ts'

/** The meanings that are no fields, in the order in which they are offered. */
export const OTHER_MEANINGS = [
  'reference',
  'status',
  'facts',
  'private',
  'ignored',
] as const satisfies readonly Meaning[]

export const isField = (meaning: Meaning): meaning is FieldName =>
  FIELD_NAMES.some((name) => name === meaning)

/**
 * What several columns may hold: one area counts, with the unit beside it; of two prices in a line, somebody says which
 * counts; amenities and descriptions are put together.
 */
export const MANY: readonly Meaning[] = [
  ...(['facts', 'private', 'ignored', 'status'] as const),
  ...(['plotArea', 'areaUnit', 'price', 'amenities', 'description'] as const),
]

/** The places of columns that were given the same meaning, which only one may have. */
export const twiceMeant = (map: ColumnMap): number[][] =>
  [...Map.groupBy(map.keys(), (at) => map[at])]
    .filter(([meaning, places]) => meaning && !MANY.includes(meaning) && places.length > 1)
    .map(([, places]) => places)

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
 * What several columns may hold: one area counts, and one price for each line; amenities and descriptions are put
 * together.
 */
export const MANY: readonly Meaning[] = [
  ...(['facts', 'private', 'ignored'] as const),
  ...(['plotArea', 'price', 'amenities', 'description'] as const),
]

/** The places of columns that were given the same meaning, which only one may have. */
export const twiceMeant = (map: ColumnMap): number[][] =>
  [...Map.groupBy(map.keys(), (at) => map[at])]
    .filter(([meaning, places]) => meaning && !MANY.includes(meaning) && places.length > 1)
    .map(([, places]) => places)

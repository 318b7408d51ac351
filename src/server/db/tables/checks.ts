import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

const quoted = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** A constraint that a text column holds a value of an enumeration. */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${quoted(values)})`
}

/** A constraint that a text array holds only values of an enumeration. */
export function allOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${quoted(values)}]::text[]`
}

/** A constraint that a JSON object holds only values of an enumeration. */
export function valuesOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`jsonb_path_query_array(${column}, '$.*') <@ jsonb_build_array(${quoted(values)})`
}

/** A constraint that a text is not blank and not longer than a limit in characters. */
export function lineUpTo(column: AnyColumn, limit: number): SQL {
  return sql`length(btrim(${column})) between 1 and ${sql.raw(String(limit))}`
}

/** A constraint that a text is the ten digits of an Indian number, or one from abroad with its country's code. */
export function mobileNumber(column: AnyColumn): SQL {
  return sql`${column} ~ '^([0-9]{10}|[+](?!91)[1-9][0-9]{6,14})$'`
}

/** A constraint on a number, both ends included. */
export function within(column: AnyColumn, low: number, high: number): SQL {
  return sql`${column} between ${sql.raw(String(low))} and ${sql.raw(String(high))}`
}

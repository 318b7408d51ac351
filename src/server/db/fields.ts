import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Field } from '../../domain/field/field.ts'
import { columnOf } from './client.ts'

/** A kind of field, a JSON object, or hashes of a text. */
type Kind = Field['kind'] | 'table' | 'hashes'

/** The SQL type of each kind. */
const COLUMN_TYPES: Record<Kind, string> = {
  choice: 'text',
  choices: 'text[]',
  count: 'int',
  floor: 'int',
  money: 'bigint',
  area: 'float8',
  date: 'date',
  line: 'text',
  text: 'text',
  picture: 'text',
  pictures: 'text[]',
  links: 'text[]',
  table: 'jsonb',
  hashes: 'int[]',
}

/** SQL of a table of fields, each of which has a column. */
export function sqlOf(fields: Readonly<Record<string, { kind: Kind }>>) {
  const entries = Object.entries(fields).map(([name, { kind }]) => {
    const type = COLUMN_TYPES[kind]
    return { name, type, column: columnOf(name), holdsMany: /\[]|jsonb/.test(type) }
  })
  const row = entries.map(({ name, type }) => `"${name}" ${type}`).join(', ')
  const values = entries.map(({ name, holdsMany }) =>
    holdsMany ? `coalesce(f."${name}", '{}')` : `f."${name}"`,
  )
  return {
    /** "listing_type, property_category, …" */
    columns: sql.raw(entries.map(({ column }) => column).join(', ')),
    /** `jsonb_to_record(…) as f("listingType" text, …)`: the fields as one row, from JSON. */
    row: (json: SQL): SQL => sql`jsonb_to_record(${json}) as f(${sql.raw(row)})`,
    /** The values of that row, in the order of `columns`. */
    values: sql.raw(values.join(', ')),
    /** `jsonb_build_object('listingType', p.listing_type, …)` of a table alias. */
    json: (alias: string): SQL =>
      sql.raw(
        `jsonb_build_object(${entries.map(({ name, column }) => `'${name}', ${alias}.${column}`).join(', ')})`,
      ),
  }
}

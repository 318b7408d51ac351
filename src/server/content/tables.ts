import { type SQL, sql } from 'drizzle-orm/sql/sql'
import {
  COLLECTIONS,
  type Collection,
  collectionOf,
  ENTRY_FIELDS,
  type EntryKind,
} from '../../domain/content/fields.ts'
import type { StoredEntry } from '../../domain/content/schema.ts'
import type { Fields } from '../../domain/field/field.ts'
import { columnOf } from '../db/client.ts'
import { sqlOf } from '../db/fields.ts'
import { iso } from '../listing/public.ts'

/** An entry's table, and the SQL of its fields. */
export function tableOf(kind: EntryKind) {
  const collection = collectionOf(kind)
  const name = columnOf(collection)
  const fields: Fields = ENTRY_FIELDS[kind]
  const { columns, row, values, json } = sqlOf(fields)
  return {
    table: sql.raw(name),
    columns,
    values,
    json: json(name),
    /** The entry's fields as one row. */
    row: (answers: object) => row(sql`${JSON.stringify(answers)}::jsonb`),
    rowOf: row,
    /** An array of the addresses of its pictures. */
    pictures: picturesSql(fields),
    hasAuthor: collection === 'newlyProject',
    /** It states its registration. */
    hasRera: 'reraNumber' in fields,
  }
}

function picturesSql(fields: Fields): SQL {
  const arrays = Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind === 'picture') return [`array[${columnOf(name)}]`]
    return kind === 'pictures' ? [columnOf(name)] : []
  })
  return sql.raw(["'{}'::text[]", ...arrays].join(' || '))
}

/** The placeholder of each stored picture of a row, by its address. */
const STAND_INS = sql`
  (
    select coalesce(jsonb_object_agg(shown.address, i.placeholder), '{}'::jsonb)
    from unnest(image_urls) as shown(address)
    cross join lateral (
      select placeholder
      from images
      where key = regexp_replace(shown.address, '^/(.*)/[^/]*$', '\\1')
      limit 1
    ) i
  )`

/** When an admin saw the number of a row on the register. */
export const REGISTERED = sql` || jsonb_build_object('reraSeenAt', ${iso('rera_seen_at')})`

/** A stored entry with the placeholders of a project's pictures, and when an admin saw its number. */
export type ReadEntry<Of extends Collection> = StoredEntry<Of> &
  (StoredEntry<Of> extends { imageUrls: unknown }
    ? { standIns: Record<string, string> }
    : unknown) &
  (StoredEntry<Of> extends { reraNumber: unknown } ? { reraSeenAt: string | null } : unknown)

/** The JSON of a `ReadEntry`. */
export function storedJson(collection: Collection): SQL {
  const { json, hasRera } = tableOf(collection)
  const standIns =
    'imageUrls' in ENTRY_FIELDS[collection]
      ? sql` || jsonb_build_object('standIns', ${STAND_INS})`
      : sql``
  return sql`jsonb_build_object('id', id, 'createdAt', created_at) || ${json}${standIns}${hasRera ? REGISTERED : sql``}`
}

/** The addresses of all pictures of other entries, as rows of one text. */
export function addressesBeside(id: string): SQL {
  return sql.join(
    COLLECTIONS.map((collection) => {
      const { table, pictures } = tableOf(collection)
      return sql`select unnest(${pictures}) as address from ${table} where id <> ${id}`
    }),
    sql` union all `,
  )
}

/**
 * The time of an entry's last change in microseconds. It detects a change by another admin since the entry was read.
 */
export const versionSql = sql.raw('(extract(epoch from updated_at) * 1000000)::bigint')

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { type Collection, collectionOf, type EntryKind } from '../../domain/content/constants.ts'
import { entrySchemas } from '../../domain/content/schema.ts'
import { columnOf } from '../db/client.ts'

const TABLES: Record<Collection, string> = {
  projects: 'projects',
  projectExplore: 'project_explore',
  newlyProject: 'newly_project',
  cityData: 'city_data',
  comingSoon: 'coming_soon',
}

/** An entry's table and columns; the columns are its schema's fields. */
export function tableOf(kind: EntryKind) {
  const names = Object.keys(entrySchemas[kind].shape)
  const collection = collectionOf(kind)
  const table = sql.raw(TABLES[collection])
  const pictures = names.includes('imageUrls')
    ? sql`image_urls`
    : names.includes('image')
      ? sql`array[image]`
      : sql`'{}'::text[]`
  return {
    table,
    columns: sql.raw(names.map(columnOf).join(', ')),
    /** The columns' values, from the entry's fields. */
    row: (fields: Record<string, unknown>): SQL => sql`
      jsonb_populate_record(
        null::${table},
        ${JSON.stringify(Object.fromEntries(names.map((name) => [columnOf(name), fields[name]])))}::jsonb
      )`,
    /** `jsonb_build_object('imageUrls', image_urls, …)`. */
    json: sql.raw(
      `jsonb_build_object(${names.map((name) => `'${name}', ${columnOf(name)}`).join(', ')})`,
    ),
    /** An array of the addresses of its pictures. */
    pictures,
    hasAuthor: collection === 'newlyProject',
  }
}

const WITH_PICTURES: readonly Collection[] = ['projectExplore', 'newlyProject', 'comingSoon']

/** The addresses of all pictures of other entries, as rows of one text. */
export function addressesBeside(id: string): SQL {
  return sql.join(
    WITH_PICTURES.map((kind) => {
      const { table, pictures } = tableOf(kind)
      return sql`select unnest(${pictures}) as address from ${table} where id <> ${id}`
    }),
    sql` union all `,
  )
}

/**
 * The time of an entry's last change in microseconds. It detects a change by another admin since the entry was read.
 */
export const versionSql = sql.raw('(extract(epoch from updated_at) * 1000000)::bigint')

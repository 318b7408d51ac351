import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { KEPT_DATA } from '../domain/company/retention.ts'
import { CONTENT_TABLES } from './support/data/entries.ts'

/** The site's own content, figures of it, and records of its builds and cleanups. */
const IMPERSONAL = [
  ...CONTENT_TABLES,
  'site_revision',
  'cities',
  'builds',
  'maintenance',
  'orphan_blobs',
  'kind_figures',
  'stock_shingles',
]

const modules = import.meta.glob('../server/db/tables/*.ts', { eager: true })
const tables = Object.values(modules).flatMap((module) =>
  Object.values(module as Record<string, unknown>).flatMap((value) =>
    is(value, PgTable) ? [getTableName(value)] : [],
  ),
)

test('The privacy policy states for every table with personal data its purpose and how long it is kept', () => {
  const named = KEPT_DATA.flatMap((kept) => kept.tables)
  expect([...named, ...IMPERSONAL].sort()).toEqual(tables.sort())
})

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import { listingPath, projectAddress } from '../../src/contract/paths.ts'
import { LISTING_DAYS } from '../../src/domain/listing/constants.ts'
import type { Db } from '../../src/server/db/client.ts'
import { isBareSql } from '../../src/server/listing/columns.ts'
import { approvedDaySql } from '../../src/server/listing/public.ts'
import { CONTENT_TABLES } from '../../src/test/support/data/entries.ts'

/** The tables of which pages are made; a row refers only to rows of earlier tables. */
const TABLES = [
  'users',
  'moderation_reads',
  'properties',
  'images',
  'moderation_log',
  ...CONTENT_TABLES,
]

/** Copies the content of a site into a database that may lack columns, and the tables in `missing`. */
export async function copyContent(from: Db, to: Db, missing: string[] = []): Promise<void> {
  const tables = TABLES.filter((name) => !missing.includes(name))
  for (const table of tables.map((name) => sql.raw(name))) {
    const all = await from.row<{ rows: unknown }>(
      sql`select jsonb_agg(to_jsonb(t)) as rows from ${table} t`,
    )
    await to.rows(sql`
      insert into ${table}
      select *
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(all?.rows ?? [])}::jsonb)`)
  }
  const counted = await from.row<{ revision: number }>(sql`select revision from site_revision`)
  await to.rows(sql`update site_revision set revision = ${counted?.revision ?? 0}`)
}

/** Returns the columns of listings that `older` lacks and in which some listing of `newer` has a value. */
export async function columnsWanting(older: Db, newer: Db): Promise<string[]> {
  const known = await older.rows<{ name: string }>(sql`
    select attname as name from pg_attribute where attrelid = 'properties'::regclass and attnum > 0`)
  const rows = await newer.rows<{ name: string }>(sql`
    select distinct said.key as name
    from properties p, jsonb_each(to_jsonb(p)) said
    where said.value <> 'null'::jsonb`)
  return rows.map(({ name }) => name).filter((name) => !known.some((one) => one.name === name))
}

type Listing = { id: string; isApproved: boolean; photo: string | null }
type Project = { id: string; city: string }

/** Returns the text of all parts of a site's sitemap. */
async function sitemap(dist: string): Promise<string> {
  const parts = (await readdir(dist)).filter((name) => /^sitemap-.*\.xml$/.test(name))
  return (await Promise.all(parts.map((name) => readFile(join(dist, name), 'utf8')))).join('')
}

/**
 * Compares a built site with the content of a database. Returns a sentence for each thing that is missing, or that is
 * shown although it waits for approval. Only the newest `built` listings have pages; the sitemap lists all.
 */
export async function flawsOfSite(
  dist: string,
  db: Db,
  built = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const listings = await db.rows<Listing>(sql`
    select p.id, p.is_approved as "isApproved",
      (select i.key from images i where i.property_id = p.id order by i.position limit 1) as photo
    from properties p
    where p.availability = 'available'
      and (
        not p.is_approved
        or p.confirmed_at > now() - make_interval(days => ${LISTING_DAYS.unconfirmed})
      )
    order by ${approvedDaySql} desc, ${isBareSql}, p.approved_at desc, p.id`)
  const projects = await db.rows<Project>(
    sql`select id, city from project_explore union all select id, city from newly_project`,
  )
  const shown = listings.filter(({ isApproved }) => isApproved)
  const said = await readFile(join(dist, 'build.json'), 'utf8').then(JSON.parse, () => null)
  if (shown.length === 0 || projects.length === 0) return ['The database has no content.']
  if (said?.listings !== shown.length)
    return [`The site says that it shows ${said?.listings} listings, not ${shown.length}.`]
  const onDemand = new Set(shown.slice(built).map(({ id }) => id))
  const addresses = await sitemap(dist)
  const missing = await Promise.all(
    listings.map(async ({ id, isApproved, photo }) => {
      const page = await readFile(join(dist, listingPath(id), 'index.html'), 'utf8').catch(() => '')
      if (isApproved && !addresses.includes(`${listingPath(id)}<`))
        return `Listing ${id} is not in the sitemap.`
      if (onDemand.has(id))
        return page && `Listing ${id} is older than those with pages, and has one.`
      if (!isApproved) return page && `Listing ${id} waits, and has a page.`
      return page.includes(photo ?? id) ? '' : `Listing ${id} has no page with its photo.`
    }),
  )
  const away = projects.filter(
    (project) => !existsSync(join(dist, projectAddress(project), 'index.html')),
  )
  return [...missing.filter(Boolean), ...away.map(({ id }) => `Project ${id} has no page.`)]
}

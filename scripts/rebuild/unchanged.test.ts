import { execFile } from 'node:child_process'
import { appendFile, readdir, readFile, realpath, rm, truncate, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect, type Db } from '../../src/server/db/client.ts'
import { newId } from '../../src/server/ids.ts'
import { createPostgres } from '../../src/test/support/database/postgres.ts'
import { copySmallSite, copyWorkTree, removeCopy } from '../../src/test/support/site/site-copy.ts'
import { fillDatabase } from '../bench/database.ts'
import { slashed } from '../lib/paths.ts'
import { CHANGES, type Shown } from './testing/changes.ts'
import { notesOf } from './unchanged.ts'

const run = promisify(execFile)
const LISTINGS = 60
/** Only ends what hangs: each test waits for builds, which a busy machine makes slow. */
const PATIENCE = 20 * 60_000
/** Rarer cases, only tested in a full run: each needs more builds. */
const inFull: (name: string, check: () => Promise<void>) => void = process.env.FULL_MATRIX
  ? test
  : () => undefined
/** Only pages of listings and numbered lists are taken over. Others are built beside them only in the full matrix. */
const copy = () =>
  process.env.FULL_MATRIX ? copyWorkTree() : copySmallSite(['listing-detail', '[place]'])

let folder: string
let database: Awaited<ReturnType<typeof createPostgres>>
let db: Db
/** The settings of the portal's owner. */
const settings: Record<string, string> = {}
/** Each test continues with the site of the test before. */
let last: Built
/** The listing that is removed, and later restored. */
let gone: string

type Built = { pages: Map<string, string>; takenOver: number }

/** The home page says the hour of its build, which may end between two of them. */
const withoutHour = (text: string) => text.replaceAll(/(<\/aangan-day>)[^<]*(<\/p>)/g, '$1$2')

/** Builds and serves with the command that users run. Returns the served files, without the times of the build. */
async function build(): Promise<Built> {
  await run(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NETLIFY_DB_URL: database.url, ...settings },
  })
  const entries = (await readdir(dist(), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )
  const read = async (path: string) =>
    [slashed(relative(dist(), path)), withoutHour(await readFile(path, 'latin1'))] as const
  const pages = new Map(
    await Promise.all(entries.map((entry) => read(join(entry.parentPath, entry.name)))),
  )
  pages.set('build.json', String(JSON.parse(pages.get('build.json') ?? '{}').revision))
  const log = await readFile(join(folder, '.aangan/logs/build.log'), 'utf8')
  last = { pages, takenOver: Number(/(\d+) of \d+ keyed pages/.exec(log)?.[1]) }
  return last
}

const dist = () => join(folder, 'dist')
const notes = async () => notesOf(await realpath(dist()), 'en')
const pageOf = (id: string) => `listing-detail/${id}/index.html`
const listingPages = ({ pages }: Built) =>
  [...pages].filter(([file]) => /^listing-detail\/\w+\//.test(file)).map(([, text]) => text)
const changed = (before: Built, after: Built) =>
  [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter(
    (file) => before.pages.get(file) !== after.pages.get(file),
  )

/** The files of all pages that a build may take over: those of listings, and of lists. */
async function keyedFiles(): Promise<string[]> {
  const { pages } = JSON.parse(await readFile(await notes(), 'utf8')) as { pages: object }
  return Object.keys(pages).map((path) => `${path.replace(/^\/|\/$/g, '')}/index.html`)
}

async function fullBuild(): Promise<Built> {
  await rm(await notes())
  const built = await build()
  expect(built.takenOver).toBe(0)
  return built
}

/** Also returns how often a statement has read the site's revision: each reading of a snapshot does once. */
async function readsDuring<T>(work: () => Promise<T>): Promise<[result: T, reads: number]> {
  const soFar = async () => {
    const row = await db.row<{ reads: number }>(
      sql`select (seq_scan + idx_scan)::int as reads from pg_stat_user_tables where relname = 'site_revision'`,
    )
    return row?.reads ?? 0
  }
  const before = await soFar()
  return [await work(), (await soFar()) - before]
}

/** Changes one value in each of several listings. Returns their ids by the changed value. */
async function changeEach(): Promise<Map<string, string>> {
  const chosen = new Map<string, string>()
  for (const [field, { where }] of Object.entries(CHANGES)) {
    const taken = JSON.stringify([...chosen.values()])
    const row = await db.row<{
      id: string
    }>(sql`select id from properties where is_approved and (${sql.raw(where)})
      and id not in (select jsonb_array_elements_text(${taken}::jsonb)) order by id limit 1`)
    expect(row, `a listing whose ${field} can change`).toBeDefined()
    chosen.set(field, row?.id ?? '')
  }
  for (const [field, id] of chosen) await db.rows(CHANGES[field as Shown].change(id))
  return chosen
}

beforeAll(async () => {
  folder = await copy()
  database = await createPostgres(inject('postgres'), `test_${newId()}`)
  await fillDatabase(database.url, LISTINGS)
  db = connect(database.url, 'server')
})

afterAll(async () => {
  await db.close()
  await database.close()
  await removeCopy(folder)
})

describe('A build that takes over unchanged pages', { timeout: PATIENCE }, () => {
  beforeAll(build, PATIENCE)

  test('equals a full build byte for byte, whatever changed, and contains no page of a removed listing', async () => {
    // A listing of the most frequent kind, because its list has a page.
    const row = await db.row<{ id: string }>(sql`select max(id) as id from properties
      where is_approved and availability = 'available' group by city, listing_type, property_type order by count(*) desc limit 1`)
    gone = row?.id ?? ''
    await db.rows(sql`update properties set is_approved = false where id = ${gone}`)
    const shown = await changeEach()
    const first = last
    const [after, reads] = await readsDuring(build)
    expect(reads).toBe(1)
    for (const [field, id] of shown)
      expect(after.pages.get(pageOf(id)), field).not.toBe(first.pages.get(pageOf(id)))
    expect(after.pages.has(pageOf(gone))).toBe(false)
    expect(changed(after, await fullBuild())).toEqual([])
  })

  test('equals what Astro renders byte for byte, in every language and in every other file', async () => {
    const rendered = last
    await rm(join(folder, '.aangan/made'), { recursive: true })
    const byAstro = await fullBuild()
    expect(changed(rendered, byAstro)).toEqual([])
    expect([...byAstro.pages.keys()].filter((file) => file.startsWith('hi/'))).not.toEqual([])
  })

  test('renders for one changed listing its own page and those that show it as similar, and no other listing', async () => {
    const before = last
    await db.rows(
      sql`update properties set project_building_name = 'Seen by its neighbours' where id = (select min(id) from properties where is_approved and availability = 'available')`,
    )
    const after = await build()
    const naming = [...after.pages]
      .filter(
        ([file, text]) =>
          file.startsWith('listing-detail/') && text.includes('Seen by its neighbours'),
      )
      .map(([file]) => file)
    expect(naming.length).toBeGreaterThan(1)
    expect(
      changed(before, after)
        .filter((file) => file.startsWith('listing-detail/'))
        .sort(),
    ).toEqual(naming.sort())
    const keyed = await keyedFiles()
    const rendered = changed(before, after).filter((file) => keyed.includes(file))
    expect(after.takenOver).toBe(keyed.length - rendered.length)
  })

  test('renders for an added listing its own page, those of similar listings, and only the first page of each list', async () => {
    const before = last
    expect(before.pages.has(pageOf(gone))).toBe(false)
    await db.rows(
      sql`update properties set is_approved = true, approved_at = now(), confirmed_at = now() where id = ${gone}`,
    )
    const after = await build()
    const lists = changed(before, after).filter((file) => /^[^/]+-in-|^(buy|Search)\//.test(file))
    expect(lists.length).toBeGreaterThan(0)
    for (const file of lists) expect(file).toMatch(/^[^/]+\/index\.html$/)
    expect([...after.pages.keys()]).toContain('Search/1/index.html')
  })

  test('takes over nothing from other sources', async () => {
    await appendFile(join(folder, 'src/layouts/Page.astro'), '<!-- another layout -->\n')
    const relaid = await build()
    expect(relaid.takenOver).toBe(0)
    const listings = listingPages(relaid)
    expect(listings).toHaveLength(LISTINGS)
    expect(listings.filter((text) => !text.includes('another layout'))).toEqual([])
  })

  inFull('takes over nothing from other settings', async () => {
    settings.SITE_NAME = 'Chowk'
    const renamed = await build()
    expect(renamed.takenOver).toBe(0)
    expect(listingPages(renamed).filter((text) => !text.includes('| Chowk</title>'))).toEqual([])
  })

  inFull(
    'takes nothing over for a preview, whose every page keeps search engines out',
    async () => {
      const listed = last
      settings.CONTEXT = 'deploy-preview'
      const preview = await build()
      delete settings.CONTEXT
      const keptOut = ([file, text]: [string, string]) =>
        /^listing-detail\/\w+\//.test(file) &&
        text.includes('<meta name="robots" content="noindex"')
      expect(preview.takenOver).toBe(0)
      expect([...preview.pages].filter(keptOut)).toHaveLength(LISTINGS)
      expect(preview.pages.get('_headers')).toBe('/*\n  X-Robots-Tag: noindex\n')
      expect([...listed.pages].filter(keptOut)).toEqual([])
      const again = await build()
      expect([again.takenOver, changed(listed, again)]).toEqual([0, []])
    },
  )

  inFull('takes nothing over from a build that is damaged, and heals it', async () => {
    const whole = last
    await writeFile(await notes(), '{"stamp":')
    const unnoted = await build()
    expect([unnoted.takenOver, changed(whole, unnoted)]).toEqual([0, []])

    await truncate(
      join(
        dist(),
        [...whole.pages.keys()].find((file) => /^listing-detail\/\w+\//.test(file)) ?? '',
      ),
      100,
    )
    const torn = await build()
    expect([torn.takenOver, changed(whole, torn)]).toEqual([0, []])
  })

  test('is followed by a full build at once if it fails', async () => {
    const whole = last
    await writeFile(join(dist(), '_astro', 'only-in-the-old-build.js'), '')
    const healed = await build()
    expect([healed.takenOver, changed(whole, healed)]).toEqual([0, []])
  })
})

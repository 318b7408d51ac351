import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { photoPath } from '../src/contract/paths.ts'
import type { Language } from '../src/domain/language/constants.ts'
import type { Photo } from '../src/domain/photo/schema.ts'
import { hashPassword } from '../src/server/account/password.ts'
import { countStock } from '../src/server/cleanup/compared.ts'
import { connect, type Db } from '../src/server/db/client.ts'
import { newId } from '../src/server/ids.ts'
import { DEMO_ACCOUNTS, HINDI_ACCOUNTS } from './seed/accounts.ts'
import {
  demoCityData,
  demoComingSoon,
  demoLaunches,
  demoProjects,
  demoSimpleProjects,
} from './seed/collections.ts'
import { withDoubtful } from './seed/doubtful.ts'
import { insertListings } from './seed/insert-listings.ts'
import { insertRows } from './seed/insert-rows.ts'
import { demoListings } from './seed/listings.ts'
import { seenRights, showDemoPapers } from './seed/papers.ts'
import { demoPictures } from './seed/pictures.ts'
import { type ProjectKind, projectAlbums } from './seed/project-pictures.ts'
import { type Filling, storePictures } from './seed/upload.ts'
import { demoFile } from './seed/waiting-file.ts'

const APPROVED = 240
const PENDING = 8

/** Addresses of the database and of the running site. The site's upload endpoint converts each picture. */
export type SeedOptions = { databaseUrl: string } & Pick<Filling, 'siteUrl' | 'siteEnded' | 'log'>

/** Ages of the demo accounts in days. */
const MEMBER_DAYS = [1100, 760, 410, 150, 610, 930]

async function insertAccounts(db: Db): Promise<void> {
  const rows = await Promise.all(
    [...DEMO_ACCOUNTS, ...HINDI_ACCOUNTS].map(async ({ password, ...account }, n) => ({
      id: newId(),
      language: (n < DEMO_ACCOUNTS.length ? 'en' : 'hi') satisfies Language,
      // No account is new today.
      createdAt: daysAgo(MEMBER_DAYS[n % MEMBER_DAYS.length] ?? 0),
      ...account,
      // A number of the right form that belongs to nobody.
      agentRera: account.role === 'Agent' ? 'UPRERAAGT00000' : null,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: new Date().toISOString(),
    })),
  )
  await db.rows(sql`${insertRows('users', rows)} on conflict do nothing`)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** The order of the pages: pictures that are seen together are chosen to differ. */
const newestFirst = <T extends { daysAgo: number }>(rows: T[]) =>
  rows.toSorted((a, b) => a.daysAgo - b.daysAgo)

function insertCollections(adminId: string, photos: Map<string, Photo>): SQL[] {
  const albumFor = projectAlbums(new Set(photos.keys()))
  const dated = <T extends { daysAgo: number; city: string }>(
    { daysAgo: days, ...row }: T,
    kind: ProjectKind,
  ) => ({
    ...row,
    createdAt: daysAgo(days),
    imageUrls: albumFor(kind, row.city)
      .flatMap((name) => photos.get(name) ?? [])
      .map((photo) => photoPath(photo.key, 640)),
  })
  return [
    insertRows(
      'project_explore',
      newestFirst(demoProjects()).map((row) =>
        dated(row, row.propertyCategory === 'Commercial' ? 'commercial' : 'homes'),
      ),
    ),
    insertRows(
      'newly_project',
      newestFirst(demoLaunches()).map((row) => ({
        ...dated(row, row.propertyType === 'Flat/Apartment' ? 'flats' : 'houses'),
        userId: adminId,
      })),
    ),
    insertRows('city_data', demoCityData()),
    insertRows('coming_soon', demoComingSoon()),
    insertRows('projects', demoSimpleProjects()),
  ]
}

/** Combines statements into one: an interruption leaves either all of the demo data or none. */
function together(parts: SQL[]): SQL {
  return sql`with ${sql.join(
    parts.map((part, n) => sql`${sql.raw(`part${n}`)} as (${part})`),
    sql`, `,
  )} select 1`
}

/**
 * Gives the photos of the listings the prints of the pictures that stand in for them. They are not compared with each
 * other: each poster is taken to have photos of their own.
 */
const PRINTS: SQL = sql`
  insert into photo_prints (content_hash, views, bands, compared)
  select distinct on (i.content_hash) i.content_hash, p.views, p.bands, true
  from images i
  join images u on u.key = i.key and u.is_site
  join photo_prints p on p.content_hash = u.content_hash
  on conflict do nothing`

/**
 * Fills an empty database with demo data, with dates relative to now. Can be repeated after an interruption. Photos are
 * uploaded through the site.
 */
export async function seed({ databaseUrl, siteUrl, siteEnded, log }: SeedOptions): Promise<void> {
  const db = connect(databaseUrl, 'server')
  try {
    await insertAccounts(db)
    if (await db.row(sql`select 1 from properties limit 1`))
      return await showDemoPapers({ db, siteUrl, siteEnded, log })
    const photos = await storePictures(await demoPictures(), {
      db,
      siteUrl,
      siteEnded,
      login: DEMO_ACCOUNTS[0],
      log,
    })
    const users = await db.rows<{ id: string; role: string; language: Language }>(
      sql`select id, role, language from users order by email`,
    )
    const idOf = (role: string, language: Language = 'en') =>
      users.find((user) => user.role === role && user.language === language)?.id ?? ''
    const adminId = idOf('Admin')
    const file = demoFile(APPROVED + PENDING)
    const posters = ['Owner', 'Agent', 'Owner', 'Client', 'Agent'].map((role) => idOf(role))
    await db.rows(
      together([
        ...insertListings({
          listings: withDoubtful(demoListings(APPROVED + PENDING), APPROVED),
          approved: APPROVED,
          adminId,
          posters,
          agents: [idOf('Agent'), idOf('Agent', 'hi')],
          file,
          reporterId: idOf('Client'),
          inHindi: { owner: idOf('Owner', 'hi'), agent: idOf('Agent', 'hi') },
          photos,
        }),
        ...insertCollections(adminId, photos),
        sql`update site_revision set revision = 1, requested_at = now() where id = 1`,
      ]),
    )
    await countStock(db)
    await db.rows(PRINTS)
    await db.rows(seenRights())
    await showDemoPapers({ db, siteUrl, siteEnded, log })
    log(
      `${APPROVED} published listings, ${PENDING + file.length} waiting for approval, ${photos.size} pictures`,
    )
  } finally {
    await db.close()
  }
}

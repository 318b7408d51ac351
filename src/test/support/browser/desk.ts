import { sql } from 'drizzle-orm/sql/sql'
import { expect, vi } from 'vitest'
import type { SessionUser } from '../../../contract/account.ts'
import { PATHS } from '../../../contract/paths.ts'
import type { ListingFields } from '../../../domain/listing/schema.ts'
import type { Db } from '../../../server/db/client.ts'
import { openForAdmins } from '../data/approving.ts'
import { makePending, makeUser } from '../data/factories.ts'
import { eventually } from '../http/eventually.ts'
import type { Portal } from './portal.ts'
import type { Visitor } from './visitor.ts'

const load = async () => ({
  ...(await import('../../../client/account/admin-access.ts')),
  ...(await import('../../../client/moderation/desk-address.ts')),
  ...(await import('../../../client/moderation/batch.store.ts')),
  ...(await import('../../../client/moderation/decisions.store.ts')),
  ...(await import('../../../client/moderation/hints.store.ts')),
  ...(await import('../../../client/moderation/log.store.ts')),
  ...(await import('../../../client/moderation/desk-pane.ts')),
  ...(await import('../../../client/moderation/photos-ahead.ts')),
  ...(await import('../../../client/moderation/reading.store.ts')),
  ...(await import('../../../client/moderation/desk-start.ts')),
  ...(await import('../../../client/moderation/desk.store.ts')),
})
export type Desk = Awaited<ReturnType<typeof load>>

let end = () => {}

/** Opens the moderation desk in a visitor's browser and starts it, without waiting for its queue. */
export async function startDesk(visitor: Visitor, query = ''): Promise<Desk> {
  leaveDesk()
  const desk = await visitor.open(PATHS.admin + query, load, '')
  end = desk.startDesk()
  return desk
}

/** Opens the desk and waits for its queue. */
export async function openDesk(visitor: Visitor, query = ''): Promise<Desk> {
  const desk = await startDesk(visitor, query)
  await eventually(() => expect(desk.$desk.get()).not.toBeNull())
  return desk
}

export function leaveDesk(): void {
  end()
  end = () => {}
}

/** Empties the desk: no listing, no change, no decision, no report. */
export async function clearDesk(db: Db): Promise<void> {
  await db.rows(
    sql`truncate properties, property_edits, moderation_log, moderation_reads, reports cascade`,
  )
}

/**
 * Makes waiting listings by their names, the first one oldest; returns their ids. Each is in another place, so none is
 * a lookalike. Every admin has opened them.
 */
export async function makeQueue(
  db: Db,
  names: readonly string[],
  over: Partial<ListingFields> = {},
  poster?: SessionUser,
): Promise<string[]> {
  const owner = poster ?? (await makeUser(db))
  const ids: string[] = []
  for (const [n, name] of names.entries()) {
    const place = { projectBuildingName: name, locality: `Sector ${name}`, plotArea: 900 + n * 400 }
    ids.push(await makePending(db, owner, { ...place, ...over }))
    await db.rows(
      sql`update properties set created_at = now() - make_interval(days => ${names.length - n}::int) where id = ${ids[n]}`,
    )
  }
  await openForAdmins(db)
  return ids
}

/** The people of a desk's tests: an admin in a browser, another one, and a poster. */
export const deskPeople = async (portal: Portal) => ({
  meera: await portal.visitor('Admin'),
  ravi: await makeUser(portal.db, 'Admin', 'Ravi'),
  owner: await makeUser(portal.db),
})

/** Empties the desk, fills it with three listings of a poster, and opens it anew in an admin's browser. */
export async function freshDesk(db: Db, admin: Visitor, poster: SessionUser) {
  admin.network = 'up'
  admin.sessionStorage.clear()
  await clearDesk(db)
  const ids = await makeQueue(db, ['Amla', 'Bela', 'Champa'], {}, poster)
  return { ids, desk: await openDesk(admin) }
}

export const isApproved = async (db: Db, id: string): Promise<boolean | undefined> =>
  (await db.row<{ is_approved: boolean }>(sql`select is_approved from properties where id = ${id}`))
    ?.is_approved

/** Holds back the page's next answer. Returns a promise for the server's answer, and a function that releases it. */
export function delayAnswer(): { answered: Promise<void>; arrive: () => void } {
  const given = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const usual = fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    vi.stubGlobal('fetch', usual)
    const answer = await usual(...asked)
    given.resolve()
    await free.promise
    return answer
  })
  return { answered: given.promise, arrive: free.resolve }
}

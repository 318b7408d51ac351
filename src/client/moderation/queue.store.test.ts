import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BATCH_TEXTS, QUEUE_TEXTS } from '#english/moderation/texts'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { approveListing, approveListings } from '../../contract/moderation.ts'
import { PATHS } from '../../contract/paths.ts'
import { BATCH_LIMIT } from '../../domain/moderation/constants.ts'
import { QUEUE_PAGE } from '../../domain/moderation/filter.ts'
import { rejectListing } from '../../server/moderation/decide.ts'
import {
  clearDesk,
  type Desk,
  leaveDesk,
  makeQueue,
  openDesk,
} from '../../test/support/browser/desk.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { depsOn, makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let meera: Visitor
let ravi: SessionUser
let desk: Desk

beforeAll(async () => {
  meera = await portal.visitor('Admin')
  ravi = await makeUser(portal.db, 'Admin', 'Ravi')
})
beforeEach(async () => {
  meera.network = 'up'
  await clearDesk(portal.db)
})
afterEach(leaveDesk)

const names = () => desk.$queue.get().map(({ projectBuildingName }) => projectBuildingName)
const shown = () => desk.$shown.get()?.projectBuildingName
const named = (name: string) =>
  desk.$queue.get().find(({ projectBuildingName }) => projectBuildingName === name) ?? null
const narrowed = (left: string[]) => eventually(() => expect(names()).toEqual(left))
/** Copies a waiting listing; the copies differ only in id and time. */
const multiply = (id: string, by: number) =>
  portal.db.rows(sql`insert into properties select (jsonb_populate_record(p, jsonb_build_object('id', 'copy' || n, 'submission_key',
      'a-key-of-copy-' || n, 'created_at', p.created_at + make_interval(secs => n)))).* from properties p, generate_series(1, ${by}::int) n where p.id = ${id}`)

describe('A filter', () => {
  beforeEach(async () => {
    await makeQueue(portal.db, ['Amla'])
    await makeQueue(portal.db, ['Bela'], { city: 'Noida' }, await makeUser(portal.db, 'Agent'))
  })

  it('is sent to the server, stands in the address, and shows the first remaining listing', async () => {
    desk = await openDesk(meera)
    expect(names()).toEqual(['Amla', 'Bela'])
    desk.setFilter({ city: 'Noida', role: 'Agent' })
    await narrowed(['Bela'])
    expect(meera.page.address).toBe(`${PATHS.admin}?city=Noida&role=Agent`)
    // Nobody has decided the listing shown before; it only does not match the filter.
    expect([shown(), desk.$deskState.get().kind]).toEqual(['Bela', 'open'])
    expect(desk.$deskAnnouncement.get()).toBe(QUEUE_TEXTS.matching(1, 2))
  })

  it('in the address applies from the start, without unknown parts', async () => {
    desk = await openDesk(meera, '?q=bela&city=Atlantis&hints=perhaps')
    expect(names()).toEqual(['Bela'])
    expect(desk.$filter.get()).toEqual({ q: 'bela' })
  })

  it('keeps the shown listing if it matches', async () => {
    desk = await openDesk(meera)
    desk.move(1)
    desk.setFilter({ role: 'Agent' })
    await narrowed(['Bela'])
    expect(shown()).toBe('Bela')
    desk.setFilter({ role: undefined })
    await narrowed(['Amla', 'Bela'])
    expect([shown(), meera.page.address]).toEqual(['Bela', PATHS.admin])
  })

  it('that is typed replaces the history entry; one that is chosen adds an entry', async () => {
    desk = await openDesk(meera)
    const entries = history.length
    desk.setFilter({ q: 'be' }, true)
    desk.setFilter({ q: 'bela' }, true)
    desk.setFilter({ city: 'Noida' })
    expect(meera.page.address).toBe(`${PATHS.admin}?q=bela&city=Noida`)
    meera.page.go(-1)
    expect([meera.page.address, desk.$filter.get()]).toEqual([
      `${PATHS.admin}?q=bela`,
      { q: 'bela' },
    ])
    await narrowed(['Bela'])
    expect(history.length).toBe(entries + 1)
  })

  it('without a match leaves nothing to decide', async () => {
    desk = await openDesk(meera)
    desk.setFilter({ q: 'nosuchhouse' })
    await narrowed([])
    expect(desk.$shown.get()).toBeNull()
    await desk.approve()
    expect(meera.sent(approveListing)).toEqual([])
  })

  it('is dropped by another view, and restored on the way back', async () => {
    desk = await openDesk(meera, '?city=Noida')
    desk.openView('log')
    expect([meera.page.address, desk.$view.get(), desk.$filter.get()]).toEqual([
      `${PATHS.admin}?view=log`,
      'log',
      {},
    ])
    meera.page.go(-1)
    expect([desk.$view.get(), desk.$filter.get()]).toEqual(['queue', { city: 'Noida' }])
    desk.openView('queue')
    expect(meera.page.address).toBe(`${PATHS.admin}?city=Noida`)
  })
})

it('A long queue is read in parts, and a filter starts at its beginning', async () => {
  const [id = ''] = await makeQueue(portal.db, ['Amla'])
  await multiply(id, QUEUE_PAGE + 20)
  desk = await openDesk(meera)
  expect([names().length, desk.$desk.get()?.matching]).toEqual([QUEUE_PAGE, QUEUE_PAGE + 21])
  await desk.readOn()
  expect([names().length, desk.$turning.get()]).toEqual([QUEUE_PAGE + 21, false])
  desk.setFilter({ city: 'Lucknow' })
  await eventually(() => expect(names()).toHaveLength(QUEUE_PAGE))
  expect(desk.$most.get()).toBe(QUEUE_PAGE)
})

describe('On a phone', () => {
  it('Back leads from a listing to the queue', async () => {
    await makeQueue(portal.db, ['Amla'])
    desk = await openDesk(meera, '?city=Lucknow')
    desk.openDetail()
    expect([desk.$pane.get(), meera.page.address]).toEqual([
      'detail',
      `${PATHS.admin}?city=Lucknow`,
    ])
    desk.openDetail()
    meera.page.go(-1)
    expect(desk.$pane.get()).toBe('list')
    meera.page.go(1)
    expect(desk.$pane.get()).toBe('detail')
    desk.closeDetail()
    expect(desk.$pane.get()).toBe('list')
    // The history went back, and has no entry left at which Back would stop.
    meera.page.go(1)
    expect(desk.$pane.get()).toBe('detail')
  })
})

describe('Several listings', () => {
  it('are selected one by one, or all those without hints, but no edits and not too many', async () => {
    const owner = await makeUser(portal.db)
    const [first = ''] = await makeQueue(portal.db, ['Amla'], {}, owner)
    await makeEdit(portal.db, owner, { projectBuildingName: 'Gulmohar' })
    desk = await openDesk(meera)
    desk.toggleChosen(named('Amla'))
    desk.toggleChosen(named('Gulmohar'))
    expect(desk.$chosenListings.get().map(({ id }) => id)).toEqual([first])
    desk.toggleChosen(named('Amla'))
    expect(desk.$chosen.get().size).toBe(0)
    desk.openBatch()
    expect(desk.$batch.get()).toBeNull()
  })

  it('are at most as many as may be approved at once', async () => {
    await makeQueue(
      portal.db,
      Array.from({ length: BATCH_LIMIT + 2 }, (_, n) => `House ${n}`),
    )
    desk = await openDesk(meera)
    for (const listing of desk.$queue.get()) desk.toggleChosen(listing)
    expect(desk.$chosen.get().size).toBe(BATCH_LIMIT)
    desk.chooseNone()
    desk.chooseWithoutHints()
    expect(desk.$chosen.get().size).toBeLessThanOrEqual(BATCH_LIMIT)
  })

  it('are those without hints', async () => {
    const place = { locality: 'Gomti Nagar', plotArea: 1000 }
    await makeQueue(portal.db, ['Twin', 'Twin'], place)
    await makeQueue(portal.db, ['Amla'])
    desk = await openDesk(meera)
    expect(named('Twin')?.hints).not.toEqual([])
    desk.chooseWithoutHints()
    expect(desk.$chosenListings.get().map((one) => one.projectBuildingName)).toEqual(['Amla'])
  })

  it('are approved once, in the versions that the dialog shows, and each shows its outcome', async () => {
    const [first = '', second = '', third = ''] = await makeQueue(portal.db, [
      'Amla',
      'Bela',
      'Champa',
    ])
    desk = await openDesk(meera)
    for (const name of ['Amla', 'Bela', 'Champa']) desk.toggleChosen(named(name))
    desk.openBatch()
    await rejectListing(depsOn(portal.db), ravi, second, 1, 'Sold long ago.')
    await portal.db.rows(sql`update properties set version = 2 where id = ${third}`)
    await Promise.all([desk.approveBatch(), desk.approveBatch()])
    expect(meera.sent(approveListings)).toHaveLength(1)
    expect(desk.$batch.get()?.results).toEqual([
      { id: first, result: 'approved' },
      { id: second, result: 'decided', by: 'Ravi', decision: 'listing.rejected' },
      { id: third, result: 'changed' },
    ])
    expect(desk.$deskAnnouncement.get()).toBe(BATCH_TEXTS.announcement(1, 3))
    expect([desk.$chosen.get().size, names()]).toEqual([0, ['Champa']])
    // A finished approval is not repeated.
    await desk.approveBatch()
    desk.closeBatch()
    expect([desk.$batch.get(), meera.sent(approveListings).length]).toEqual([null, 1])
  })

  it('stay selected after a lost connection; meanwhile the dialog stays open and no other decision runs', async () => {
    await makeQueue(portal.db, ['Amla', 'Bela'])
    desk = await openDesk(meera)
    for (const name of ['Amla', 'Bela']) desk.toggleChosen(named(name))
    desk.openBatch()
    meera.network = 'down'
    const done = desk.approveBatch()
    desk.closeBatch()
    expect(desk.$batch.get()?.busy).toBe(true)
    await desk.approve()
    await done
    expect(desk.$batch.get()).toMatchObject({ busy: false, problem: UNREACHED, results: null })
    expect([desk.$chosen.get().size, desk.$deciding.get()]).toEqual([2, null])
  })
})

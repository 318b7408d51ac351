import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HINT_TEXTS } from '#english/hints/texts'
import { DESK_TEXTS } from '#english/moderation/texts'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { ERRORS } from '../../contract/errors.ts'
import { readHints } from '../../contract/hints.ts'
import { readLog } from '../../contract/moderation.ts'
import { PATHS } from '../../contract/paths.ts'
import { LOG_PAGE } from '../../domain/moderation/filter.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
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
import { openAndApprove } from '../../test/support/data/approving.ts'
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

const named = (name: string) =>
  desk.$queue.get().find(({ projectBuildingName }) => projectBuildingName === name) ?? null

describe('Hints', () => {
  const asked = () => meera.sent(readHints).map(({ path }) => path)

  it('are read for the shown listing and for the next, each once', async () => {
    const [first = '', second = '', third = ''] = await makeQueue(portal.db, [
      'Amla',
      'Bela',
      'Champa',
    ])
    const before = asked().length
    desk = await openDesk(meera)
    await eventually(() => expect(Object.keys(desk.$hints.get())).toHaveLength(2))
    desk.move(1)
    await eventually(() => expect(Object.keys(desk.$hints.get())).toHaveLength(3))
    expect(asked().slice(before)).toEqual(
      [first, second, third].map((id) => `/api/moderation/${id}/hints`),
    )
  })

  it('that could not be read show a message, and are read again', async () => {
    await makeQueue(portal.db, ['Amla'])
    desk = await openDesk(meera)
    const listing = named('Amla')
    if (!listing) throw new Error('Nothing waits.')
    const shown = () => desk.$hints.get()[versionKey(listing)]
    await eventually(() => expect(shown()).toHaveProperty('value'))
    desk.$hints.set({})
    meera.network = 'down'
    await desk.readHintsAhead()
    expect(shown()).toEqual({ problem: HINT_TEXTS.failed })
    meera.network = 'up'
    await desk.readHintsAhead()
    expect(shown()).toMatchObject({ value: { alike: 0, lookalikes: [] } })
  })

  it('of a listing that its owner has removed show that it no longer exists', async () => {
    const [first = ''] = await makeQueue(portal.db, ['Amla'])
    desk = await openDesk(meera)
    const listing = named('Amla')
    if (!listing) throw new Error('Nothing waits.')
    await eventually(() => expect(desk.$hints.get()[versionKey(listing)]).toBeDefined())
    await portal.db.rows(sql`delete from properties where id = ${first}`)
    desk.$hints.set({})
    await desk.readHintsAhead()
    expect(desk.$hints.get()).toEqual({
      [versionKey(listing)]: { problem: ERRORS.listing_not_available.sentence },
    })
  })

  it('and a poster’s history are read again after a decision', async () => {
    const owner = await makeUser(portal.db)
    await makeQueue(portal.db, ['Amla', 'Bela'], {}, owner)
    desk = await openDesk(meera)
    await desk.readPoster(owner.id)
    expect(desk.$posters.get()[owner.id]).toMatchObject({ value: { listings: { pending: 2 } } })
    await desk.approve()
    expect(desk.$posters.get()).toEqual({})
    await desk.readPoster(owner.id)
    expect(desk.$posters.get()[owner.id]).toMatchObject({ value: { listings: { pending: 1 } } })
  })
})

describe('The log of decisions', () => {
  const lines = () => desk.$logPage.get()?.log.map(({ title, decision }) => [title, decision])
  const followed = async (query = '?view=log') => {
    desk = await openDesk(meera, query)
    endLog = desk.followLog()
    await eventually(() => expect(desk.$logPage.get()).not.toBeNull())
  }

  let endLog = () => {}
  afterEach(() => endLog())

  beforeEach(async () => {
    const [first = '', second = ''] = await makeQueue(portal.db, ['Amla', 'Bela', 'Champa'])
    await openAndApprove(depsOn(portal.db), ravi, first, 1)
    await rejectListing(depsOn(portal.db), ravi, second, 1, 'Sold long ago.')
  })

  it('keeps search and filter in the address, and Back restores them', async () => {
    await followed()
    expect(lines()).toHaveLength(2)
    desk.setLogFilter({ decision: 'listing.rejected' })
    await eventually(() => expect(lines()).toEqual([['Bela', 'listing.rejected']]))
    expect(meera.page.address).toBe(`${PATHS.admin}?view=log&decision=listing.rejected`)
    meera.page.go(-1)
    await eventually(() => expect(lines()).toHaveLength(2))
  })

  it('is filtered by a shared address from the start', async () => {
    await followed('?view=log&q=amla')
    expect(lines()).toEqual([['Amla', 'listing.approved']])
    expect(desk.$logFilter.get()).toEqual({ q: 'amla' })
  })

  it('is read page by page; another filter starts at the first', async () => {
    await portal.db.rows(sql`insert into moderation_log select (jsonb_populate_record(m, jsonb_build_object('id', 'line' || n))).*
      from moderation_log m, generate_series(1, ${LOG_PAGE}::int) n where m.decision = 'listing.approved'`)
    await followed()
    expect([lines()?.length, desk.$logPage.get()?.lines]).toEqual([LOG_PAGE, LOG_PAGE + 2])
    desk.setLogFilter({ page: 2 })
    await eventually(() => expect(lines()).toHaveLength(2))
    expect(desk.logQuery({ q: 'amla' })).toBe('?view=log&q=amla')
  })

  it('is read again after a decision was undone in it', async () => {
    await followed()
    desk.$undoing.set(desk.$logPage.get()?.log.find(({ title }) => title === 'Amla') ?? null)
    const before = meera.sent(readLog).length
    await desk.undo()
    expect(meera.sent(readLog)).toHaveLength(before + 1)
    expect(desk.$outcome.get()?.text).toBe(DESK_TEXTS.undone('Amla'))
    await eventually(() => expect(lines()?.[0]).toEqual(['Amla', 'listing.approval_undone']))
    expect(lines()).toHaveLength(3)
  })

  it('that cannot be read shows a message, and keeps the known lines', async () => {
    await followed()
    meera.network = 'down'
    desk.refreshLog()
    await eventually(() => expect(desk.$logProblem.get()).toBe(UNREACHED))
    expect(lines()).toHaveLength(2)
  })
})

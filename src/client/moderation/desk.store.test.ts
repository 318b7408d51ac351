import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DESK_TEXTS, MODERATION_TEXTS } from '#english/moderation/texts'
import { NOT_ALLOWED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import * as api from '../../contract/moderation.ts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { editListing } from '../../server/listing/edit.ts'
import {
  type Desk,
  delayAnswer,
  deskPeople,
  freshDesk,
  isApproved,
  leaveDesk,
  makeQueue,
  openDesk,
  startDesk,
} from '../../test/support/browser/desk.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { depsOn } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let meera: Visitor
let ravi: SessionUser
let owner: SessionUser
let ids: string[]
let desk: Desk

beforeAll(async () => {
  ;({ meera, ravi, owner } = await deskPeople(portal))
})
beforeEach(async () => {
  ;({ ids, desk } = await freshDesk(portal.db, meera, owner))
})
afterEach(leaveDesk)

const amla = () => ids[0] ?? ''
const names = () => desk.$queue.get().map(({ projectBuildingName }) => projectBuildingName)
const shown = () => desk.$shown.get()?.projectBuildingName
const sent = (endpoint: Parameters<Visitor['sent']>[0]) =>
  meera.sent(endpoint).filter(({ path }) => ids.some((id) => path.includes(id)))
/** A decision of another admin at another desk. */
const raviApproves = async (id: string) =>
  expect(await openAndApprove(depsOn(portal.db), ravi, id, 1)).toMatchObject({ ok: true })
const posterChanges = async (id: string) =>
  expect(
    await editListing(depsOn(portal.db), owner, id, {
      fields: listingFields({ projectBuildingName: 'Amla anew' }),
      photoIds: [],
      version: 1,
    }),
  ).toMatchObject({ ok: true })

describe('The queue', () => {
  it('starts with the oldest listing', () => {
    expect(names()).toEqual(['Amla', 'Bela', 'Champa'])
    expect(shown()).toBe('Amla')
  })

  it('is walked with next and previous, stops at its ends, and announces the position', () => {
    desk.move(1)
    expect(shown()).toBe('Bela')
    expect(desk.$deskAnnouncement.get()).toBe(`${DESK_TEXTS.position(2, 3)}: Bela`)
    desk.move(-1)
    desk.move(-1)
    expect(shown()).toBe('Amla')
  })

  it('keeps the selection when a new listing arrives, and announces it', async () => {
    desk.move(1)
    await makeQueue(portal.db, ['Dhak'])
    await desk.refreshDesk()
    expect([shown(), names().length]).toEqual(['Bela', 4])
    expect(desk.$deskAnnouncement.get()).toBe(DESK_TEXTS.arrived(1))
  })

  it('does not return to an older state by a late answer', async () => {
    const { answered, arrive } = delayAnswer()
    const late = desk.refreshDesk()
    await answered
    await raviApproves(amla())
    await desk.refreshDesk()
    expect(names()).toEqual(['Bela', 'Champa'])
    arrive()
    await late
    expect(names()).toEqual(['Bela', 'Champa'])
  })

  it('stays visible when a refresh fails, with a message until one succeeds', async () => {
    meera.network = 'down'
    await desk.refreshDesk()
    expect([names().length, desk.$deskProblem.get()]).toEqual([3, DESK_TEXTS.outdated])
    meera.network = 'up'
    await desk.refreshDesk()
    expect(desk.$deskProblem.get()).toBeNull()
  })

  it('that could not be loaded shows a message, and loads by itself once the connection is back', async () => {
    meera.network = 'down'
    desk = await startDesk(meera)
    await desk.refreshDesk()
    expect([desk.$desk.get(), desk.$deskProblem.get()]).toEqual([null, DESK_TEXTS.failed])
    meera.network = 'up'
    meera.page.dispatch('focus')
    await eventually(() => expect(shown()).toBe('Amla'))
  })
})

describe('A listing that its poster has changed', () => {
  it('is not replaced while the admin reads it, and cannot be decided', async () => {
    await posterChanges(amla())
    await desk.refreshDesk()
    expect([shown(), desk.$shown.get()?.version]).toEqual(['Amla', 1])
    expect(desk.$deskState.get()).toEqual({ kind: 'changed', text: MODERATION_TEXTS.changed })
    await desk.approve()
    expect(sent(api.approveListing)).toEqual([])
    desk.showChanged()
    expect([shown(), desk.$deskState.get().kind]).toEqual(['Amla anew', 'open'])
  })

  it('is shown in its new version after a refused decision, with the reason', async () => {
    await posterChanges(amla())
    await desk.approve()
    expect([shown(), desk.$shown.get()?.version]).toEqual(['Amla anew', 2])
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: MODERATION_TEXTS.changed })
    expect(await isApproved(portal.db, amla())).toBe(false)
  })
})

describe('A former admin', () => {
  afterEach(async () => {
    await portal.db.rows(sql`update users set role = 'Admin' where id = ${meera.user?.id}`)
  })

  it('sees a refusal at the next refresh, and decides nothing', async () => {
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    await desk.approve()
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: NOT_ALLOWED })
    expect([desk.$refused.get(), await isApproved(portal.db, amla())]).toEqual([true, false])
  })

  it('sees a refusal when the page opens, and the queue is not requested', async () => {
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    const before = meera.sent(api.readDesk).length
    desk = await startDesk(meera)
    await eventually(() => expect(desk.$refused.get()).toBe(true))
    expect(meera.sent(api.readDesk)).toHaveLength(before)
    expect(meera.page.left).toEqual([])
  })
})

it('A session that has ended elsewhere leads to the login, and from there to the same part of the queue', async () => {
  const visitor = await portal.visitor('Admin')
  desk = await openDesk(visitor, '?city=Lucknow')
  await portal.endElsewhere(visitor)
  void desk.refreshDesk()
  await eventually(() =>
    expect(visitor.page.leftFor).toBe(loginPath(`${PATHS.admin}?city=Lucknow`)),
  )
  expect(desk.$deskProblem.get()).toBeNull()
})

import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCalls } from '../contract/admin-calls.ts'
import { FAILED } from '../contract/failed.ts'
import { loginPath, PATHS } from '../contract/paths.ts'
import { fail } from '../contract/result.ts'
import type { SessionUser } from '../contract/session.ts'
import { CHANGE_WORDS } from '../domain/moderation/change-messages.ts'
import { DECISION_VERBS, DESK_WORDS, MODERATION_MESSAGES } from '../domain/moderation/messages.ts'
import { editListing } from '../server/listing/edit.ts'
import { withdrawListing } from '../server/listing/withdraw.ts'
import { approveListing } from '../server/moderation/decide.ts'
import { undoDecision } from '../server/moderation/undo.ts'
import { clearDesk, delayAnswer, makeQueue } from '../test/support/desk.ts'
import { makeEdit } from '../test/support/edits.ts'
import { depsOn, listingFields, makeUser } from '../test/support/factories.ts'
import { type Portal, startPortal } from '../test/support/portal.ts'
import { until } from '../test/support/until.ts'
import type { Visitor } from '../test/support/visitor.ts'

const load = async () => ({
  ...(await import('./desk.store.ts')),
  ...(await import('./desk-decisions.store.ts')),
  ...(await import('./desk-start.ts')),
  ...(await import('./admin-access.ts')),
})
type Desk = Awaited<ReturnType<typeof load>>

let portal: Portal
let meera: Visitor
let ravi: SessionUser
let owner: SessionUser
let ids: string[]
let desk: Desk
let end = () => {}

beforeAll(async () => {
  portal = await startPortal()
  meera = await portal.visitor('Admin')
  ravi = await makeUser(portal.db, 'Admin', 'Ravi')
  owner = await makeUser(portal.db)
})
afterAll(() => portal.close())

/** The desk once its queue is there. */
async function openDesk(address = PATHS.admin as string): Promise<Desk> {
  end()
  desk = await meera.open(address, load, '')
  end = desk.startDesk()
  await until(() => expect(desk.$desk.get()).not.toBeNull())
  return desk
}

beforeEach(async () => {
  meera.network = 'up'
  meera.sessionStorage.clear()
  await clearDesk(portal.db)
  ids = await makeQueue(portal.db, ['Amla', 'Bela', 'Champa'], {}, owner)
  await openDesk()
})
afterEach(() => {
  end()
  end = () => {}
})

const amla = () => ids[0] ?? ''
const bela = () => ids[1] ?? ''
const names = () => desk.$queue.get().map(({ projectBuildingName }) => projectBuildingName)
const shown = () => desk.$shown.get()?.projectBuildingName
const isApproved = async (id: string) =>
  (
    await portal.db.row<{ is_approved: boolean }>(
      sql`select is_approved from properties where id = ${id}`,
    )
  )?.is_approved
const sent = (endpoint: Parameters<Visitor['sent']>[0]) =>
  meera.sent(endpoint).filter(({ path }) => ids.some((id) => path.includes(id)))
/** Another admin's decision, at another desk. */
const raviApproves = async (id: string) =>
  expect(await approveListing(depsOn(portal.db), ravi, id, 1)).toMatchObject({ ok: true })
const posterChanges = async (id: string) =>
  expect(
    await editListing(depsOn(portal.db), owner, id, {
      fields: listingFields({ projectBuildingName: 'Amla anew' }),
      photoIds: [],
      version: 1,
    }),
  ).toMatchObject({ ok: true })

describe('The queue', () => {
  it('is worked off from the oldest', () => {
    expect(names()).toEqual(['Amla', 'Bela', 'Champa'])
    expect(shown()).toBe('Amla')
  })

  it('is walked with next and previous, stays at its ends, and says where one is', () => {
    desk.move(1)
    expect(shown()).toBe('Bela')
    expect(desk.$deskNews.get()).toBe(`${DESK_WORDS.position(2, 3)}: Bela`)
    desk.move(-1)
    desk.move(-1)
    expect(shown()).toBe('Amla')
  })

  it('keeps the selection when a new listing arrives, and tells of it', async () => {
    desk.move(1)
    await makeQueue(portal.db, ['Dhak'])
    await desk.refreshDesk()
    expect([shown(), names().length]).toEqual(['Bela', 4])
    expect(desk.$deskNews.get()).toBe(DESK_WORDS.arrived(1))
  })

  it('is not put back by a slower answer that was overtaken', async () => {
    const arrive = delayAnswer()
    const late = desk.refreshDesk()
    await raviApproves(amla())
    await until(async () => {
      await desk.refreshDesk()
      expect(names()).toEqual(['Bela', 'Champa'])
    })
    arrive()
    await late
    expect(names()).toEqual(['Bela', 'Champa'])
  })

  it('stays readable when a refresh fails, and says so until one succeeds', async () => {
    meera.network = 'down'
    await desk.refreshDesk()
    expect([names().length, desk.$deskProblem.get()]).toEqual([3, DESK_WORDS.outdated])
    meera.network = 'up'
    await desk.refreshDesk()
    expect(desk.$deskProblem.get()).toBeNull()
  })

  it('that never came says so, and comes by itself once the line is back', async () => {
    end()
    meera.network = 'down'
    desk = await meera.open(PATHS.admin, load, '')
    end = desk.startDesk()
    await desk.refreshDesk()
    expect([desk.$desk.get(), desk.$deskProblem.get()]).toEqual([null, DESK_WORDS.failed])
    meera.network = 'up'
    meera.page.dispatch('focus')
    await until(() => expect(shown()).toBe('Amla'))
  })
})

describe('A decision', () => {
  it('is made on the version that was read, and the next listing follows', async () => {
    await desk.approve()
    expect(sent(adminCalls.approveListing).map(({ body }) => body)).toEqual([{ version: 1 }])
    expect(await isApproved(amla())).toBe(true)
    expect([shown(), names()]).toEqual(['Bela', ['Bela', 'Champa']])
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_WORDS.approved('Amla') })
  })

  it('is sent once however often the key is hit', async () => {
    await Promise.all([desk.approve(), desk.approve(), desk.approve()])
    expect(sent(adminCalls.approveListing)).toHaveLength(1)
    expect([await isApproved(amla()), await isApproved(bela())]).toEqual([true, false])
  })

  it('is not undone on screen by a refresh that set out before it', async () => {
    const arrive = delayAnswer()
    const late = desk.refreshDesk()
    await until(() => expect(meera.sent(adminCalls.readDesk).length).toBeGreaterThan(1))
    await desk.approve()
    arrive()
    await late
    expect(names()).toEqual(['Bela', 'Champa'])
  })

  it('leaves the selection alone when the admin has moved on meanwhile', async () => {
    const done = desk.approve()
    desk.move(1)
    desk.move(1)
    await done
    expect(shown()).toBe('Champa')
  })

  it('on a change to a published listing is told as one', async () => {
    await clearDesk(portal.db)
    const { listingId } = await makeEdit(portal.db, owner, { projectBuildingName: 'Gulmohar' })
    await openDesk()
    await desk.approve()
    expect(desk.$outcome.get()?.text).toBe(CHANGE_WORDS.approved('Gulmohar'))
    const row = await portal.db.row<{ name: string }>(
      sql`select project_building_name as name from properties where id = ${listingId}`,
    )
    expect(row?.name).toBe('Gulmohar')
  })
})

describe('A decision that fails', () => {
  it('leaves the listing where it is, and can be made again', async () => {
    meera.network = 'down'
    await desk.approve()
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: FAILED })
    expect([shown(), await isApproved(amla())]).toEqual(['Amla', false])
    meera.network = 'up'
    await desk.approve()
    expect(await isApproved(amla())).toBe(true)
  })

  it('whose answer got lost is told as made by this admin', async () => {
    meera.network = 'answers lost'
    await desk.approve()
    meera.network = 'up'
    await desk.refreshDesk()
    expect(desk.$standing.get()).toEqual({
      kind: 'decided',
      text: MODERATION_MESSAGES.alreadyDecided('Admin', DECISION_VERBS.approved),
    })
  })

  it('is told in the sentence of that decision where the server gave none', () => {
    expect(desk.sentenceOf('approve', fail('internal'))).toBe(
      'This listing could not be approved. Please try again.',
    )
    expect(desk.sentenceOf('reject', fail('internal'))).toBe(
      'This listing could not be rejected. Please try again.',
    )
    expect(desk.sentenceOf('undo', fail('cannot_undo'))).toBe(MODERATION_MESSAGES.cannotUndo)
  })
})

describe('Two admins at once', () => {
  const RAVI_WAS_FIRST = MODERATION_MESSAGES.alreadyDecided('Ravi', DECISION_VERBS.approved)

  it('the second is told at once, however long the queue takes to come', async () => {
    await raviApproves(amla())
    const release = meera.hold(adminCalls.readDesk)
    const done = desk.approve()
    await until(() => expect(desk.$outcome.get()?.text).toBe(RAVI_WAS_FIRST))
    release()
    await done
  })

  it('the second is told who decided by the listing itself, and goes on', async () => {
    await raviApproves(amla())
    await desk.approve()
    expect(desk.$standing.get()).toEqual({ kind: 'decided', text: RAVI_WAS_FIRST })
    expect([shown(), desk.$outcome.get()]).toEqual(['Amla', null])
    desk.move(1)
    expect(shown()).toBe('Bela')
  })

  it('a listing decided elsewhere stays in view but cannot be decided again', async () => {
    await raviApproves(amla())
    await desk.refreshDesk()
    await desk.approve()
    desk.openRejection()
    expect([shown(), desk.$rejecting.get()]).toEqual(['Amla', null])
    expect(sent(adminCalls.approveListing)).toEqual([])
  })

  it('a rejection comes too late as well: its dialog closes', async () => {
    desk.openRejection()
    desk.writeReason('Too vague')
    await raviApproves(amla())
    await desk.reject()
    expect(desk.$rejecting.get()).toBeNull()
    expect(desk.$standing.get()).toEqual({ kind: 'decided', text: RAVI_WAS_FIRST })
    expect(desk.$reasons.get()[amla()]).toBe('Too vague')
  })

  it('one that its poster has taken back is no longer in the queue', async () => {
    expect(await withdrawListing(depsOn(portal.db), owner, amla())).toMatchObject({ ok: true })
    await desk.refreshDesk()
    expect(desk.$standing.get()).toEqual({ kind: 'decided', text: DESK_WORDS.withdrawn })
  })
})

describe('A listing that its poster changed', () => {
  it('is not swapped under the eyes of the admin, and is not decided', async () => {
    await posterChanges(amla())
    await desk.refreshDesk()
    expect([shown(), desk.$shown.get()?.version]).toEqual(['Amla', 1])
    expect(desk.$standing.get()).toEqual({ kind: 'changed', text: MODERATION_MESSAGES.changed })
    await desk.approve()
    expect(sent(adminCalls.approveListing)).toEqual([])
    desk.showChanged()
    expect([shown(), desk.$standing.get().kind]).toEqual(['Amla anew', 'open'])
  })

  it('comes in its new version after a refused decision, with the reason for it', async () => {
    await posterChanges(amla())
    await desk.approve()
    expect([shown(), desk.$shown.get()?.version]).toEqual(['Amla anew', 2])
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: MODERATION_MESSAGES.changed })
    expect(await isApproved(amla())).toBe(false)
  })
})

describe('A rejection', () => {
  it('needs a reason', async () => {
    desk.openRejection()
    desk.writeReason('  ')
    await desk.reject()
    expect(desk.$reasonError.get()).toBe(MODERATION_MESSAGES.reasonMissing)
    expect(sent(adminCalls.rejectListing)).toEqual([])
    desk.writeReason('Too vague')
    expect(desk.$reasonError.get()).toBeNull()
  })

  it('sends the reason as the admin left it, once, and the next listing follows', async () => {
    desk.openRejection()
    desk.writeReason(' The photos do not show this property.\r\nTake new ones. ')
    await Promise.all([desk.reject(), desk.reject()])
    expect(sent(adminCalls.rejectListing).map(({ body }) => body)).toEqual([
      { version: 1, reason: 'The photos do not show this property.\nTake new ones.' },
    ])
    expect([desk.$rejecting.get(), desk.$reasons.get()[amla()], shown()]).toEqual([
      null,
      '',
      'Bela',
    ])
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_WORDS.rejected('Amla') })
  })

  it('keeps dialog and reason when the line breaks, and through every refresh', async () => {
    desk.openRejection()
    desk.writeReason('Too vague')
    meera.network = 'down'
    await desk.reject()
    meera.network = 'up'
    await desk.refreshDesk()
    expect([desk.$rejecting.get()?.id, desk.$reasons.get()[amla()]]).toEqual([amla(), 'Too vague'])
    // Said in its dialog, and only there.
    expect([desk.$reasonError.get(), desk.$outcome.get()]).toEqual([FAILED, null])
    await desk.reject()
    expect(desk.$rejecting.get()).toBeNull()
  })

  it('has its reason again after a reload', async () => {
    desk.openRejection()
    desk.writeReason('Too vague')
    await openDesk()
    desk.openRejection()
    expect(desk.$reasons.get()).toEqual({ [amla()]: 'Too vague' })
  })

  it.each(['', '{', 'null', '5', '[]', '{"a":5}', '{"a":{"b":1}}'])(
    'begins without one where the tab holds what is none: %j',
    async (value) => {
      meera.sessionStorage.setItem('desk-reasons', value)
      await openDesk()
      expect(desk.$reasons.get()).toEqual({})
      desk.openRejection()
      desk.writeReason('Too vague')
      expect(desk.$reasons.get()).toEqual({ [amla()]: 'Too vague' })
    },
  )
})

describe('A decision that is undone', () => {
  const line = () => desk.$desk.get()?.log[0] ?? null

  it('brings its listing back into the queue', async () => {
    await desk.approve()
    desk.$undoing.set(line())
    await Promise.all([desk.undo(), desk.undo()])
    expect([names(), await isApproved(amla())]).toEqual([['Amla', 'Bela', 'Champa'], false])
    expect(desk.$undoing.get()).toBeNull()
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_WORDS.undone('Amla') })
  })

  it('by another admin before cannot be undone any more', async () => {
    await desk.approve()
    desk.$undoing.set(line())
    await undoDecision(depsOn(portal.db), ravi, line()?.id ?? '')
    await desk.undo()
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: MODERATION_MESSAGES.cannotUndo })
    expect([names().length, desk.$undoing.get()]).toEqual([3, null])
  })
})

describe('An admin who is none any more', () => {
  afterEach(async () => {
    await portal.db.rows(sql`update users set role = 'Admin' where id = ${meera.user?.id}`)
  })

  it('is told so by the next refresh, and decides nothing', async () => {
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    await desk.approve()
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: MODERATION_MESSAGES.refused })
    expect([desk.$refused.get(), await isApproved(amla())]).toEqual([true, false])
  })

  it('is told so at the door, without a question about the queue', async () => {
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    const before = meera.sent(adminCalls.readDesk).length
    end()
    desk = await meera.open(PATHS.admin, load, '')
    end = desk.startDesk()
    await until(() => expect(desk.$refused.get()).toBe(true))
    expect(meera.sent(adminCalls.readDesk)).toHaveLength(before)
    expect(meera.page.left).toEqual([])
  })
})

it('A session that was ended elsewhere leads to the login, and from there to the same part of the queue', async () => {
  const visitor = await portal.visitor('Admin')
  const address = `${PATHS.admin}?city=Lucknow`
  desk = await visitor.open(address, load, '')
  end = desk.startDesk()
  await until(() => expect(names()).toHaveLength(3))
  await portal.endElsewhere(visitor)
  void desk.refreshDesk()
  await until(() => expect(visitor.page.leftFor).toBe(loginPath(address)))
  expect(desk.$deskProblem.get()).toBeNull()
})

import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import * as api from '../../contract/moderation.ts'
import { FAILED } from '../../contract/failed.ts'
import { buildInfoPath } from '../../contract/paths.ts'
import { EDIT_TEXTS } from '../../domain/moderation/texts-edit.ts'
import { DECISION_VERBS, DESK_TEXTS, MODERATION_TEXTS } from '../../domain/moderation/texts.ts'
import { withdrawListing } from '../../server/listing/withdraw.ts'
import { approveListing } from '../../server/moderation/decide.ts'
import { undoDecision } from '../../server/moderation/undo.ts'
import {
  clearDesk,
  type Desk,
  delayAnswer,
  leaveDesk,
  makeQueue,
  openDesk,
} from '../../test/support/desk.ts'
import { makeEdit } from '../../test/support/edits.ts'
import { depsOn, makeUser } from '../../test/support/factories.ts'
import { type Portal, startPortal } from '../../test/support/portal.ts'
import { eventually } from '../../test/support/eventually.ts'
import type { Visitor } from '../../test/support/visitor.ts'

let portal: Portal
let meera: Visitor
let ravi: SessionUser
let owner: SessionUser
let ids: string[]
let desk: Desk

beforeAll(async () => {
  portal = await startPortal()
  meera = await portal.visitor('Admin')
  ravi = await makeUser(portal.db, 'Admin', 'Ravi')
  owner = await makeUser(portal.db)
})
afterAll(() => portal.close())
beforeEach(async () => {
  meera.network = 'up'
  meera.sessionStorage.clear()
  await clearDesk(portal.db)
  ids = await makeQueue(portal.db, ['Amla', 'Bela', 'Champa'], {}, owner)
  desk = await openDesk(meera)
})
afterEach(leaveDesk)

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

describe('A decision', () => {
  it('is made on the version that was read, and the next listing follows', async () => {
    await desk.approve()
    expect(sent(api.approveListing).map(({ body }) => body)).toEqual([{ version: 1 }])
    expect(await isApproved(amla())).toBe(true)
    expect([shown(), names()]).toEqual(['Bela', ['Bela', 'Champa']])
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_TEXTS.approved('Amla') })
  })

  it('is sent once however often the key is hit', async () => {
    await Promise.all([desk.approve(), desk.approve(), desk.approve()])
    expect(sent(api.approveListing)).toHaveLength(1)
    expect([await isApproved(amla()), await isApproved(bela())]).toEqual([true, false])
  })

  it('is not undone on screen by a refresh that set out before it', async () => {
    const { answered, arrive } = delayAnswer()
    const late = desk.refreshDesk()
    await answered
    // The queue as it is after the decision takes its time.
    const release = meera.hold(api.readDesk)
    const done = desk.approve()
    await eventually(() => expect(names()).toEqual(['Bela', 'Champa']))
    arrive()
    await late
    expect(names()).toEqual(['Bela', 'Champa'])
    release()
    await done
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
    desk = await openDesk(meera)
    await desk.approve()
    expect(desk.$outcome.get()?.text).toBe(EDIT_TEXTS.approved('Gulmohar'))
    const row = await portal.db.row<{ name: string }>(
      sql`select project_building_name as name from properties where id = ${listingId}`,
    )
    expect(row?.name).toBe('Gulmohar')
  })
})

describe('What an approval makes of the public site', () => {
  const states: (string | null)[] = []
  /** A site that serves the newest revision, as it is before each decision. */
  async function servedInFull() {
    const rebuild = await import('../rebuild/rebuild.store.ts')
    await rebuild.refreshRebuild()
    const revision = rebuild.$rebuild.get()?.revision ?? 0
    portal.files.set(buildInfoPath, { revision, builtAt: '2026-11-20T09:00:00Z', listings: 3 })
    await rebuild.refreshRebuild()
    expect(rebuild.$siteState.get()).toBe('live')
    return rebuild
  }
  beforeEach(() => void states.splice(0))
  afterEach(() => portal.files.clear())

  it('is said with the news of it, and never that the site is live: for one, for several, and for one that is undone', async () => {
    const { $siteState } = await servedInFull()
    desk.$outcome.listen((news) => news && states.push($siteState.get()))
    await desk.approve()
    await servedInFull()
    desk.chooseWithoutHints()
    desk.openBatch()
    desk.$deskAnnouncement.listen(() => states.push($siteState.get()))
    await desk.approveBatch()
    await servedInFull()
    desk.$undoing.set(desk.$desk.get()?.log[0] ?? null)
    await desk.undo()
    expect(states.length).toBeGreaterThan(2)
    expect(new Set(states)).toEqual(new Set(['rebuilding']))
  })

  it('is not taken back by a status that set out before it', async () => {
    const { $siteState, refreshRebuild } = await servedInFull()
    const { answered, arrive } = delayAnswer()
    const late = refreshRebuild()
    await answered
    const release = meera.hold(api.readDesk)
    const done = desk.approve()
    await eventually(() => expect($siteState.get()).toBe('rebuilding'))
    arrive()
    await late
    expect($siteState.get()).toBe('rebuilding')
    release()
    await done
  })

  it('is nothing where the listing was rejected', async () => {
    const { $siteState } = await servedInFull()
    desk.$outcome.listen((news) => news && states.push($siteState.get()))
    desk.openRejection()
    desk.writeReason('No photos.')
    await desk.reject()
    expect(states).toEqual(['live'])
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
      text: MODERATION_TEXTS.alreadyDecided('Admin', DECISION_VERBS.approved),
    })
  })
})

describe('Two admins at once', () => {
  const RAVI_WAS_FIRST = MODERATION_TEXTS.alreadyDecided('Ravi', DECISION_VERBS.approved)

  it('the second is told at once, however long the queue takes to come', async () => {
    await raviApproves(amla())
    const release = meera.hold(api.readDesk)
    const done = desk.approve()
    await eventually(() => expect(desk.$outcome.get()?.text).toBe(RAVI_WAS_FIRST))
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
    expect(sent(api.approveListing)).toEqual([])
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
    expect(desk.$standing.get()).toEqual({ kind: 'decided', text: DESK_TEXTS.withdrawn })
  })
})

describe('A rejection', () => {
  it('needs a reason', async () => {
    desk.openRejection()
    desk.writeReason('  ')
    await desk.reject()
    expect(desk.$reasonError.get()).toBe(MODERATION_TEXTS.reasonMissing)
    expect(sent(api.rejectListing)).toEqual([])
    desk.writeReason('Too vague')
    expect(desk.$reasonError.get()).toBeNull()
  })

  it('sends the reason as the admin left it, once, and the next listing follows', async () => {
    desk.openRejection()
    desk.writeReason(' The photos do not show this property.\r\nTake new ones. ')
    await Promise.all([desk.reject(), desk.reject()])
    expect(sent(api.rejectListing).map(({ body }) => body)).toEqual([
      { version: 1, reason: 'The photos do not show this property.\nTake new ones.' },
    ])
    expect([desk.$rejecting.get(), desk.$reasons.get()[amla()], shown()]).toEqual([
      null,
      '',
      'Bela',
    ])
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_TEXTS.rejected('Amla') })
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
    desk = await openDesk(meera)
    desk.openRejection()
    expect(desk.$reasons.get()).toEqual({ [amla()]: 'Too vague' })
  })

  it.each(['', '{', 'null', '5', '[]', '{"a":5}', '{"a":{"b":1}}'])(
    'begins without one where the tab holds what is none: %j',
    async (value) => {
      meera.sessionStorage.setItem('desk-reasons', value)
      desk = await openDesk(meera)
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
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_TEXTS.undone('Amla') })
  })

  it('by another admin before cannot be undone any more', async () => {
    await desk.approve()
    desk.$undoing.set(line())
    await undoDecision(depsOn(portal.db), ravi, line()?.id ?? '')
    await desk.undo()
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: MODERATION_TEXTS.cannotUndo })
    expect([names().length, desk.$undoing.get()]).toEqual([3, null])
  })
})

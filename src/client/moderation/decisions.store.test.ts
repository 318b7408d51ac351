import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DECISION_VERBS, DESK_TEXTS, EDIT_TEXTS, MODERATION_TEXTS } from '#english/moderation/texts'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import * as api from '../../contract/moderation.ts'
import { buildInfoPath } from '../../contract/paths.ts'
import { REASON_LIMIT } from '../../domain/moderation/constants.ts'
import { withdrawListing } from '../../server/listing/withdraw.ts'
import { undoDecision } from '../../server/moderation/undo.ts'
import {
  clearDesk,
  type Desk,
  delayAnswer,
  deskPeople,
  freshDesk,
  isApproved,
  leaveDesk,
  openDesk,
} from '../../test/support/browser/desk.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { openAndApprove, openForAdmins } from '../../test/support/data/approving.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { depsOn } from '../../test/support/data/factories.ts'
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
const bela = () => ids[1] ?? ''
const names = () => desk.$queue.get().map(({ projectBuildingName }) => projectBuildingName)
const shown = () => desk.$shown.get()?.projectBuildingName
/** Opens the form for the rejection of the shown listing. */
function openRejection() {
  desk.openRejection()
  const listing = desk.$rejecting.get()
  if (!listing) throw new Error('The listing cannot be rejected.')
  const { submit, ...form } = desk.createRejection(listing)
  return { ...form, reject: (reason: string) => submit(formOf({ reason })) }
}
const sent = (endpoint: Parameters<Visitor['sent']>[0]) =>
  meera.sent(endpoint).filter(({ path }) => ids.some((id) => path.includes(id)))
/** A decision of another admin at another desk. */
const raviApproves = async (id: string) =>
  expect(await openAndApprove(depsOn(portal.db), ravi, id, 1)).toMatchObject({ ok: true })

describe('A decision', () => {
  it('is made on the version that was read, and the next listing follows', async () => {
    await desk.approve()
    expect(sent(api.approveListing).map(({ body }) => body)).toEqual([{ version: 1 }])
    expect(await isApproved(portal.db, amla())).toBe(true)
    expect([shown(), names()]).toEqual(['Bela', ['Bela', 'Champa']])
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_TEXTS.approved('Amla') })
  })

  it('is sent once, however often the key is pressed', async () => {
    await Promise.all([desk.approve(), desk.approve(), desk.approve()])
    expect(sent(api.approveListing)).toHaveLength(1)
    expect([await isApproved(portal.db, amla()), await isApproved(portal.db, bela())]).toEqual([
      true,
      false,
    ])
  })

  it('is not reverted on screen by a refresh that started before it', async () => {
    const { answered, arrive } = delayAnswer()
    const late = desk.refreshDesk()
    await answered
    // The answer with the queue after the decision is held back.
    const release = meera.hold(api.readDesk)
    const done = desk.approve()
    await eventually(() => expect(names()).toEqual(['Bela', 'Champa']))
    arrive()
    await late
    expect(names()).toEqual(['Bela', 'Champa'])
    release()
    await done
  })

  it('keeps the selection if the admin has moved on in the meantime', async () => {
    const done = desk.approve()
    desk.move(1)
    desk.move(1)
    await done
    expect(shown()).toBe('Champa')
  })

  it('on a change to a published listing has its own message', async () => {
    await clearDesk(portal.db)
    const { id, listingId } = await makeEdit(portal.db, owner, { projectBuildingName: 'Gulmohar' })
    await openForAdmins(portal.db, id)
    desk = await openDesk(meera)
    await desk.approve()
    expect(desk.$outcome.get()?.text).toBe(EDIT_TEXTS.approved('Gulmohar'))
    const row = await portal.db.row<{ name: string }>(
      sql`select project_building_name as name from properties where id = ${listingId}`,
    )
    expect(row?.name).toBe('Gulmohar')
  })
})

describe('The effect of an approval on the public site', () => {
  const states: (string | null)[] = []
  /** A site that serves the newest revision, which is the state before each decision. */
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

  it('is shown together with the message, never "the site is live": for one, for several, and for an undone approval', async () => {
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

  it('is not reverted by a status that was requested before it', async () => {
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

  it('is nothing after a rejection', async () => {
    const { $siteState } = await servedInFull()
    desk.$outcome.listen((news) => news && states.push($siteState.get()))
    await openRejection().reject('No photos.')
    expect(states).toEqual(['live'])
  })
})

describe('A decision that fails', () => {
  it('leaves the listing where it is, and can be repeated', async () => {
    meera.network = 'down'
    await desk.approve()
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: UNREACHED })
    expect([shown(), await isApproved(portal.db, amla())]).toEqual(['Amla', false])
    meera.network = 'up'
    await desk.approve()
    expect(await isApproved(portal.db, amla())).toBe(true)
  })

  it('whose answer was lost is shown as this admin’s decision', async () => {
    meera.network = 'answers lost'
    await desk.approve()
    meera.network = 'up'
    await desk.refreshDesk()
    expect(desk.$deskState.get()).toEqual({
      kind: 'decided',
      text: MODERATION_TEXTS.alreadyDecided('Admin', DECISION_VERBS['listing.approved']),
    })
  })
})

describe('Two admins at once', () => {
  const RAVI_WAS_FIRST = MODERATION_TEXTS.alreadyDecided('Ravi', DECISION_VERBS['listing.approved'])

  it('the second sees it at once, however slow the queue is', async () => {
    await raviApproves(amla())
    const release = meera.hold(api.readDesk)
    const done = desk.approve()
    await eventually(() => expect(desk.$outcome.get()?.text).toBe(RAVI_WAS_FIRST))
    release()
    await done
  })

  it('the second sees at the listing who decided, and can go on', async () => {
    await raviApproves(amla())
    await desk.approve()
    expect(desk.$deskState.get()).toEqual({ kind: 'decided', text: RAVI_WAS_FIRST })
    expect([shown(), desk.$outcome.get()]).toEqual(['Amla', null])
    desk.move(1)
    expect(shown()).toBe('Bela')
  })

  it('a listing decided elsewhere stays visible but cannot be decided again', async () => {
    await raviApproves(amla())
    await desk.refreshDesk()
    await desk.approve()
    desk.openRejection()
    expect([shown(), desk.$rejecting.get()]).toEqual(['Amla', null])
    expect(sent(api.approveListing)).toEqual([])
  })

  it('a late rejection fails too, and its dialog closes', async () => {
    const { reject, kept } = openRejection()
    await raviApproves(amla())
    await reject('Too vague')
    expect(desk.$rejecting.get()).toBeNull()
    expect(desk.$deskState.get()).toEqual({ kind: 'decided', text: RAVI_WAS_FIRST })
    expect(kept()).toEqual({ reason: 'Too vague' })
  })

  it('a listing that its poster has withdrawn leaves the queue', async () => {
    expect(await withdrawListing(depsOn(portal.db), owner, amla())).toMatchObject({ ok: true })
    await desk.refreshDesk()
    expect(desk.$deskState.get()).toEqual({ kind: 'decided', text: DESK_TEXTS.withdrawn })
  })
})

describe('A rejection', () => {
  it('needs a reason', async () => {
    const { $form, reject, write } = openRejection()
    await reject('  ')
    expect($form.get().errors).toEqual({ reason: MODERATION_TEXTS.reasonMissing })
    expect(sent(api.rejectListing)).toEqual([])
    write('Too vague')
    expect($form.get().errors).toEqual({})
  })

  it('sends the reason, once, and the next listing follows', async () => {
    const { reject, kept } = openRejection()
    const reason = ' The photos do not show this property.\nTake new ones. '
    await Promise.all([reject(reason), reject(reason)])
    expect(sent(api.rejectListing).map(({ body }) => body)).toEqual([
      { version: 1, reason: 'The photos do not show this property.\nTake new ones.' },
    ])
    expect([desk.$rejecting.get(), kept(), shown()]).toEqual([null, {}, 'Bela'])
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_TEXTS.rejected('Amla') })
  })

  it('closes its dialog before its outcome is said', async () => {
    const open: boolean[] = []
    const { reject } = openRejection()
    desk.$outcome.listen((news) => news && open.push(desk.$rejecting.get() !== null))
    await reject('Too vague')
    expect(open).toEqual([false])
  })

  it('blocks other decisions while it runs, also after its dialog was closed, and then says that it failed', async () => {
    const { reject } = openRejection()
    meera.network = 'down'
    const done = reject('Too vague')
    desk.$rejecting.set(null)
    desk.openRejection()
    await desk.approve()
    expect([desk.$rejecting.get(), desk.$deciding.get()]).toEqual([null, 'reject'])
    await done
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: UNREACHED })
    expect([desk.$deciding.get(), await isApproved(portal.db, amla())]).toEqual([null, false])
  })

  it('keeps dialog and reason after a lost connection, and through every refresh', async () => {
    const { $form, reject, kept } = openRejection()
    meera.network = 'down'
    await reject('Too vague')
    meera.network = 'up'
    await desk.refreshDesk()
    expect([desk.$rejecting.get()?.id, kept()]).toEqual([amla(), { reason: 'Too vague' }])
    // Shown only in its dialog.
    expect([$form.get().errors, desk.$outcome.get()]).toEqual([{ _: UNREACHED }, null])
    await reject('Too vague')
    expect(desk.$rejecting.get()).toBeNull()
  })

  it('shows the server’s error about its reason under the field', async () => {
    const { $form, reject } = openRejection()
    await reject('x'.repeat(REASON_LIMIT + 1))
    expect($form.get().errors).toEqual({ reason: expect.any(String) })
    expect(desk.$rejecting.get()?.id).toBe(amla())
  })

  it('has its reason again after a reload, and no other listing has it', async () => {
    openRejection().write('Too vague')
    desk = await openDesk(meera)
    expect(openRejection().kept()).toEqual({ reason: 'Too vague' })
    desk.move(1)
    expect(openRejection().kept()).toEqual({})
  })
})

describe('An undone decision', () => {
  const line = () => desk.$desk.get()?.log[0] ?? null

  it('returns its listing to the queue', async () => {
    await desk.approve()
    desk.$undoing.set(line())
    await Promise.all([desk.undo(), desk.undo()])
    expect([names(), await isApproved(portal.db, amla())]).toEqual([
      ['Amla', 'Bela', 'Champa'],
      false,
    ])
    expect(desk.$undoing.get()).toBeNull()
    expect(desk.$outcome.get()).toEqual({ tone: 'success', text: DESK_TEXTS.undone('Amla') })
  })

  it('that another admin has undone before cannot be undone again', async () => {
    await desk.approve()
    desk.$undoing.set(line())
    await undoDecision(depsOn(portal.db), ravi, line()?.id ?? '')
    await desk.undo()
    expect(desk.$outcome.get()).toEqual({ tone: 'error', text: MODERATION_TEXTS.cannotUndo })
    expect([names().length, desk.$undoing.get()]).toEqual([3, null])
  })
})

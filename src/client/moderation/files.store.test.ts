import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { BATCH_LIMIT } from '../../domain/moderation/constants.ts'
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
let agent: SessionUser
let desk: Desk
const LINES = 60
let ids: string[]

const line = (n: number) => `Line ${String(n).padStart(2, '0')}`

beforeAll(async () => {
  meera = await portal.visitor('Admin')
  ravi = await makeUser(portal.db, 'Admin', 'Ravi')
  agent = await makeUser(portal.db, 'Agent', 'Vikram')
})
beforeEach(async () => {
  await clearDesk(portal.db)
  ids = await makeQueue(
    portal.db,
    Array.from({ length: LINES }, (_, n) => line(n)),
    { plotArea: 1200 },
    agent,
  )
  await portal.db.rows(sql`update properties set file_id = 'a-file-of-an-agent'`)
  // It came after the first line and before the last.
  const [single = ''] = await makeQueue(portal.db, ['Single'])
  await portal.db.rows(
    sql`update properties set created_at = now() - interval '20 days' where id = ${single}`,
  )
  desk = await openDesk(meera)
})
afterEach(leaveDesk)

const file = () => `${agent.id}-a-file-of-an-agent`
const names = () => desk.$queue.get().map(({ projectBuildingName }) => projectBuildingName)
const shown = () => desk.$shown.get()?.projectBuildingName
const waiting = () => desk.$queue.get().find(({ file }) => file)?.file?.lines

describe('A file in the queue', () => {
  it('is folded at first: its oldest line stands for it, and others’ listings come next', () => {
    expect(names()).toEqual([line(0), 'Single'])
    expect([shown(), waiting(), desk.$desk.get()?.matching]).toEqual([line(0), LINES, LINES + 1])
    desk.move(1)
    expect(shown()).toBe('Single')
  })

  it('lists its lines where it is unfolded, and folds again with the line that stands for it', async () => {
    await desk.foldOrUnfold(file())
    expect(names()).toEqual([...ids.map((_, n) => line(n)), 'Single'])
    desk.move(1)
    desk.move(1)
    expect(shown()).toBe(line(2))
    await desk.foldOrUnfold(file())
    expect([names(), shown()]).toEqual([[line(0), 'Single'], line(0)])
    expect(desk.$deskState.get()).toEqual({ kind: 'open' })
    // Lines that were read only now are no new ones.
    expect(desk.$deskAnnouncement.get()).not.toMatch(/new/)
  })

  it('is decided line by line with the keys, folded as it is', async () => {
    await desk.approve()
    expect(shown()).toBe(line(1))
    await eventually(() => expect(waiting()).toBe(LINES - 1))
    await desk.approve()
    expect(shown()).toBe(line(2))
  })

  it('says where another admin has decided its line', async () => {
    await openAndApprove(depsOn(portal.db), ravi, ids[0] ?? '', 1)
    await desk.refreshDesk()
    expect(desk.$deskState.get().kind).toBe('decided')
  })

  it('counts which of its waiting lines the admin has opened', async () => {
    const opened = () => desk.$queue.get().find((one) => one.file?.id === file())?.file?.opened
    expect(opened()).toBe(LINES)
    await portal.db.rows(sql`delete from moderation_reads where entry_id = ${ids[5]}`)
    await desk.refreshDesk()
    expect(opened()).toBe(LINES - 1)
    await desk.approve()
    expect(opened()).toBe(LINES - 2)
  })

  it('is selected for a common approval without hints, and only where its lines are seen', async () => {
    desk.chooseWithoutHints()
    expect(desk.$chosenListings.get().map((one) => one.projectBuildingName)).toEqual(['Single'])
    await desk.foldOrUnfold(file())
    desk.chooseWithoutHints(file())
    const chosen = desk.$chosenListings.get()
    expect(chosen).toHaveLength(BATCH_LIMIT)
    expect(chosen.every((one) => one.file?.id === file() && one.hints.length === 0)).toBe(true)
    desk.openBatch()
    await desk.approveBatch()
    expect(waiting()).toBe(LINES - BATCH_LIMIT)
    // Its oldest waiting line is younger now.
    expect(names()[0]).toBe('Single')
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { READING_TEXTS as texts } from '#english/moderation/texts-reading'
import { UNREACHED } from '#language/text/texts'
import { noteRead } from '../../contract/moderation.ts'
import { READ_MS } from '../../domain/moderation/constants.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { clearDesk, type Desk, leaveDesk, openDesk } from '../../test/support/browser/desk.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let meera: Visitor
let desk: Desk
let photos: string[]
let ids: string[]

beforeAll(async () => {
  meera = await portal.visitor('Admin')
})
beforeEach(async () => {
  meera.network = 'up'
  await clearDesk(portal.db)
  const owner = await makeUser(portal.db)
  photos = await Promise.all([0, 1].map(() => makePhotoRow(portal.db, owner)))
  const first = await makePending(portal.db, owner, { projectBuildingName: 'Amla' }, photos)
  const second = await makePending(portal.db, owner, { projectBuildingName: 'Bela' })
  const third = await makePending(portal.db, owner, { projectBuildingName: 'Champa' })
  ids = [first, second, third]
  for (const [n, id] of ids.entries())
    await portal.db.rows(
      sql`update properties set created_at = now() - make_interval(days => ${9 - n}::int) where id = ${id}`,
    )
  desk = await openDesk(meera)
  window.dispatchEvent(new Event('pointerdown'))
})
afterEach(() => {
  vi.restoreAllMocks()
  leaveDesk()
})

const key = () => versionKey(desk.$shown.get() ?? { id: '', version: 0 })
const load = (n: number, isShown = true) => desk.settlePhoto(key(), photos[n] ?? '', isShown)
const notes = async () =>
  (
    await portal.db.rows<{ id: string }>(
      sql`select entry_id as id from moderation_reads where admin_id = ${meera.user?.id}`,
    )
  ).map(({ id }) => id)
const isNoted = (n: number) =>
  eventually(() => expect(desk.$queue.get()[n]?.readAt).toEqual(expect.any(String)))

it('A listing is noted as opened once it is on the screen with all its photos, and until then it says what it waits for', async () => {
  expect(desk.$waitsFor.get()).toBe(texts.hidden)
  desk.$inView.set(true)
  expect(desk.$waitsFor.get()).toBe(texts.loading(0, 2))
  load(0)
  expect(desk.$waitsFor.get()).toBe(texts.loading(1, 2))
  await desk.approve()
  expect(desk.$deskAnnouncement.get()).toBe(texts.loading(1, 2))
  expect(await notes()).toEqual([])
  load(1)
  expect(desk.$waitsFor.get()).toBe(texts.noting)
  await isNoted(0)
  expect([desk.$waitsFor.get(), desk.$reading.get().kind]).toEqual([null, 'read'])
  expect(await notes()).toEqual([ids[0]])
  expect(meera.sent(noteRead)).toHaveLength(1)
})

it('A desk that nobody touches notes nothing', async () => {
  leaveDesk()
  desk = await openDesk(meera)
  desk.$inView.set(true)
  load(0)
  load(1)
  expect(desk.$waitsFor.get()).toBe(texts.noting)
  await new Promise((done) => setTimeout(done, READ_MS.all + 500))
  expect(await notes()).toEqual([])
  window.dispatchEvent(new Event('wheel'))
  await isNoted(0)
})

it('Who leafs through the queue has opened nothing but the last', async () => {
  desk.$inView.set(true)
  load(0)
  load(1)
  desk.move(1)
  desk.move(1)
  expect(desk.$shown.get()?.projectBuildingName).toBe('Champa')
  await isNoted(2)
  expect(await notes()).toEqual([ids[2]])
})

it('What is left while its photos load is offered again once they have come, and is approved only when it was seen', async () => {
  const made: HTMLImageElement[] = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag)
    if (element instanceof HTMLImageElement) made.push(element)
    return element
  })
  desk.$inView.set(true)
  load(0)
  desk.move(1)
  expect(desk.$toGoBack.get()).toEqual([])
  for (const img of made) img.dispatchEvent(new Event('load'))
  await eventually(() => expect(desk.$toGoBack.get().map(({ id }) => id)).toEqual([ids[0]]))
  desk.show(desk.$toGoBack.get()[0] ?? null)
  expect([desk.$toGoBack.get(), desk.$waitsFor.get()]).toEqual([[], texts.loading(1, 2)])
  load(0)
  load(1)
  await isNoted(0)
  desk.move(1)
  expect(desk.$toGoBack.get()).toEqual([])
})

it('A photo that does not load is said, and nothing is noted until it has', async () => {
  desk.$inView.set(true)
  load(0)
  load(1, false)
  expect(desk.$waitsFor.get()).toBe(texts.failed(1))
  expect(await notes()).toEqual([])
  desk.retryPhoto(key(), photos[1] ?? '')
  expect(desk.$waitsFor.get()).toBe(texts.loading(1, 2))
  load(1)
  await isNoted(0)
})

it('A note that does not reach the server is sent again on request', async () => {
  desk.$inView.set(true)
  meera.network = 'down'
  load(0)
  load(1)
  await eventually(() => expect(desk.$waitsFor.get()).toBe(texts.refused(UNREACHED)))
  meera.network = 'up'
  desk.retryNote()
  await isNoted(0)
})

it('After an approval the next that was not opened is shown, and an answer from before a note does not take it back', async () => {
  desk.$inView.set(true)
  load(0)
  load(1)
  await isNoted(0)
  desk.move(1)
  await isNoted(1)
  desk.move(-1)
  await desk.approve()
  expect(desk.$shown.get()?.projectBuildingName).toBe('Champa')
  await isNoted(1)
  // None is left to be read: the one that was opened before is shown.
  await desk.approve()
  expect(desk.$shown.get()?.projectBuildingName).toBe('Bela')
})

it('A listing is not noted while its rejection is being written: a note after the decision is refused', async () => {
  desk.$inView.set(true)
  load(0)
  load(1)
  desk.$rejecting.set(desk.$shown.get())
  await sleep(READ_MS.all + 500)
  expect(await notes()).toEqual([])
  desk.$rejecting.set(null)
  await isNoted(0)
})

import { beforeEach, expect, it } from 'vitest'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { PATHS } from '../../contract/paths.ts'
import { noteOnShortlist } from '../../contract/shortlist.ts'
import { changeOwnShortlist } from '../../server/shortlist/own.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let phone: Visitor
let laptop: Visitor
beforeEach(async () => {
  phone = await portal.visitor('Client')
  laptop = await portal.visitor(phone.user)
  await save(phone)
})

const [A, B] = ['aravali12345', 'belavista123']
async function save({ user }: Visitor) {
  const add = [A, B].map((id) => ({ id, name: `House ${id}` }))
  const deps = { ...testDeps(), db: portal.db }
  if (user) await changeOwnShortlist(deps, user, { add, remove: [] })
}

const load = async () => ({
  ...(await import('./sync.ts')),
  ...(await import('./notes.store.ts')),
  ...(await import('./unsaved-notes.ts')),
})
/** Opens the notes of the list; returns the one on its first listing. */
async function openNote(visitor = phone) {
  const page = await visitor.open(PATHS.saved, load, '<main></main>')
  const list = await page.syncShortlist()
  if (!list) throw new Error('The list could not be read.')
  page.followNotes()
  page.showNotes(list)
  void page.unsavedNotes.send(list.account)
  return {
    text: () => page.$notes.get()[A]?.text,
    state: () => page.$notes.get()[A]?.state,
    type: (text: string, left = true) => {
      page.typeNote(A, text)
      if (left) page.leaveNotes()
    },
  }
}
const sent = (visitor = phone) => visitor.sent(noteOnShortlist).map(({ body }) => body)
const waiting = (visitor = phone) => visitor.localStorage.getItem('unsaved-notes')

it('A note is saved while it is typed, shows its state, and is there on the next device', async () => {
  const note = await openNote()
  note.type('See it <i>on Sunday</i>', false)
  expect(note.state()).toBe(texts.saving)
  await eventually(() => expect(note.state()).toBe(texts.noteSaved))
  expect(waiting()).toBe('{}')
  const there = await openNote(laptop)
  expect([there.text(), there.state()]).toEqual(['See it <i>on Sunday</i>', ''])
})

it('A note typed offline shows this, and is saved by itself once the connection is back', async () => {
  const note = await openNote()
  await import('./follow.ts')
  phone.network = 'down'
  note.type('Too dear')
  await eventually(() => expect(note.state()).toBe(texts.noteWaits))
  phone.network = 'up'
  phone.page.dispatch('online')
  await eventually(() => expect(note.state()).toBe(texts.noteSaved))
  expect(sent().at(-1)).toEqual({ note: 'Too dear' })
  expect(waiting()).toBe('{}')
})

it('A note typed offline survives a reload, and is then saved', async () => {
  const before = await openNote()
  phone.network = 'down'
  before.type('Too dear')
  await eventually(() => expect(before.state()).toBe(texts.noteWaits))
  phone.network = 'up'
  const note = await openNote()
  expect(note.text()).toBe('Too dear')
  await eventually(() => expect(note.state()).toBe(texts.noteSaved))
  expect((await openNote(laptop)).text()).toBe('Too dear')
})

it('If a note changes while it is sent, the last version is saved', async () => {
  const note = await openNote()
  const release = phone.hold(noteOnShortlist)
  note.type('Too')
  await eventually(() => expect(sent()).toHaveLength(1))
  note.type('Too dear')
  release()
  await eventually(() => expect(note.state()).toBe(texts.noteSaved))
  expect(sent()).toEqual([{ note: 'Too' }, { note: 'Too dear' }])
})

it('An unsaved note is neither sent nor shown to the next account on the same device', async () => {
  const before = await openNote()
  phone.network = 'down'
  before.type('Only for Asha')
  await eventually(() => expect(before.state()).toBe(texts.noteWaits))
  const bina = await portal.visitor('Client')
  await save(bina)
  bina.localStorage.setItem('unsaved-notes', waiting() ?? '')
  const note = await openNote(bina)
  await import('./follow.ts')
  bina.page.dispatch('online')
  note.type('Of Bina')
  await eventually(() => expect(note.state()).toBe(texts.noteSaved))
  expect(sent(bina)).toEqual([{ note: 'Of Bina' }])
  expect(waiting(bina)).toBe(waiting())
})

it('A note on a listing that another device has removed is dropped', async () => {
  const note = await openNote()
  const deps = { ...testDeps(), db: portal.db }
  if (phone.user) await changeOwnShortlist(deps, phone.user, { add: [], remove: [A] })
  note.type('Too late')
  await eventually(() => expect(waiting()).toBe('{}'))
  expect(note.state()).not.toBe(texts.noteSaved)
})

it('Any stored value in place of the unsaved notes is accepted', async () => {
  phone.localStorage.setItem('unsaved-notes', '{"x":3,"y":[1],"z":{"a":null}}')
  expect((await openNote()).text()).toBe('')
  expect(sent()).toEqual([])
})

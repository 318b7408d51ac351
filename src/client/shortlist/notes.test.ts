import { beforeEach, expect, it } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { noteOnShortlist } from '../../contract/shortlist.ts'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { changeOwnShortlist } from '../../server/shortlist/own.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

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

const NOTES = `<template id="note-template"><div><label><span data-slot="about">: </span><textarea></textarea></label><p role="status"></p></div></template>
  <ul><li data-saved-id="${A}"></li><li data-saved-id="${B}"></li></ul>`
const load = async () => ({
  ...(await import('./sync.ts')),
  ...(await import('./own.ts')),
})
/** Opens the note on the first of the two listings. */
async function openNote(visitor = phone) {
  const page = await visitor.open(PATHS.saved, load, NOTES)
  const list = await page.syncShortlist()
  const place = document.querySelector('ul')
  if (list && place) page.addOwnData(place, list)
  const area = document.querySelector('textarea')
  if (!area) throw new Error('There is no note.')
  return area
}
const type = (area: HTMLTextAreaElement, text: string, left = true) => {
  area.value = text
  area.dispatchEvent(new Event('input'))
  if (left) area.dispatchEvent(new Event('change'))
}
const state = () => document.querySelector('[role="status"]')?.textContent
const sent = (visitor = phone) => visitor.sent(noteOnShortlist).map(({ body }) => body)
const waiting = (visitor = phone) => visitor.localStorage.getItem('unsaved-notes')

it('A note is saved while it is typed, shows its state, and is there on the next device', async () => {
  type(await openNote(), 'See it <i>on Sunday</i>', false)
  expect(state()).toBe(texts.saving)
  await eventually(() => expect(state()).toBe(texts.noteSaved))
  expect(waiting()).toBe('{}')
  const area = await openNote(laptop)
  expect([area.value, area.closest('label')?.textContent]).toEqual([
    'See it <i>on Sunday</i>',
    `: House ${A}`,
  ])
})

it('A note typed offline shows this, and is saved by itself once the connection is back', async () => {
  const area = await openNote()
  await import('./follow.ts')
  phone.network = 'down'
  type(area, 'Too dear')
  await eventually(() => expect(state()).toBe(texts.noteWaits))
  phone.network = 'up'
  phone.page.dispatch('online')
  await eventually(() => expect(state()).toBe(texts.noteSaved))
  expect(sent().at(-1)).toEqual({ note: 'Too dear' })
  expect(waiting()).toBe('{}')
})

it('A note typed offline survives a reload, and is then saved', async () => {
  const before = await openNote()
  phone.network = 'down'
  type(before, 'Too dear')
  await eventually(() => expect(state()).toBe(texts.noteWaits))
  phone.network = 'up'
  const area = await openNote()
  expect(area.value).toBe('Too dear')
  await eventually(() => expect(state()).toBe(texts.noteSaved))
  expect((await openNote(laptop)).value).toBe('Too dear')
})

it('If a note changes while it is sent, the last version is saved', async () => {
  const area = await openNote()
  const release = phone.hold(noteOnShortlist)
  type(area, 'Too')
  await eventually(() => expect(sent()).toHaveLength(1))
  type(area, 'Too dear')
  release()
  await eventually(() => expect(state()).toBe(texts.noteSaved))
  expect(sent()).toEqual([{ note: 'Too' }, { note: 'Too dear' }])
})

it('An unsaved note is neither sent nor shown to the next account on the same device', async () => {
  const before = await openNote()
  phone.network = 'down'
  type(before, 'Only for Asha')
  await eventually(() => expect(state()).toBe(texts.noteWaits))
  const bina = await portal.visitor('Client')
  await save(bina)
  bina.localStorage.setItem('unsaved-notes', waiting() ?? '')
  const area = await openNote(bina)
  await import('./follow.ts')
  bina.page.dispatch('online')
  type(area, 'Of Bina')
  await eventually(() => expect(state()).toBe(texts.noteSaved))
  expect(sent(bina)).toEqual([{ note: 'Of Bina' }])
  expect(waiting(bina)).toBe(waiting())
})

it('A note on a listing that another device has removed is dropped', async () => {
  const area = await openNote()
  const deps = { ...testDeps(), db: portal.db }
  if (phone.user) await changeOwnShortlist(deps, phone.user, { add: [], remove: [A] })
  type(area, 'Too late')
  await eventually(() => expect(waiting()).toBe('{}'))
  expect(state()).not.toBe(texts.noteSaved)
})

it('Any stored value in place of the unsaved notes is accepted', async () => {
  phone.localStorage.setItem('unsaved-notes', '{"x":3,"y":[1],"z":{"a":null}}')
  expect((await openNote()).value).toBe('')
  expect(sent()).toEqual([])
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentEntry } from '../contract/content.ts'
import { toValues } from '../domain/content/form.ts'
import {
  CONTENT_FIELD_MESSAGES as SAY,
  CONTENT_MESSAGES,
  ENTRY_WORDS,
} from '../domain/content/messages.ts'
import { entryFields } from '../test/support/entry-fields.ts'
import {
  $entries,
  $news,
  $removal,
  $removing,
  refreshEntries,
  remove,
  showCollection,
} from './entries.store.ts'
import { $form, answer, closeForm, openForm, save, turnTo } from './entry-form.store.ts'
import { stopFollowing } from './publication.store.ts'

const stored = (id: string, version = 1): ContentEntry => ({
  id,
  version,
  createdAt: '2026-11-01T10:00:00Z',
  fields: entryFields.comingSoon,
})
let served: ContentEntry[]
const writes = vi.fn<(address: string, body: unknown) => Response>()
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = (status: number, code: string, more: object = {}) =>
  json({ code, message: CONTENT_MESSAGES.changed, requestId: 'r', ...more }, status)

beforeEach(async () => {
  served = [stored('entryone'), stored('entrytwo')]
  writes.mockReset().mockImplementation(() => json({ id: 'entrynew' }, 201))
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'POST' || init?.method === 'DELETE')
      return writes(address, init.body ? JSON.parse(String(init.body)) : null)
    return address.startsWith('/api/content/')
      ? json({ entries: served })
      : new Response('', { status: 503 })
  })
  await showCollection('comingSoon')
  openForm(null)
  closeForm()
})
afterEach(() => {
  stopFollowing()
  vi.unstubAllGlobals()
})

const fill = (over: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({
    ...toValues('comingSoon', entryFields.comingSoon),
    ...over,
  }))
    answer(name, value)
}
const [first, second] = [() => served[0] ?? null, () => served[1] ?? null]

describe('The form of an entry', () => {
  test('is not sent while an answer is missing, and says which', async () => {
    fill({ propertyType: '' })
    await save()
    expect($form.get()).toMatchObject({ errors: { propertyType: SAY.comingSoonType }, attempt: 1 })
    expect(writes).not.toHaveBeenCalled()
    answer('propertyType', 'Farmhouse')
    expect($form.get().errors).toEqual({})
  })

  test('is sent once, with a key of its own, says so and is empty again', async () => {
    fill()
    const key = $form.get().submissionKey
    await Promise.all([save(), save()])
    expect(writes).toHaveBeenCalledExactlyOnceWith('/api/entries', {
      collection: 'comingSoon',
      fields: entryFields.comingSoon,
      submissionKey: key,
    })
    expect($form.get()).toMatchObject({ values: toValues('comingSoon'), busy: false })
    expect($form.get().submissionKey).not.toBe(key)
    expect($news.get()).toBe(ENTRY_WORDS.stored(entryFields.comingSoon.title))
  })

  test('keeps what was typed when the server fails or refuses', async () => {
    fill({ title: 'Mine' })
    writes.mockImplementationOnce(() => new Response('', { status: 502 }))
    await save()
    expect($form.get()).toMatchObject({
      values: { title: 'Mine' },
      failed: expect.any(String),
      busy: false,
    })
    writes.mockImplementationOnce(() =>
      refusal(400, 'invalid', { fields: { 'fields.title': SAY.entryTitle } }),
    )
    await save()
    expect($form.get()).toMatchObject({
      values: { title: 'Mine' },
      errors: { title: SAY.entryTitle },
      failed: null,
    })
  })

  test('keeps what was typed when another admin was faster, and then saves over what the list shows', async () => {
    openForm(first())
    answer('title', 'Mine')
    served = [stored('entryone', 2)]
    writes.mockImplementationOnce(() => refusal(409, 'changed'))
    await save()
    expect($form.get()).toMatchObject({
      values: { title: 'Mine' },
      failed: CONTENT_MESSAGES.changed,
    })
    await save()
    expect(writes).toHaveBeenLastCalledWith(
      '/api/entries/entryone',
      expect.objectContaining({ version: 2 }),
    )
  })

  test('waits as it was left while another entry or collection is at hand', async () => {
    openForm(first())
    answer('title', 'Half')
    openForm(second())
    expect($form.get().values.title).toBe(entryFields.comingSoon.title)
    openForm(first())
    expect($form.get().values.title).toBe('Half')
    openForm(null)
    answer('title', 'New half')
    await turnTo('cityData')
    expect($form.get().values).toHaveProperty('priceMin', '')
    await turnTo('comingSoon')
    expect($form.get().values.title).toBe('New half')
  })
})

describe('Deleting an entry', () => {
  test('is done once it is confirmed, and an entry that is gone already is gone', async () => {
    await refreshEntries()
    for (const answerOnce of [() => json({ id: 'entryone' }), () => refusal(404, 'not_found')]) {
      $removing.set(stored('entryone'))
      writes.mockImplementationOnce(answerOnce)
      served = [stored('entrytwo')]
      await remove()
      expect(writes).toHaveBeenLastCalledWith('/api/entries/comingSoon/entryone', null)
      expect($entries.get()?.map(({ id }) => id)).toEqual(['entrytwo'])
      expect($removing.get()).toBeNull()
    }
  })

  test('says why it failed and asks again', async () => {
    $removing.set(stored('entryone'))
    writes.mockImplementationOnce(() => new Response('', { status: 502 }))
    await remove()
    expect($removal.get()).toEqual({ busy: false, failed: expect.any(String) })
    expect($removing.get()).not.toBeNull()
  })
})

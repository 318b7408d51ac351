import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ContactMessage, Inbox } from '../contract/admin.ts'
import type { ContactState } from '../domain/contact/constants.ts'
import { inbox, markMessage } from './inbox.store.ts'

const message = (id: number, state: ContactState = 'unread') => ({ id, state }) as ContactMessage
/** What the server was asked to mark, and what it answers once it is let. */
let asked: { id: number; state: ContactState; answer: (unread: number) => void }[]

beforeEach(() => {
  asked = []
  vi.stubGlobal(
    'fetch',
    (address: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const { state } = JSON.parse(String(init.body)) as { state: ContactState }
        asked.push({
          id: Number(/\d+/.exec(address)?.[0]),
          state,
          answer: (unread) => resolve(new Response(JSON.stringify({ unread }))),
        })
      }),
  )
  inbox.$list.set({
    rows: [message(1), message(2)],
    more: false,
    counts: { unread: 2, read: 0, answered: 0 },
  } satisfies Inbox)
})
afterEach(() => vi.unstubAllGlobals())

it('Two messages that are opened one right after the other are both marked as read', async () => {
  const both = Promise.all([markMessage(message(1), 'read'), markMessage(message(2), 'read')])
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(1)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer(0)
  await both
  expect(asked.map(({ id, state }) => [id, state])).toEqual([
    [1, 'read'],
    [2, 'read'],
  ])
  expect(inbox.$list.get()?.rows.map(({ state }) => state)).toEqual(['read', 'read'])
  expect(inbox.$list.get()?.counts).toEqual({ unread: 0, read: 2, answered: 0 })
})

it('A message that is marked twice alike is marked once', async () => {
  const both = Promise.all([
    markMessage(message(1), 'answered'),
    markMessage(message(1), 'answered'),
  ])
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(1)
  await both
  expect(asked).toHaveLength(1)
  expect(inbox.$list.get()?.counts).toEqual({ unread: 1, read: 0, answered: 1 })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApprovalResult } from '../contract/desk.ts'
import type { Desk, QueuedListing } from '../contract/listing.ts'
import type { Hint } from '../domain/hints/constants.ts'
import { BATCH_LIMIT } from '../domain/moderation/constants.ts'
import { BATCH_WORDS, QUEUE_WORDS } from '../domain/moderation/queue-messages.ts'
import { $filter, $view, openView, setFilter } from './desk-address.ts'
import {
  $batch,
  $chosen,
  $chosenListings,
  approveBatch,
  chooseWithoutHints,
  openBatch,
  toggleChosen,
} from './desk-batch.store.ts'
import { $deciding } from './desk-decisions.store.ts'
import { $hints, followHints } from './desk-hints.store.ts'
import {
  $desk,
  $deskNews,
  $most,
  $queue,
  $shown,
  $standing,
  followFilter,
  readOn,
  refreshDesk,
} from './desk.store.ts'
import { stopFollowing } from './publication.store.ts'

const listing = (id: string, hints: Hint[] = [], edit = false) =>
  ({
    id,
    version: 1,
    projectBuildingName: `House ${id}`,
    createdAt: `2026-11-01T10:00:${id.padStart(2, '0')}Z`,
    hints,
    ...(edit ? { edit: {} } : {}),
  }) as unknown as QueuedListing
const desk = (queue: QueuedListing[], matching = queue.length): Desk => ({
  queue,
  matching,
  log: [],
  counts: { pending: 9, approved: 0, rejected: 0, users: 4, reported: 0 },
  facets: { city: {}, listingType: {}, propertyType: {}, role: {}, hints: {}, newcomer: {} },
})
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

let served: Desk
let asked: string[]
const approvals = vi.fn<(body: unknown) => Response>()
let ends: (() => void)[]
const address = { pathname: '/admin', search: '' }
const go = (_: unknown, __: string, url: string) => {
  address.search = url.replace('/admin', '')
}

beforeEach(async () => {
  served = desk([listing('1'), listing('2', ['duplicate']), listing('3')])
  asked = []
  approvals.mockReset()
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', { state: null, pushState: vi.fn(go), replaceState: vi.fn(go) })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(path)
    if (path.startsWith('/api/moderation?') || path === '/api/moderation') return json(served)
    if (path === '/api/moderation/approvals') return approvals(JSON.parse(String(init?.body)))
    return path.endsWith('/hints')
      ? json({ lookalikes: [], alike: 0, price: {} })
      : new Response('', { status: 503 })
  })
  for (const store of [$desk, $shown, $deciding, $batch]) store.set(null)
  address.search = ''
  $filter.set({})
  $view.set('queue')
  $chosen.set(new Set())
  $hints.set({})
  await refreshDesk()
  ends = [followFilter()]
})
afterEach(() => {
  for (const end of ends) end()
  stopFollowing()
  vi.unstubAllGlobals()
})

describe('A filter', () => {
  it('asks the server, stands in the address, and shows the first that is left', async () => {
    served = desk([listing('3')])
    setFilter({ city: 'Lucknow', hints: 'yes' })
    await vi.waitFor(() => expect($shown.get()?.id).toBe('3'))
    expect(asked.at(-1)).toBe('/api/moderation?city=Lucknow&hints=yes')
    expect(address.search).toBe('?city=Lucknow&hints=yes')
    expect($standing.get().kind).toBe('open')
    expect($deskNews.get()).toBe(QUEUE_WORDS.matching(1, 9))
  })

  it('keeps what is being read where that is left', async () => {
    served = desk([listing('1')])
    setFilter({ role: 'Agent' })
    await vi.waitFor(() => expect($queue.get()).toHaveLength(1))
    expect($shown.get()?.id).toBe('1')
  })

  it('that is typed takes the place of the entry before in the history; one that is chosen can be gone back from', () => {
    setFilter({ q: 'bela' }, true)
    expect(history.replaceState).toHaveBeenCalledOnce()
    setFilter({ city: 'Noida' })
    expect(history.pushState).toHaveBeenCalledOnce()
    openView('log')
    expect([address.search, $view.get(), $filter.get()]).toEqual(['?view=log', 'log', {}])
  })
})

it('A queue that is longer than one answer is read on', async () => {
  served = desk(served.queue, 240)
  await readOn()
  expect([asked.at(-1), $most.get()]).toEqual(['/api/moderation?most=200', 200])
})

describe('Several at once', () => {
  it('are selected one by one or all that nothing is pointed out about, but no changes and not too many', async () => {
    served = desk([
      listing('1'),
      listing('2', ['price']),
      listing('3', [], true),
      ...Array.from({ length: BATCH_LIMIT }, (_, i) => listing(String(i + 4))),
    ])
    await refreshDesk()
    for (const id of ['1', '2', '3', '1'])
      toggleChosen($queue.get().find((one) => one.id === id) ?? null)
    expect([...$chosen.get()]).toEqual(['2'])
    chooseWithoutHints()
    expect($chosenListings.get()).toHaveLength(BATCH_LIMIT)
    expect($chosen.get().has('2') || $chosen.get().has('3')).toBe(false)
  })

  it('are approved in the versions that the dialog lists, once, and each tells what became of it', async () => {
    const results: ApprovalResult[] = [
      { id: '1', result: 'approved' },
      { id: '3', result: 'decided', by: 'Meera', decision: 'rejected' },
    ]
    approvals.mockImplementation(() => json({ results }))
    chooseWithoutHints()
    openBatch()
    served = desk([listing('2')])
    await Promise.all([approveBatch(), approveBatch()])
    expect(approvals).toHaveBeenCalledExactlyOnceWith({
      approvals: [
        { id: '1', version: 1 },
        { id: '3', version: 1 },
      ],
    })
    expect($batch.get()?.results).toEqual(results)
    expect($deskNews.get()).toBe(BATCH_WORDS.news(1, 2))
    expect($chosen.get().size).toBe(0)
  })

  it('stay selected when the line breaks', async () => {
    approvals.mockImplementation(() => new Response('', { status: 502 }))
    chooseWithoutHints()
    openBatch()
    await approveBatch()
    expect([$batch.get()?.results, $chosen.get().size]).toEqual([null, 2])
    expect($batch.get()?.problem).not.toBeNull()
  })
})

it('Hints are read of the shown listing and of the next, each once', async () => {
  ends.push(followHints())
  await vi.waitFor(() => expect(Object.keys($hints.get())).toEqual(['1.1', '2.1']))
  expect(asked.filter((path) => path.endsWith('/hints'))).toEqual([
    '/api/moderation/1/hints',
    '/api/moderation/2/hints',
  ])
})

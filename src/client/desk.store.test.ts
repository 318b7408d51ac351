import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Desk, LoggedDecision, QueuedListing } from '../contract/listing.ts'
import { fail } from '../contract/result.ts'
import { DESK_WORDS, MODERATION_MESSAGES } from '../domain/moderation/messages.ts'
import {
  $deciding,
  $outcome,
  $reasonError,
  $reasons,
  $rejecting,
  approve,
  keepReasons,
  openRejection,
  reject,
  sentenceOf,
  writeReason,
} from './desk-decisions.store.ts'
import { commandOf } from './desk-keys.ts'
import {
  $deskNews,
  $desk,
  $deskProblem,
  $queue,
  $shown,
  $standing,
  move,
  refreshDesk,
} from './desk.store.ts'
import { stopFollowing } from './publication.store.ts'

const listing = (id: string, day: number, version = 1) =>
  ({
    id,
    version,
    projectBuildingName: `House ${id}`,
    createdAt: `2026-11-0${day}T10:00:00Z`,
  }) as QueuedListing
const line = (listingId: string) =>
  ({
    id: 'log1',
    listingId,
    decision: 'approved',
    decidedBy: 'Meera',
    revision: 5,
  }) as LoggedDecision
const desk = (queue: QueuedListing[], log: LoggedDecision[] = []): Desk => ({
  queue,
  log,
  matching: queue.length,
  counts: { pending: queue.length, approved: 0, rejected: 0, users: 4, reported: 0 },
  facets: { city: {}, listingType: {}, propertyType: {}, role: {}, hints: {}, newcomer: {} },
})

let served: Desk
const decisions = vi.fn<(address: string, body: unknown) => Response>()
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = (code: string, message: string) => json({ code, message, requestId: 'r' }, 409)

beforeEach(async () => {
  served = desk([listing('b', 2), listing('a', 1), listing('c', 3)])
  decisions.mockReset().mockImplementation(() => json({ revision: 6 }))
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/api/moderation') return json(served)
    return init?.method === 'POST'
      ? decisions(address, JSON.parse(String(init.body)))
      : new Response('', { status: 503 })
  })
  for (const store of [$desk, $shown, $deciding, $outcome, $rejecting, $reasonError])
    store.set(null)
  $reasons.set({})
  await refreshDesk()
})
afterEach(() => {
  stopFollowing()
  vi.unstubAllGlobals()
})

const shown = () => $shown.get()?.id

describe('The queue', () => {
  it('is worked off from the oldest', () => {
    expect($queue.get().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(shown()).toBe('a')
  })

  it('is walked with next and previous, and says where one is', () => {
    move(1)
    expect(shown()).toBe('b')
    expect($deskNews.get()).toBe('2 of 3: House b')
    move(-1)
    move(-1)
    expect(shown()).toBe('a')
  })

  it('keeps the selection when a new listing arrives', async () => {
    move(1)
    served = desk([...served.queue, listing('d', 4)])
    await refreshDesk()
    expect(shown()).toBe('b')
    expect($deskNews.get()).toBe(DESK_WORDS.arrived(1))
  })

  it('is not put back by a slower reply that was overtaken', async () => {
    const old = json(served)
    const release = Promise.withResolvers<Response>()
    const usual = fetch
    vi.stubGlobal('fetch', () => release.promise)
    const late = refreshDesk()
    vi.stubGlobal('fetch', usual)
    served = desk([listing('b', 2)])
    await refreshDesk()
    release.resolve(old)
    await late
    expect($queue.get().map(({ id }) => id)).toEqual(['b'])
  })

  it('stays readable when a refresh fails', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await refreshDesk()
    expect($queue.get()).toHaveLength(3)
    expect($deskProblem.get()).not.toBeNull()
  })
})

describe('A decision', () => {
  it('is made on the version that was read, and the next listing follows', async () => {
    served = desk([listing('b', 2), listing('c', 3)])
    await approve()
    expect(decisions).toHaveBeenCalledExactlyOnceWith('/api/moderation/a/approve', { version: 1 })
    expect(shown()).toBe('b')
    expect($outcome.get()?.text).toBe('House a is approved.')
  })

  it('is sent once however often the key is hit', async () => {
    await Promise.all([approve(), approve(), approve()])
    expect(decisions).toHaveBeenCalledTimes(1)
  })

  it('is not undone on screen by a refresh that set out before it', async () => {
    const before = json(served)
    const release = Promise.withResolvers<Response>()
    const usual = fetch
    vi.stubGlobal('fetch', () => release.promise)
    const late = refreshDesk()
    vi.stubGlobal('fetch', usual)
    served = desk([listing('b', 2), listing('c', 3)])
    await approve()
    release.resolve(before)
    await late
    expect($queue.get().map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('leaves the selection alone when the admin has moved on meanwhile', async () => {
    const done = approve()
    move(1)
    move(1)
    await done
    expect(shown()).toBe('c')
  })
})

describe('A decision that fails', () => {
  it('is told in the sentence of the server', () => {
    for (const work of ['approve', 'reject', 'undo'] as const)
      expect(sentenceOf(work, fail('changed', { message: MODERATION_MESSAGES.changed }))).toBe(
        MODERATION_MESSAGES.changed,
      )
  })

  it('is told in the sentence of that decision where the server gave none', () => {
    expect(sentenceOf('approve', fail('internal'))).toBe(
      'This listing could not be approved. Please try again.',
    )
    expect(sentenceOf('reject', fail('internal'))).toBe(
      'This listing could not be rejected. Please try again.',
    )
    expect(sentenceOf('undo', fail('cannot_undo'))).toBe(MODERATION_MESSAGES.cannotUndo)
  })
})

describe('Two admins at once', () => {
  it('the second is told at once, however long the queue takes to come', async () => {
    decisions.mockImplementation(() =>
      refusal('already_decided', 'Meera has already approved this listing.'),
    )
    const usual = fetch
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      address === '/api/moderation' ? new Promise(() => undefined) : usual(address, init),
    )
    void approve()
    await vi.waitFor(() =>
      expect($outcome.get()?.text).toBe('Meera has already approved this listing.'),
    )
  })

  it('the second is told who decided', async () => {
    decisions.mockImplementation(() =>
      refusal('already_decided', 'Meera has already approved this listing.'),
    )
    served = desk([listing('b', 2), listing('c', 3)], [line('a')])
    await approve()
    expect($standing.get()).toEqual({
      kind: 'decided',
      text: 'Meera has already approved this listing.',
    })
    expect(shown()).toBe('a')
    move(1)
    expect(shown()).toBe('b')
  })

  it('a listing decided elsewhere stays in view but cannot be decided again', async () => {
    served = desk([listing('b', 2), listing('c', 3)], [line('a')])
    await refreshDesk()
    await approve()
    expect(shown()).toBe('a')
    expect(decisions).not.toHaveBeenCalled()
  })
})

describe('A listing that its poster changed', () => {
  it('is not swapped under the eyes of the admin, and is not decided', async () => {
    served = desk([listing('a', 1, 2), listing('b', 2)])
    await refreshDesk()
    expect($shown.get()?.version).toBe(1)
    expect($standing.get()).toEqual({ kind: 'changed', text: MODERATION_MESSAGES.changed })
    await approve()
    expect(decisions).not.toHaveBeenCalled()
  })

  it('comes in its new version after a refused decision, with the reason for it', async () => {
    decisions.mockImplementation(() => refusal('changed', MODERATION_MESSAGES.changed))
    served = desk([listing('a', 1, 2), listing('b', 2)])
    await approve()
    expect($shown.get()?.version).toBe(2)
    expect($outcome.get()).toEqual({ tone: 'error', text: MODERATION_MESSAGES.changed })
  })
})

describe('A rejection', () => {
  it('needs a reason', async () => {
    openRejection()
    writeReason('  ')
    await reject()
    expect($reasonError.get()).toBe(MODERATION_MESSAGES.reasonMissing)
    expect(decisions).not.toHaveBeenCalled()
    writeReason('Too vague')
    expect($reasonError.get()).toBeNull()
  })

  it('sends the reason as the admin left it', async () => {
    openRejection()
    $reasons.setKey('a', ' The photos do not show this property.\r\nTake new ones. ')
    await reject()
    expect(decisions).toHaveBeenCalledWith('/api/moderation/a/reject', {
      version: 1,
      reason: 'The photos do not show this property.\nTake new ones.',
    })
    expect($rejecting.get()).toBeNull()
    expect($reasons.get().a).toBe('')
  })

  it('keeps dialog and reason when the line breaks, and through every refresh', async () => {
    decisions.mockImplementation(() => new Response('', { status: 502 }))
    openRejection()
    $reasons.setKey('a', 'Too vague')
    await reject()
    await refreshDesk()
    expect($rejecting.get()?.id).toBe('a')
    expect($reasons.get().a).toBe('Too vague')
    expect($reasonError.get()).not.toBeNull()
  })
})

describe('Reasons that this tab has kept', () => {
  const kept = (value: string | null) => {
    const setItem = vi.fn()
    vi.stubGlobal('sessionStorage', { getItem: () => value, setItem })
    return { end: keepReasons(), setItem }
  }

  it('are there again after a reload, and each that is typed is kept', () => {
    const { end, setItem } = kept(JSON.stringify({ a: 'Too vague' }))
    openRejection()
    expect($reasons.get()).toEqual({ a: 'Too vague' })
    writeReason('Too vague by far')
    end()
    writeReason('Not kept any more')
    expect(setItem.mock.calls).toEqual([
      ['desk-reasons', JSON.stringify({ a: 'Too vague by far' })],
    ])
  })

  it.each([null, '', '{', 'null', '5', '[]', '{"a":5}', '{"a":{"b":1}}'])(
    'do not stop the desk where they are no reasons: %j',
    async (value) => {
      const { end } = kept(value)
      expect($reasons.get()).toEqual({})
      openRejection()
      writeReason('Too vague')
      expect($reasons.get()).toEqual({ a: 'Too vague' })
      end()
    },
  )
})

describe('The keys of the desk', () => {
  const press = { key: 'a', repeat: false, ctrlKey: false, metaKey: false, altKey: false }

  it('are those that the overlay lists, in either case', () => {
    expect(
      ['a', 'R', 'j', 'K', 'x', ' ', 'b', '/', '?', 'q'].map((key) =>
        commandOf({ ...press, key }, false),
      ),
    ).toEqual([
      'approve',
      'reject',
      'next',
      'previous',
      'choose',
      'choose',
      'batch',
      'search',
      'help',
      null,
    ])
  })

  it('rest while typing, in chords, and for a decision while held down', () => {
    expect(commandOf(press, true)).toBeNull()
    expect(commandOf({ ...press, ctrlKey: true }, false)).toBeNull()
    expect(commandOf({ ...press, repeat: true }, false)).toBeNull()
    expect(commandOf({ ...press, key: 'j', repeat: true }, false)).toBe('next')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '../contract/calls.ts'
import { endSession, requireSession } from './account-session.ts'
import { call } from './api.ts'
import { $leaving, stay } from './leaving.ts'
import { $ownListings, $ownListingsProblem, refreshOwnListings } from './own-listings.store.ts'

type Answer = { status?: number; body: object }

const replace = vi.fn()
const shown = new Map<string, (event: unknown) => void>()
const refused: Answer = {
  status: 401,
  body: { code: 'not_signed_in', message: 'Please log in.', requestId: 'r' },
}
const answers = new Map<string, () => Answer | Promise<Answer>>()

/** Answers as the server would, and gives a request up as a browser does. */
function fakeFetch(address: string, { signal }: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    void Promise.resolve(answers.get(address)?.() ?? { body: {} }).then(({ status = 200, body }) =>
      resolve(new Response(JSON.stringify(body), { status })),
    )
  })
}

const settled = async (promise: Promise<unknown>) => {
  const open = Symbol('open')
  const turn = new Promise((resolve) => setTimeout(resolve, 20, open))
  return (await Promise.race([promise, turn])) !== open
}

beforeEach(() => {
  answers.clear()
  replace.mockClear()
  vi.stubGlobal('fetch', fakeFetch)
  vi.stubGlobal('location', {
    ...{ replace, assign: vi.fn(), origin: 'http://localhost' },
    ...{ pathname: '/profile', search: '' },
  })
  vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn() })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) =>
    shown.set(name, listener),
  )
  vi.stubGlobal('removeEventListener', vi.fn())
  stay()
  $ownListings.set([])
  $ownListingsProblem.set(null)
})
afterEach(() => vi.unstubAllGlobals())

describe('A session that has ended elsewhere', () => {
  beforeEach(() => {
    answers.set('/api/me', () => ({ body: { user: { name: 'Asha', role: 'Owner' } } }))
    answers.set('/api/my/listings', () => refused)
  })

  it('leads to the login once, however many reads are refused, and says nothing else', async () => {
    await requireSession()
    const reads = Promise.all([refreshOwnListings(), refreshOwnListings()])
    expect(await settled(reads)).toBe(false)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/login?next=%2Fprofile')
    expect($ownListingsProblem.get()).toBeNull()
  })

  it('leads to the login after a refused write too', async () => {
    await requireSession()
    const path = calls.withdrawListing.path.replace(':id', 'a')
    answers.set(path, () => refused)
    expect(await call(calls.withdrawListing, { params: { id: 'a' } })).toMatchObject({ ok: false })
    expect(replace).toHaveBeenCalledExactlyOnceWith('/login?next=%2Fprofile')
  })

  it('asks anew when Back brings the page as it was', async () => {
    await requireSession()
    const read = refreshOwnListings()
    expect(await settled(read)).toBe(false)
    answers.set('/api/my/listings', () => ({ body: { listings: [{ id: 'a' }] } }))
    shown.get('pageshow')?.({ persisted: false })
    expect(await settled(read)).toBe(false)
    shown.get('pageshow')?.({ persisted: true })
    await read
    expect($ownListings.get()).toEqual([{ id: 'a' }])
  })
})

describe('Signing out', () => {
  const asked: string[] = []
  const signOut = (status = 200) => {
    answers.set('/api/auth/csrf', () => ({ body: { csrfToken: 't' } }))
    answers.set('/api/auth/signout', () => ({ status, body: { url: 'http://localhost/' } }))
    return endSession()
  }

  it('drops the read that is under way, and lets none begin', async () => {
    const { promise: late, resolve } = Promise.withResolvers<Answer>()
    asked.length = 0
    answers.set('/api/my/listings', () => {
      asked.push('listings')
      return asked.length === 1 ? late : { body: { listings: [] } }
    })
    const underWay = refreshOwnListings()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await signOut()
    resolve(refused)
    expect(await settled(Promise.race([underWay, refreshOwnListings()]))).toBe(false)
    expect(asked).toHaveLength(1)
    expect(replace).not.toHaveBeenCalled()
    expect($leaving.get()).toBe(true)
  })

  it('that failed lets the page read on', async () => {
    answers.set('/api/my/listings', () => ({ body: { listings: [{ id: 'b' }] } }))
    await signOut(500)
    await refreshOwnListings()
    expect($ownListings.get()).toEqual([{ id: 'b' }])
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $signingOut, endSession, requireSession } from './account-session.ts'
import { stay } from './leaving.ts'
import { $session } from './session.ts'

const replace = vi.fn()
const assign = vi.fn()
const session = (user: unknown) => async () => new Response(JSON.stringify({ user }))

beforeEach(() => {
  for (const spy of [replace, assign]) spy.mockClear()
  $session.set(undefined)
  $signingOut.set({ busy: false, failed: null })
  vi.stubGlobal('location', {
    ...{ replace, assign, origin: 'http://localhost' },
    ...{ pathname: '/admin/Users', search: '?role=Agent' },
  })
  vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn() })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('document', { documentElement: { classList: { toggle: vi.fn() } } })
  stay()
})
afterEach(() => vi.unstubAllGlobals())

it('Who is signed out is led to the login, and back to the page from there', async () => {
  vi.stubGlobal('fetch', session(null))
  expect(await requireSession()).toBe(false)
  expect(replace).toHaveBeenCalledWith('/login?next=%2Fadmin%2FUsers%3Frole%3DAgent')
})

it('A server out of reach sends nobody away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await requireSession()).toBe(true)
  expect(replace).not.toHaveBeenCalled()
})

it('Signing out leads to the home page', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ csrfToken: 't', url: 'http://localhost/' })),
  )
  await endSession()
  expect(assign).toHaveBeenCalledWith('/')
})

it('A sign-out that failed says so, and the session stays', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await endSession()
  expect($signingOut.get().failed).not.toBeNull()
  expect(assign).not.toHaveBeenCalled()
})

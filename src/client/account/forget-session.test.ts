import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WAITING_CHANGED } from '../../domain/enquiry/constants.ts'
import { HIDDEN_KNOWN, SEARCH_VISIT } from '../../domain/hidden/kept.ts'
import {
  HIDDEN,
  OWN_MEANS,
  OWN_PLACES,
  SHORTLIST_ACCOUNT,
  WAITING,
} from '../../domain/site/constants.ts'
import { StoredCaches } from '../../test/support/browser/stored-caches.ts'
import { keepNumberAsked, pathOfNumberAsked } from '../listing/number-asked.ts'
import { keepViewed, viewed } from '../listing/viewed-list.ts'
import { forgetSession } from './forget-session.ts'
import { HINT, TOLD } from './session-hint.ts'

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  }
}

let stores: StoredCaches
const postMessage = vi.fn()
const told = vi.fn<(event: Event) => boolean>()

beforeEach(async () => {
  stores = new StoredCaches()
  postMessage.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('caches', stores)
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('dispatchEvent', told.mockReset())
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
  await stores.open('pages')
  localStorage.setItem(HINT, '{}')
  sessionStorage.setItem(TOLD, '{}')
  keepNumberAsked('listing00001')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const left = () => [localStorage.getItem(HINT), sessionStorage.getItem(TOLD), pathOfNumberAsked()]

it('After a sign-out the device knows neither places nor what is hidden nor when whoever was there searched', async () => {
  localStorage.setItem(OWN_PLACES, '[]')
  localStorage.setItem(OWN_MEANS, '{}')
  localStorage.setItem(HIDDEN, '[]')
  localStorage.setItem(HIDDEN_KNOWN, '{}')
  localStorage.setItem(SEARCH_VISIT, '{}')
  await forgetSession()
  for (const key of [OWN_PLACES, OWN_MEANS, HIDDEN, HIDDEN_KNOWN, SEARCH_VISIT])
    expect(localStorage.getItem(key)).toBeNull()
})

it('After a sign-out the device is empty, the worker knows, and no number waits for whoever comes next', async () => {
  await forgetSession()
  expect(await stores.keys()).toEqual([])
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ emptied: true })
  expect(left()).toEqual([null, null, null])
})

it('After a sign-out the device names neither the account nor what was viewed', async () => {
  localStorage.setItem(SHORTLIST_ACCOUNT, 'account00001')
  keepViewed(['listing00001'])
  await forgetSession()
  expect([localStorage.getItem(SHORTLIST_ACCOUNT), viewed()]).toEqual([null, []])
})

it('After a sign-out no question waits that could not be sent', async () => {
  localStorage.setItem(WAITING, '[]')
  await forgetSession()
  expect(localStorage.getItem(WAITING)).toBeNull()
  // What shows them is told.
  expect(told.mock.lastCall?.[0].type).toBe(WAITING_CHANGED)
})

it('Where nobody was signed in, everything stays', async () => {
  localStorage.removeItem(HINT)
  keepViewed(['listing00001'])
  await forgetSession()
  expect([await stores.keys(), postMessage.mock.calls]).toEqual([['pages'], []])
  expect([pathOfNumberAsked() === null, viewed()]).toEqual([false, ['listing00001']])
})

it('A page that is left before its stores are empty leaves the hint, by which the next one empties them', async () => {
  stores.delete = () => new Promise(() => undefined)
  const forgetting = forgetSession()
  await vi.advanceTimersByTimeAsync(1)
  expect(left()).toEqual(['{}', null, null])
  await vi.runAllTimersAsync()
  await forgetting
  expect(left()).toEqual([null, null, null])
})

it('Who signs in meanwhile stays signed in', async () => {
  const forgetting = forgetSession()
  localStorage.setItem(HINT, '{"name":"Usha"}')
  await forgetting
  expect(localStorage.getItem(HINT)).toBe('{"name":"Usha"}')
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listingPath } from '../../contract/paths.ts'
import { TOKEN_MS } from '../../domain/account/constants.ts'
import { keepNumberAsked, pathOfNumberAsked } from './number-asked.ts'

let item: string | null = null
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: () => item,
    setItem: (_: string, value: string) => {
      item = value
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('A number waits as long as the link that confirms the address works', () => {
  keepNumberAsked('listing00001')
  vi.advanceTimersByTime(TOKEN_MS['verify email'] - 1)
  expect(pathOfNumberAsked()).toBe(`${listingPath('listing00001')}#phone`)
  vi.advanceTimersByTime(1)
  expect(pathOfNumberAsked()).toBeNull()
})

it('A note that is no longer understood leads nowhere', () => {
  item = 'listing00001'
  expect(pathOfNumberAsked()).toBeNull()
})

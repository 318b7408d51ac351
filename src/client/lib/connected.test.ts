import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { connected } from './connected.ts'

const reach = vi.fn<typeof fetch>()
const isOver = async (wait: Promise<void>) =>
  Promise.race([
    wait.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false))),
  ])

beforeEach(() => {
  openPage('')
  reach.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', reach)
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

it('A device with a network asks nobody whether it is connected', async () => {
  expect([await isOver(connected()), reach.mock.calls.length]).toEqual([true, 0])
})

it('One without waits until it has one', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const wait = connected()
  expect(await isOver(wait)).toBe(false)
  dispatchEvent(new Event('online'))
  expect(await isOver(wait)).toBe(true)
})

it('One without may still reach a server of its own', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  reach.mockResolvedValue(new Response())
  expect(await isOver(connected())).toBe(true)
})

it('A page with a worker has its scripts on the device, and waits for nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
  expect([await isOver(connected()), reach.mock.calls.length]).toEqual([true, 0])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Hook, openHook } from './hook.ts'

const onRequest = vi.fn()
let hook: Hook

const ask = async (address: string | URL, method = 'POST') => {
  const answer = await fetch(address, { method })
  await answer.arrayBuffer()
  return answer.status
}

beforeEach(async () => {
  onRequest.mockClear()
  hook = await openHook('a-secret-token', onRequest)
})
afterEach(() => hook.close())

test('The hook listens on the loopback address only, its token in the path', () => {
  expect(hook.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/a-secret-token$/)
})

test('A POST with the token requests a build', async () => {
  expect(await ask(hook.address)).toBe(202)
  expect(onRequest).toHaveBeenCalledTimes(1)
})

test.each(['/', '/a-secret-toke', '/a-secret-token/', '/another-secret'])(
  'A POST to %s requests nothing',
  async (path) => {
    expect(await ask(new URL(path, hook.address))).toBe(404)
    expect(onRequest).not.toHaveBeenCalled()
  },
)

test('A GET, as from a link preview, requests nothing', async () => {
  expect(await ask(hook.address, 'GET')).toBe(404)
  expect(onRequest).not.toHaveBeenCalled()
})

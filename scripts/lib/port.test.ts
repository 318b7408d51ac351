import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { claimPort, freePort, wantedPort } from './port.ts'

let other: Server | undefined
afterEach(() => other?.close())

function listen(port: number, host?: string): Promise<void> {
  other = createServer()
  return new Promise((resolve) => other?.listen({ port, ...(host ? { host } : {}) }, resolve))
}

test('Without PORT the site is on 8888', () => {
  expect(wantedPort(undefined)).toBe(8888)
  expect(wantedPort('')).toBe(8888)
  expect(wantedPort('9000')).toBe(9000)
})

test.each(['0', '-1', '70000', '80.5', 'http', '8888x'])(
  'PORT=%s is refused with an example',
  (value) => {
    expect(() => wantedPort(value)).toThrow(
      `PORT is "${value}", which is no port. Use a number between 1024 and 65535: PORT=8889 npm start`,
    )
  },
)

test('A free port is taken without a message', async () => {
  await expect(claimPort(await freePort())).resolves.toBeUndefined()
})

test.each([
  ['all addresses', undefined],
  ['the loopback address only', '127.0.0.1'],
])('A port of another program on %s is refused', async (_, host) => {
  const port = await freePort()
  await listen(port, host)
  await expect(claimPort(port)).rejects.toThrow(
    `Port ${port} is taken by another program. End that one, or choose another port: PORT=${port + 1} npm start`,
  )
})

test('A port that is released a moment later is taken', async () => {
  const port = await freePort()
  await listen(port)
  const claimed = claimPort(port)
  other?.close()
  await expect(claimed).resolves.toBeUndefined()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { startSchedules } from './schedules.ts'

const calls: string[] = []
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`)
  response.writeHead(calls.length === 1 ? 500 : 200).end()
})
afterEach(() => server.close())

test('The scheduled functions are called soon after the start, and then regularly until they are stopped', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = startSchedules(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    { cleanup: 40, due: 40 },
    5,
  )
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(4), 50_000)
  stop()
  expect(new Set(calls)).toEqual(
    new Set(['POST /.netlify/functions/cleanup', 'POST /.netlify/functions/due']),
  )
  // Calls that have been sent arrive first; then no more come.
  const isQuiet = async () => {
    const before = calls.length
    await new Promise((resolve) => setTimeout(resolve, 300))
    return calls.length === before
  }
  await vi.waitFor(async () => expect(await isQuiet()).toBe(true), 50_000)
})

test('An unreachable site does not end the start script', async () => {
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  const stop = startSchedules('http://127.0.0.1:1', { cleanup: 10, due: 10 }, 1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  expect(unhandled).not.toHaveBeenCalled()
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { readJson } from './read.ts'

const answer = (status: number, body = '{"a":1}') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
afterEach(() => vi.unstubAllGlobals())

describe('reading from the server', () => {
  it('gives the reply', async () => {
    answer(200)
    expect(await readJson('/x')).toEqual({ a: 1 })
  })

  it('tells "there is nothing" from "it failed"', async () => {
    for (const status of [400, 404, 410]) {
      answer(status)
      expect(await readJson('/x')).toBeNull()
    }
    for (const status of [429, 500, 503]) {
      answer(status)
      await expect(readJson('/x')).rejects.toThrow(String(status))
    }
  })
})

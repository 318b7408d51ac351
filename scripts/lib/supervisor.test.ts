import { expect, test, vi } from 'vitest'
import { Problem } from './problem.ts'
import { delayWithinLimit, supervise } from './supervisor.ts'

/** Starts tasks that end when the test says so; `fails` makes the next starts fail. */
function factory() {
  const ends: (() => void)[] = []
  let fails = 0
  const start = async () => {
    if (fails-- > 0) throw new Error('port still taken')
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    return { ended, number: ends.length }
  }
  return { start, ends, failNext: (times: number) => (fails = times) }
}

async function watched(delaysMs = [0, 1, 1]) {
  const made = factory()
  const back: number[] = []
  const onLost = vi.fn()
  const supervisor = supervise<{ number: number }>(await made.start(), {
    start: made.start,
    onLost,
    onBack: ({ number }) => back.push(number),
    delaysMs,
  })
  return { ...made, back, onLost, supervisor, watching: supervisor.watch() }
}

const hasBack = (expected: number[], back: number[]) =>
  vi.waitFor(() => expect(back).toEqual(expected), 50_000)

test('A task that ends by itself is started again, each time', async () => {
  const { ends, back, onLost, supervisor } = await watched()
  ends[0]?.()
  await hasBack([2], back)
  expect(supervisor.current().number).toBe(2)
  ends[1]?.()
  await hasBack([2, 3], back)
  expect(onLost).toHaveBeenCalledTimes(2)
})

test('A failed start is tried again', async () => {
  const { ends, back, failNext } = await watched()
  failNext(2)
  ends[0]?.()
  await hasBack([2], back)
})

test('If no start succeeds, the reason is reported as a sentence', async () => {
  const { ends, failNext, watching } = await watched()
  failNext(3)
  ends[0]?.()
  await expect(watching).rejects.toEqual(new Problem('port still taken'))
})

test('A task that was stopped on purpose is not started again', async () => {
  const { ends, back, supervisor, watching } = await watched()
  supervisor.stop()
  ends[0]?.()
  await watching
  expect(back).toEqual([])
})

test('The number of restarts in a minute is limited', () => {
  const now = 1_000_000
  expect(delayWithinLimit([], 3, now)).toBe(0)
  expect(delayWithinLimit([now - 50_000, now - 20_000], 3, now)).toBe(0)
  expect(delayWithinLimit([now - 50_000, now - 20_000, now - 10_000], 3, now)).toBe(10_000)
  expect(delayWithinLimit([now - 70_000, now - 20_000, now - 10_000], 3, now)).toBe(0)
})

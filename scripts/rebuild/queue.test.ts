import { describe, expect, test } from 'vitest'
import { createQueue } from './queue.ts'

/** Returns a job whose runs end when the test says so. */
function controlled() {
  const ends: { finish: () => void; fail: (error: Error) => void }[] = []
  const job = () =>
    new Promise<void>((resolve, reject) => ends.push({ finish: resolve, fail: reject }))
  return { job, ends, runs: () => ends.length }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('The queue of rebuilds', () => {
  test('runs at once when nothing runs', async () => {
    const { job, runs } = controlled()
    createQueue(job, () => {}).request()
    expect(runs()).toBe(1)
  })

  test('turns several requests during a run into exactly one more run', async () => {
    const { job, ends, runs } = controlled()
    const queue = createQueue(job, () => {})
    queue.request()
    for (let n = 0; n < 10; n++) queue.request()
    expect(runs()).toBe(1)
    ends[0]?.finish()
    await settle()
    expect(runs()).toBe(2)
    ends[1]?.finish()
    await queue.idle()
    expect(runs()).toBe(2)
  })

  test('runs again for a request after the last run', async () => {
    const { job, ends, runs } = controlled()
    const queue = createQueue(job, () => {})
    queue.request()
    ends[0]?.finish()
    await queue.idle()
    queue.request()
    expect(runs()).toBe(2)
  })

  test('says when the run that is active ends, though requests keep coming', async () => {
    const { job, ends, runs } = controlled()
    const queue = createQueue(job, () => {})
    queue.request()
    const first = queue.thisRun()
    queue.request()
    ends[0]?.finish()
    await first
    expect(runs()).toBe(2)
    ends[1]?.fail(new Error('broken'))
    await queue.thisRun()
    await queue.idle()
  })

  test('reports a failed run and continues with the next one', async () => {
    const { job, ends, runs } = controlled()
    const errors: unknown[] = []
    const queue = createQueue(job, (error) => errors.push(error))
    queue.request()
    queue.request()
    ends[0]?.fail(new Error('broken'))
    await settle()
    expect(errors).toEqual([new Error('broken')])
    expect(runs()).toBe(2)
  })

  test('accepts nothing more once closed, and drops what waits', async () => {
    const { job, ends, runs } = controlled()
    const queue = createQueue(job, () => {})
    queue.request()
    queue.request()
    queue.close()
    queue.request()
    ends[0]?.finish()
    await queue.idle()
    expect(runs()).toBe(1)
  })

  test('is idle at once without a request', async () => {
    await expect(
      createQueue(
        async () => {},
        () => {},
      ).idle(),
    ).resolves.toBeUndefined()
  })
})

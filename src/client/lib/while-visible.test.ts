import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whileVisible } from './while-visible.ts'

const EVERY = 15_000
let page: EventTarget & { visibilityState: string }
let frame: EventTarget
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  frame = new EventTarget()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', frame)
  vi.stubGlobal('document', page)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turn = (visibility: 'visible' | 'hidden') => {
  page.visibilityState = visibility
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('A task of a visible page', () => {
  it('runs once every interval, and not before the first has passed', async () => {
    const task = vi.fn(async () => {})
    end = whileVisible(task, EVERY)
    await vi.advanceTimersByTimeAsync(EVERY - 1)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(2 * EVERY)
    expect(task).toHaveBeenCalledTimes(3)
  })

  it('pauses while the page is hidden, and runs at once when it is visible again', async () => {
    const task = vi.fn(async () => {})
    end = whileVisible(task, EVERY)
    turn('hidden')
    await vi.advanceTimersByTimeAsync(5 * EVERY)
    expect(task).not.toHaveBeenCalled()
    turn('visible')
    expect(task).toHaveBeenCalledOnce()
  })

  it.each(['focus', 'pageshow'])('runs at once on %s', (event) => {
    const task = vi.fn(async () => {})
    end = whileVisible(task, EVERY)
    frame.dispatchEvent(new Event(event))
    expect(task).toHaveBeenCalledOnce()
  })

  it('never runs twice at the same time, however long it takes', async () => {
    const held = Promise.withResolvers<void>()
    const task = vi.fn(() => held.promise)
    end = whileVisible(task, EVERY)
    await vi.advanceTimersByTimeAsync(3 * EVERY)
    frame.dispatchEvent(new Event('focus'))
    expect(task).toHaveBeenCalledOnce()
    held.resolve()
    await vi.advanceTimersByTimeAsync(EVERY)
    expect(task).toHaveBeenCalledTimes(2)
  })

  it('does not run after it is stopped', async () => {
    const task = vi.fn(async () => {})
    whileVisible(task, EVERY)()
    await vi.advanceTimersByTimeAsync(3 * EVERY)
    for (const event of ['focus', 'pageshow']) frame.dispatchEvent(new Event(event))
    turn('visible')
    expect(task).not.toHaveBeenCalled()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Thread } from '../../test/support/browser/thread.ts'
import { AskedWorker } from './asked-worker.ts'

const READY = `postMessage('ready')\n`
const onMessage = (body: string) => `addEventListener('message', ({ data }) => { ${body} })\n`
const ECHO = READY + onMessage(`postMessage({ said: data })`)

let made: Thread[] = []
/** Asks workers that run these scripts, one after another; the last one stays. */
function asked(limitMs: number, ...scripts: string[]) {
  const left = [...scripts]
  return new AskedWorker<string, { said: string }>(() => {
    const script = (left.length > 1 ? left.shift() : left[0]) ?? ''
    const thread = new Thread(`data:text/javascript,${encodeURIComponent(script)}`)
    made.push(thread)
    return thread as unknown as Worker
  }, limitMs)
}

beforeEach(() => {
  made = []
})
afterEach(() => {
  vi.useRealTimers()
  for (const thread of made) thread.terminate()
})

describe('A worker', () => {
  it('answers one question after another', async () => {
    const worker = asked(30_000, ECHO)
    expect([await worker.ask('a'), await worker.ask('b')]).toEqual([{ said: 'a' }, { said: 'b' }])
    expect(made).toHaveLength(1)
  })

  it('that never ends is ended after its time, and the next question has an answer', async () => {
    const ended = vi.spyOn(Thread.prototype, 'terminate')
    const worker = asked(50, READY + onMessage('for (;;);'), ECHO)
    expect(await worker.ask('a')).toBe('slow')
    expect(ended.mock.contexts).toEqual([made[0]])
    expect(await worker.ask('b')).toEqual({ said: 'b' })
  })

  it('that breaks, or is not loaded, says so, and the next question starts another', async () => {
    const worker = asked(30_000, READY + onMessage('throw new Error("no")'), 'no script', ECHO)
    expect(await worker.ask('a')).toBe('broken')
    expect(await worker.ask('b')).toBe('not loaded')
    expect(await worker.ask('c')).toEqual({ said: 'c' })
  })

  it('whose script never comes is not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = asked(30_000, 'await new Promise(() => setInterval(() => {}, 1000))').ask('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toBe('not loaded')
  })

  it('that may not be started is not loaded', async () => {
    const worker = new AskedWorker(() => {
      throw new DOMException('refused', 'SecurityError')
    }, 30_000)
    expect(await worker.ask('a')).toBe('not loaded')
  })
})

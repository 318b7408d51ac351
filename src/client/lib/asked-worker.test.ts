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
  return new AskedWorker<string, { said: string }, number>(() => {
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

  it('that says how far it is has more time for each part, and hears a word meanwhile', async () => {
    const script = `let left = 4
      const go = () => setTimeout(() => {
        postMessage(left ? { part: left } : { said: heard })
        if (left--) go()
      }, 60)
      let heard = ''`
    const worker = asked(
      150,
      `${READY}${script}\n${onMessage('heard += data; if (data === "a") go()')}`,
    )
    const parts: unknown[] = []
    const answer = worker.ask('a', (part) => parts.push(part))
    await vi.waitFor(() => expect(parts).toHaveLength(1))
    worker.tell('b')
    expect(await answer).toEqual({ said: 'ab' })
    expect(parts).toEqual([4, 3, 2, 1])
  })

  it('that is ended answers at once that it has, and the next question starts another', async () => {
    const worker = asked(30_000, READY + onMessage('for (;;);'), ECHO)
    const answer = worker.ask('a')
    worker.end()
    expect(await answer).toBe('ended')
    expect(worker.isRunning).toBe(false)
    expect(await worker.ask('b')).toEqual({ said: 'b' })
  })

  it('that was loaded before it is asked is asked at once, and one that could not be is started again', async () => {
    const worker = asked(30_000, 'no script', ECHO)
    worker.start()
    await vi.waitFor(() => expect(worker.isRunning).toBe(false))
    worker.start()
    expect(await worker.ask('a')).toEqual({ said: 'a' })
    expect(made).toHaveLength(2)
  })

  it('that may not be started is not loaded', async () => {
    const worker = new AskedWorker(() => {
      throw new DOMException('refused', 'SecurityError')
    }, 30_000)
    expect(await worker.ask('a')).toBe('not loaded')
  })
})

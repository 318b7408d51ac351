import { atom } from 'nanostores'
import type { Failure, Result } from '../../contract/result.ts'
import { sentenceOf } from './sentence.ts'
import { whileVisible } from './while-visible.ts'

/**
 * Data that a page reads from the server, once or repeatedly. `call` has already handled an ended session or a lost
 * right. `partOf` returns the part of the reply to keep. `sentence` returns the message for a failure, which may depend
 * on whether data is already known.
 */
export function createQuery<Reply, Value = Reply>(
  ask: () => Promise<Result<Reply>>,
  partOf: (reply: Reply) => Value,
  sentence: (failure: Failure, isKnown: boolean) => string = (failure) => sentenceOf(failure),
) {
  /** Null until the first read. A later failure keeps the known value. */
  const $value = atom<Value | null>(null)
  /** The message for a failed read; null if there is none. */
  const $problem = atom<string | null>(null)
  let requestCount = 0

  /** Reads again. Drops an answer to an older request; its caller gets null. */
  async function refresh(): Promise<Result<Reply> | null> {
    requestCount += 1
    const request = requestCount
    const answer = await ask()
    if (request !== requestCount) return null
    if (answer.ok) $value.set(partOf(answer.value))
    $problem.set(answer.ok ? null : sentence(answer, $value.get() !== null))
    return answer
  }

  return {
    $value,
    $problem,
    refresh,
    isAsked: () => requestCount > 0,
    /** Drops answers to pending requests: they do not contain the action that has just ended. */
    drop: () => {
      requestCount += 1
    },
    /** Reads now, and repeatedly while the page is visible. Returns a function that stops it. */
    follow: (everyMs: number) => {
      void refresh()
      return whileVisible(refresh, everyMs)
    },
  }
}

/** The `partOf` of a reply that is kept whole. */
export const whole = <Reply>(reply: Reply): Reply => reply

import { atom } from 'nanostores'
import type { Failure, Result } from '../../contract/result.ts'
import { sentenceOf } from './sentence.ts'
import { whileVisible } from './while-visible.ts'

/**
 * Something that a page reads from the server, once or again and again. Where a session or a right has ended, `call` has
 * told the page so. `partOf` gives the part of the reply that is kept, `sentence` what is said about a failure, which may
 * depend on whether something is known from before.
 */
export function createQuery<Reply, Value = Reply>(
  ask: () => Promise<Result<Reply>>,
  partOf: (reply: Reply) => Value,
  sentence: (failure: Failure, isKnown: boolean) => string = (failure) => sentenceOf(failure),
) {
  /** Null until first read. A later failure keeps what is known. */
  const $value = atom<Value | null>(null)
  /** The sentence about why it could not be read; null while all is well. */
  const $problem = atom<string | null>(null)
  let asked = 0

  /** Reads again. An answer to an older request is dropped, and its caller gets null. */
  async function refresh(): Promise<Result<Reply> | null> {
    asked += 1
    const own = asked
    const answer = await ask()
    if (own !== asked) return null
    if (answer.ok) $value.set(partOf(answer.value))
    $problem.set(answer.ok ? null : sentence(answer, $value.get() !== null))
    return answer
  }

  return {
    $value,
    $problem,
    refresh,
    isAsked: () => asked > 0,
    /** Answers that are on their way know nothing of what has just been done: they are dropped. */
    drop: () => {
      asked += 1
    },
    /** Reads it now, and again while the page is looked at; returns what ends it. */
    follow: (everyMs: number) => {
      void refresh()
      return whileVisible(refresh, everyMs)
    },
  }
}

/** For replies that are kept as they are. */
export const whole = <Reply>(reply: Reply): Reply => reply

import { countMiss } from '../../contract/counting.ts'
import { MISSES, missedWords } from '../../domain/search/misses.ts'
import { count } from '../counting/count.ts'

/**
 * Makes the function that is called with each answer that is shown, and with the words that it did not find, if any. It
 * reports them once the answer has stayed for a while, so not for each letter, and each phrase once a visit.
 */
export function openMisses(): (missed: readonly string[]) => void {
  const reported = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return (missed) => {
    clearTimeout(timer)
    const phrases = missed.map(missedWords).filter((words) => words && !reported.has(words))
    if (phrases.length === 0) return
    timer = setTimeout(() => {
      for (const words of new Set(phrases)) {
        reported.add(words)
        count(countMiss, { words })
      }
    }, MISSES.afterMs)
  }
}

/** Enough for all repeated texts of pages; the cache is cleared at this size, because typed texts would fill it. */
const MOST = 5000

/** Caches the results of a function of a text, because pages of the same places call it thousands of times. */
export function remembered<Answer>(
  work: (text: string) => Answer,
  most = MOST,
): (text: string) => Answer {
  const answers = new Map<string, { answer: Answer }>()
  return (text) => {
    const known = answers.get(text)
    if (known) return known.answer
    const answer = work(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, { answer })
    return answer
  }
}

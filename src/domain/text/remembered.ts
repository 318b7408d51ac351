/** Enough for all that pages repeat; what people type is then forgotten again. */
const MOST = 5000

/** A function of a text that works each answer out once: pages of the same places ask the same thousands of times. */
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

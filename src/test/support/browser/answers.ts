import { answerTo } from '../../../domain/search/answer.ts'
import { parseSearch, type Search } from '../../../domain/search/rules.ts'

export const searchOf = (query: string): Search => parseSearch(new URLSearchParams(query))

/** The heading of the results of a search, with any number of them but none; its group is the number. */
export function answerLike(query: string): RegExp {
  const [one, many] = [1, 777].map((count) => answerTo(searchOf(query), count))
  return new RegExp(`^(?:${one}|${many?.replace('777', '([1-9]\\d*)')})$`)
}

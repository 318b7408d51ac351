import { choiceIn, pageIn } from '../paging/rules.ts'
import { PAPER_LISTS, type PaperList } from './constants.ts'

/** Which of the desk's lists is shown; empty is the first one. */
export type PaperFilter = { list: PaperList | ''; page: number }

export const paperFilter = (address: URLSearchParams): PaperFilter => ({
  list: choiceIn(address, 'list', PAPER_LISTS),
  page: pageIn(address),
})

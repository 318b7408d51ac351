import { PAPER_LIMITS } from '../../domain/right-to-offer/constants.ts'
import { unexpected } from '../answer.ts'
import type { Deps } from '../deps.ts'

/** The key of a page of a paper, counted from 1. */
export const pageKey = (paperId: string, page: number) => `${paperId}/${page}`

/** The paper to which a stored page belongs. */
export const paperOf = (key: string) => key.slice(0, key.indexOf('/'))

/** Erases all pages of a paper; a missing one counts as erased. */
export async function erasePaper({ papers }: Pick<Deps, 'papers'>, paperId: string): Promise<void> {
  const pages = Array.from({ length: PAPER_LIMITS.pages }, (_, place) => place + 1)
  await Promise.all(pages.map((page) => papers.erase(pageKey(paperId, page))))
}

/** The same once no row names the paper: one that cannot be erased now is erased by the cleanup, which finds it. */
export async function erasePaperNow(deps: Deps, paperId: string | null): Promise<void> {
  if (paperId) await erasePaper(deps, paperId).catch((error) => unexpected(error, deps.requestId))
}

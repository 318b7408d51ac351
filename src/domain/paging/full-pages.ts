/** Full pages of a long list link to one another in blocks of this size. */
export const BLOCK = 20

/**
 * The full pages of a list, besides its first page with the newest: numbered from the oldest, so that what is new fills the
 * first page alone and changes no other.
 */
export function fullPages(count: number, size: number): number {
  return Math.max(0, Math.ceil(count / size) - 1)
}

/** What stands on a full page, of a list with the newest first; page 1 has the oldest. */
export function onPage<T>(newestFirst: readonly T[], page: number, size: number): T[] {
  const end = newestFirst.length - (page - 1) * size
  return newestFirst.slice(end - size, end)
}

/** Where a full page leads: `newer` is null where that is the list's first page; `block` are the pages around it, newest first. */
export type PageLinks = { newer: number | null; older: number | null; block: number[] }

/** Nothing here names the newest page before its block has it, so that a new page changes its own block at most. */
export function pageLinksOf(page: number, pages: number): PageLinks {
  const first = page - ((page - 1) % BLOCK)
  const last = Math.min(pages, first + BLOCK - 1)
  return {
    newer: page < pages ? page + 1 : null,
    older: page > 1 ? page - 1 : null,
    block: Array.from({ length: last - first + 1 }, (_, i) => last - i),
  }
}

/** The blocks of a list, newest first, each with its newest page and its oldest. */
export function blocksOf(pages: number): { newest: number; oldest: number }[] {
  return Array.from({ length: Math.ceil(pages / BLOCK) }, (_, i) => ({
    ...{ newest: Math.min(pages, (i + 1) * BLOCK), oldest: i * BLOCK + 1 },
  })).reverse()
}

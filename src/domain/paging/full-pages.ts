/** The number of full pages in a block; the pages of a block link to one another. */
export const BLOCK = 20

/**
 * The number of full pages of a list after its first page. Full pages are numbered from the oldest, so that a new entry
 * changes only the first page.
 */
export function fullPages(count: number, size: number): number {
  return Math.max(0, Math.ceil(count / size) - 1)
}

/** The entries of a full page; page 1 has the oldest. */
export function onPage<T>(newestFirst: readonly T[], page: number, size: number): T[] {
  const end = newestFirst.length - (page - 1) * size
  return newestFirst.slice(end - size, end)
}

/** The links of a full page: `newer` is null for the list's first page; `block` holds nearby pages, newest first. */
export type PageLinks = { newer: number | null; older: number | null; block: number[] }

/** A page links only to its own block and its neighbours, so that a new page changes few others. */
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
    newest: Math.min(pages, (i + 1) * BLOCK),
    oldest: i * BLOCK + 1,
  })).reverse()
}

import type { Page } from '@playwright/test'

/** Applies the same filters to a list of objects, as a page without an index would: milliseconds for each letter. */
export const plainArray = (page: Page, listings: readonly object[], said: string) =>
  page.evaluate(
    ({ all, words }) => {
      const took: number[] = []
      for (let end = 1; end <= words.length; end++) {
        const began = performance.now()
        const parts = words.slice(0, end).split(' ').filter(Boolean)
        const rows = all as Record<string, string | number>[]
        const text = (row: Record<string, string | number>) =>
          `${row.projectBuildingName} ${row.locality} ${row.propertyType} ${row.bedrooms}bhk`.toLowerCase()
        const found = rows.filter((row) => parts.every((word) => text(row).includes(word)))
        for (const field of ['propertyType', 'bedrooms', 'furnishing', 'locality', 'facingType']) {
          const counts: Record<string, number> = {}
          for (const row of found)
            counts[String(row[field])] = (counts[String(row[field])] ?? 0) + 1
        }
        took.push(performance.now() - began)
      }
      return took
    },
    { all: listings as Record<string, string | number>[], words: said },
  )

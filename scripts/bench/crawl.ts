import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listingPath, PATHS } from '../../src/contract/paths.ts'
import { INDEX_FORMAT } from '../../src/contract/search-index.ts'
import type { CardColumns } from '../../src/domain/search/card-files.ts'
import { PATHS as FOLDERS } from '../lib/paths.ts'
import { Problem } from '../lib/problem.ts'
import type { Measurement } from './report.ts'

/** The pages of this site to which the page at a path links, without scripts, images or queries. */
function linksOf(site: string, path: string): string[] {
  const file = join(site, decodeURIComponent(path), 'index.html')
  if (!existsSync(file)) return []
  const links = readFileSync(file, 'utf8').matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g)
  return [...links].map(([, href = '']) => (href.endsWith('/') ? href : `${href}/`))
}

/** Returns for each page that links reach the number of clicks from the start. */
export function clicksFrom(
  start: string,
  linksOf: (page: string) => readonly string[],
): Map<string, number> {
  const clicks = new Map([[start, 0]])
  // Iterating a Map also visits entries that are added during it.
  for (const [page, count] of clicks)
    for (const next of linksOf(page)) if (!clicks.has(next)) clicks.set(next, count + 1)
  return clicks
}

/**
 * Measures how many available listings can be reached by links from the home page of the built site in this folder, and
 * in how many clicks.
 */
export async function benchCrawl(): Promise<Measurement[]> {
  const site = FOLDERS.dist
  const index = join(site, 'find', String(INDEX_FORMAT))
  if (!existsSync(index)) throw new Problem('There is no built site here. Run npm run build first.')
  const listings = readdirSync(index).flatMap((name) => {
    const file = JSON.parse(readFileSync(join(index, name), 'utf8')) as Partial<CardColumns>
    return file.id ?? []
  })
  const clicks = clicksFrom(PATHS.home, (path) => linksOf(site, path))
  const found = listings.flatMap((id) => clicks.get(listingPath(id)) ?? [])
  const at = (count: number) => found.filter((one) => one === count).length
  const most = Math.max(0, ...found)
  return [
    { what: 'crawl: pages that links reach', value: String(clicks.size), ratio: null },
    {
      what: 'crawl: listings reached, of those on offer',
      value: `${found.length} of ${listings.length}`,
      ratio: null,
    },
    {
      what: 'crawl: clicks from the home page, and listings so far away',
      value: Array.from({ length: most }, (_, i) => `${i + 1}: ${at(i + 1)}`).join(', '),
      ratio: null,
    },
  ]
}

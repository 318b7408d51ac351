import type { APIRoute } from 'astro'
import { sitemapIndexPath } from '../contract/paths.ts'
import { CLOSED_PATHS } from '../contract/sitemap.ts'
import { siteAddress } from '../domain/site/address.ts'
import { CONTEXT_RULES, siteContext } from '../domain/site/contexts.ts'
import { robotsText } from '../domain/site/sitemap.ts'

/**
 * A preview keeps search engines out by a robots rule in each of its pages, so they must be allowed to read the pages.
 */
export const GET: APIRoute = () => {
  const { indexed } = CONTEXT_RULES[siteContext(process.env)]
  const sitemap = indexed ? new URL(sitemapIndexPath, siteAddress(process.env)).href : null
  return new Response(robotsText(CLOSED_PATHS, sitemap))
}

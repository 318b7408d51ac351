import type { APIRoute } from 'astro'
import { sitemapParts, sitemapPath } from '../contract/sitemap.ts'
import { siteAddress } from '../domain/site/address.ts'
import { sitemapIndexXml } from '../domain/site/sitemap.ts'
import { siteSnapshot } from '../server/build.ts'

/** Names the parts of the sitemap. */
export const GET: APIRoute = async () => {
  const parts = [...sitemapParts(await siteSnapshot()).keys()]
  return new Response(sitemapIndexXml(parts.map(sitemapPath), siteAddress(process.env).href))
}

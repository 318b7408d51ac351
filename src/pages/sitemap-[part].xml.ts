import type { APIRoute, GetStaticPaths } from 'astro'
import { inEachLanguage } from '../contract/address-in.ts'
import { sitemapParts } from '../contract/sitemap.ts'
import { siteAddress } from '../domain/site/address.ts'
import { sitemapXml } from '../domain/site/sitemap.ts'
import { siteSnapshot } from '../server/build.ts'

export const getStaticPaths = (async () =>
  [...sitemapParts(await siteSnapshot()).keys()].map((part) => ({
    params: { part },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<Record<string, never>, { part: string }> = async ({ params }) => {
  const entries = sitemapParts(await siteSnapshot()).get(params.part)
  return new Response(sitemapXml(entries?.() ?? [], siteAddress(process.env).href, inEachLanguage))
}

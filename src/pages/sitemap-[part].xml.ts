import type { APIRoute, GetStaticPaths } from 'astro'
import { sitemapParts } from '../contract/sitemap.ts'
import { type SitemapEntry, sitemapXml } from '../domain/site/sitemap.ts'
import { siteSnapshot } from '../server/build.ts'

export const getStaticPaths = (async () =>
  [...sitemapParts(await siteSnapshot())].map(([part, entries]) => ({
    params: { part },
    props: { entries },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ entries: SitemapEntry[] }> = ({ props, site }) =>
  new Response(sitemapXml(props.entries, String(site)))

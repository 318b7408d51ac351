import type { APIRoute } from 'astro'
import { securityText } from '../../domain/site/manifest.ts'
import { siteSettings } from '../../domain/site/settings.ts'
import { siteSnapshot } from '../../server/build.ts'

export const GET: APIRoute = async ({ url, site }) => {
  const { takenAt } = await siteSnapshot()
  const address = new URL(url.pathname, site).href
  return new Response(securityText(siteSettings(process.env), address, takenAt))
}

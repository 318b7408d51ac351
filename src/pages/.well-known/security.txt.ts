import type { APIRoute } from 'astro'
import { siteAddress } from '../../domain/site/address.ts'
import { securityText } from '../../domain/site/manifest.ts'
import { siteSettings } from '../../domain/site/settings.ts'
import { siteSnapshot } from '../../server/build.ts'

export const GET: APIRoute = async ({ url }) => {
  const { takenAt } = await siteSnapshot()
  const address = new URL(url.pathname, siteAddress(process.env)).href
  return new Response(securityText(siteSettings(process.env), address, takenAt))
}

import type { APIRoute } from 'astro'
import { HOME_TEXTS } from '#language/home/texts'
import { canonicalPath, PATHS } from '../contract/paths.ts'
import { webManifest } from '../domain/site/manifest.ts'
import { siteSettings } from '../domain/site/settings.ts'

export const GET: APIRoute = () =>
  Response.json(
    webManifest(siteSettings(process.env), HOME_TEXTS.pageDescription, canonicalPath(PATHS.home)),
  )

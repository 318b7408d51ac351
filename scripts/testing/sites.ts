import { join } from 'node:path'
import { launchSite, type Site } from '../../src/test/support/site/site.ts'
import {
  copyWithFewPictures,
  copyWithSmallPictures,
  removeCopy,
} from '../../src/test/support/site/site-copy.ts'

/** The sites that journeys run on: `light` in one process, `netlify` as a user starts it. */
export type SiteKind = 'light' | 'netlify'

export const SITE_SCRIPTS: Record<SiteKind, string> = {
  light: join('src', 'test', 'light', 'start.ts'),
  netlify: join('scripts', 'start.ts'),
}

const running = new Set<Site>()

/**
 * Starts a site in a copy of the work tree, with data and a port of its own, and waits until it is up. What pictures weigh
 * is looked at on the light one alone, so that the other has small ones.
 */
export async function startSite(kind: SiteKind): Promise<Site> {
  const [other] = running
  const folder =
    kind === 'light'
      ? await copyWithFewPictures()
      : await copyWithSmallPictures(other?.folder ?? null)
  const site = await launchSite(folder, { script: SITE_SCRIPTS[kind] })
  running.add(site)
  await site.up()
  return site
}

export async function stopSite(site: Site): Promise<void> {
  if (!running.delete(site)) return
  await site.stop()
  await removeCopy(site.folder)
}

export async function stopAllSites(): Promise<void> {
  await Promise.all([...running].map(stopSite))
}

import { join } from 'node:path'
import { launchSite, type Site } from '../../src/test/support/site/site.ts'
import {
  copyWithFewPictures,
  copyWithSmallPictures,
  removeCopy,
} from '../../src/test/support/site/site-copy.ts'

/** The sites for the journeys: `light` in one process, `netlify` as a user starts it. */
export type SiteKind = 'light' | 'netlify'

export const SITE_SCRIPTS: Record<SiteKind, string> = {
  light: join('src', 'test', 'light', 'start.ts'),
  netlify: join('scripts', 'start.ts'),
}

const running = new Set<Site>()

/**
 * Starts a site in a copy of the work tree, with its own data and port, and waits until it is up. Only the light site
 * has pictures of full size, because the journeys check the weight of pictures on that one alone.
 */
export async function startSite(kind: SiteKind): Promise<Site> {
  const [other] = running
  const folder =
    kind === 'light'
      ? await copyWithFewPictures()
      : await copyWithSmallPictures(other?.folder ?? null)
  const site = await launchSite(folder, {
    script: SITE_SCRIPTS[kind],
    env: { BUILD_CAUSE: `the ${kind} site` },
  })
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

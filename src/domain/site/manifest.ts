import { THIS } from '#language/language/this'
import { LOCALES } from '../language/constants.ts'
import { dayNumber } from '../time/calendar.ts'
import type { SiteSettings } from './settings.ts'
import { shownSite } from './shown.ts'

const DAYS = 180
const DAY_MS = 86_400_000

/** The theme colour of the browser; equal to `--paper` in the style sheets. */
export const PAPER = '#FBF8F3'

/**
 * The web app manifest, with which a phone adds the portal to its home screen. Each language has its own, which opens
 * the portal in it; both are open to all of its pages, so a change of the language stays in the app. What is installed
 * is known by where it opens, and is not renamed by a page in the other language.
 */
export function webManifest(
  settings: Pick<SiteSettings, 'name' | 'names'>,
  description: string,
  start: string,
) {
  const name = shownSite(settings)
  const png = (file: string, size: number, purpose = 'any') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: start,
    name,
    short_name: name,
    description,
    lang: LOCALES[THIS],
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [png('192', 192), png('512', 512), png('maskable', 512, 'maskable')],
  }
}

/** The contact for vulnerabilities (RFC 9116). It expires half a year after the build, in case the site is dead. */
export function securityText(
  { email }: Pick<SiteSettings, 'email'>,
  address: string,
  builtAt: string,
): string {
  const day = dayNumber(new Date(builtAt))
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((day + DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n')
}

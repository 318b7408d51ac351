import { THIS } from '#language/language/this'
import { BESIDE, nameIn } from '../language/others.ts'
import type { SiteSettings } from './settings.ts'

export type SiteName = Pick<SiteSettings, 'name' | 'names'>

/** The portal's name as the readers of this language read it. */
export const shownSite = (site: SiteName): string => nameIn(THIS, site)

/** Its name in the language that stands beside; empty where it is the same. */
export function otherName(site: SiteName): string {
  const other = nameIn(BESIDE, site)
  return other === shownSite(site) ? '' : other
}

/** The office's postal address as they read it. */
export const shownOffice = ({
  address,
  addresses,
}: Pick<SiteSettings, 'address' | 'addresses'>): string =>
  nameIn(THIS, { name: address, names: addresses })

import type { SiteSettings } from './settings.ts'

type Named = Pick<SiteSettings, 'name' | 'nameInHindi'>

/** The portal's name as the readers of this language read it. */
export const shownSite = ({ name }: Named): string => name

/** Its name in the other script, which stands beside it; empty where there is none. */
export const otherName = ({ name, nameInHindi }: Named): string =>
  name === nameInHindi ? '' : nameInHindi

/** The office's postal address as they read it. */
export const shownOffice = ({
  address,
}: Pick<SiteSettings, 'address' | 'addressInHindi'>): string => address

/** What a portal's owner sets: its name and how to reach it. The defaults are plainly invented. */
export const SITE_DEFAULTS = {
  name: 'Aangan',
  nameInHindi: 'आँगन',
  officePhone: '+91 00000 00000',
  email: 'office@aangan.example',
  address: '1 Courtyard Lane, Lucknow',
} as const

export type SiteSettings = Record<keyof typeof SITE_DEFAULTS, string>

/** Environment variable of each setting. */
export const SITE_VARIABLES = {
  name: 'SITE_NAME',
  nameInHindi: 'SITE_NAME_HINDI',
  officePhone: 'SITE_OFFICE_PHONE',
  email: 'SITE_EMAIL',
  address: 'SITE_OFFICE_ADDRESS',
} as const satisfies Record<keyof SiteSettings, string>

/** The settings with what the environment overrides; an empty value counts as unset. */
export function siteSettings(environment: Readonly<Record<string, string | undefined>>): SiteSettings {
  const settings: SiteSettings = { ...SITE_DEFAULTS }
  for (const key of Object.keys(SITE_DEFAULTS) as (keyof SiteSettings)[]) {
    settings[key] = environment[SITE_VARIABLES[key]]?.trim() || SITE_DEFAULTS[key]
  }
  return settings
}

/** The address behind a shown phone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

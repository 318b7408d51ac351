import { FIRST_CITY } from '../city/constants.ts'

/**
 * The settings of a portal's owner: name and contact. The defaults are obviously invented. `whatsApp` is a number
 * with its country code, digits only.
 */
export const SITE_DEFAULTS = {
  name: 'Aangan',
  nameInHindi: 'आँगन',
  officePhone: '+91 00000 00000',
  salesPhone: '+91 00000 00001',
  whatsApp: '910000000000',
  email: 'office@aangan.example',
  grievanceEmail: 'grievance@aangan.example',
  address: `1 Courtyard Lane, ${FIRST_CITY.name}`,
  addressInHindi: `1, आँगन गली, ${FIRST_CITY.nameInHindi}`,
  /** Where a court decides on the terms. */
  courts: FIRST_CITY.name,
  mapLink: 'https://www.openstreetmap.org/#map=15/26.8500/80.9500',
  storeLink: 'https://store.aangan.example/app',
  facebook: 'https://facebook.example/aangan',
  instagram: 'https://instagram.example/aangan',
  linkedIn: 'https://linkedin.example/aangan',
  youTube: 'https://youtube.example/aangan',
  /** `no` if people and builders are real; otherwise pages say that they are invented. */
  inventedNames: 'yes',
  /** `counted` if pages show what the database holds instead of the advertised numbers and builders. */
  claims: 'advertised',
} as const

export type SiteSettings = Record<keyof typeof SITE_DEFAULTS, string>

/** The environment variable of each setting. */
const SITE_VARIABLES = {
  name: 'SITE_NAME',
  nameInHindi: 'SITE_NAME_HINDI',
  officePhone: 'SITE_OFFICE_PHONE',
  salesPhone: 'SITE_SALES_PHONE',
  whatsApp: 'SITE_WHATSAPP',
  email: 'SITE_EMAIL',
  grievanceEmail: 'SITE_GRIEVANCE_EMAIL',
  address: 'SITE_OFFICE_ADDRESS',
  addressInHindi: 'SITE_OFFICE_ADDRESS_HINDI',
  courts: 'SITE_COURTS',
  mapLink: 'SITE_MAP_LINK',
  storeLink: 'SITE_STORE_LINK',
  facebook: 'SITE_FACEBOOK',
  instagram: 'SITE_INSTAGRAM',
  linkedIn: 'SITE_LINKEDIN',
  youTube: 'SITE_YOUTUBE',
  inventedNames: 'SITE_INVENTED_NAMES',
  claims: 'SITE_CLAIMS',
} as const satisfies Record<keyof SiteSettings, string>

/** What a setting in Hindi is where its owner has set the English one alone: the demo's would be somebody else's. */
const IN_ENGLISH = { nameInHindi: 'name', addressInHindi: 'address' } as const

/** The settings with what the environment overrides; an empty value counts as unset. */
export function siteSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SiteSettings {
  const set = (key: keyof SiteSettings) => environment[SITE_VARIABLES[key]]?.trim()
  const settings: SiteSettings = { ...SITE_DEFAULTS }
  for (const key of Object.keys(SITE_DEFAULTS) as (keyof SiteSettings)[])
    settings[key] = set(key) || SITE_DEFAULTS[key]
  for (const [hindi, english] of Object.entries(IN_ENGLISH) as [
    keyof SiteSettings,
    keyof SiteSettings,
  ][])
    settings[hindi] = set(hindi) || set(english) || SITE_DEFAULTS[hindi]
  return settings
}

const withoutContacts = ['name', 'nameInHindi', 'courts', 'inventedNames', 'claims']
const CONTACTS = (Object.keys(SITE_DEFAULTS) as (keyof SiteSettings)[]).filter(
  (key) => !withoutContacts.includes(key),
)

/** The invented contacts of the demo; a portal may keep its name. */
export const DEMO_CONTACTS = CONTACTS.map((key) => SITE_DEFAULTS[key])

/** The variables of contacts that are still the demo's. */
export function inventedSettings(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const settings = siteSettings(environment)
  return CONTACTS.filter((key) => settings[key] === SITE_DEFAULTS[key]).map(
    (key) => SITE_VARIABLES[key],
  )
}

/** The `tel:` address of a phone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The `mailto:` address. Encoded, so that a user's e-mail address cannot add headers. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** The address of the external chat with the office, with a prefilled greeting. */
export function chatHref(whatsApp: string, greeting: string): string {
  return `https://wa.me/${whatsApp.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`
}

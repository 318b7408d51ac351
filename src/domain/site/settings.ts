import { FIRST_CITY } from '../city/constants.ts'
import { mapNames, type Names, OTHER_LANGUAGES } from '../language/constants.ts'

/**
 * The settings of a portal's owner: name and contact. The defaults are obviously invented. `whatsApp` is a number
 * with its country code, digits only.
 */
const DEFAULTS = {
  name: 'Aangan',
  officePhone: '+91 00000 00000',
  salesPhone: '+91 00000 00001',
  whatsApp: '910000000000',
  email: 'office@aangan.example',
  grievanceEmail: 'grievance@aangan.example',
  address: `1 Courtyard Lane, ${FIRST_CITY.name}`,
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

type Setting = keyof typeof DEFAULTS
/** `names` and `addresses` are the portal's name and its office's address for pages in other languages. */
export type SiteSettings = Readonly<Record<Setting, string>> & {
  readonly names: Names
  readonly addresses: Names
}

export const SITE_DEFAULTS = {
  ...DEFAULTS,
  names: { hi: 'आँगन' },
  addresses: { hi: `1, आँगन गली, ${FIRST_CITY.names.hi}` },
} as const satisfies SiteSettings

const SETTINGS = Object.keys(DEFAULTS) as Setting[]

/** The environment variable of each setting. */
const SITE_VARIABLES = {
  name: 'SITE_NAME',
  officePhone: 'SITE_OFFICE_PHONE',
  salesPhone: 'SITE_SALES_PHONE',
  whatsApp: 'SITE_WHATSAPP',
  email: 'SITE_EMAIL',
  grievanceEmail: 'SITE_GRIEVANCE_EMAIL',
  address: 'SITE_OFFICE_ADDRESS',
  courts: 'SITE_COURTS',
  mapLink: 'SITE_MAP_LINK',
  storeLink: 'SITE_STORE_LINK',
  facebook: 'SITE_FACEBOOK',
  instagram: 'SITE_INSTAGRAM',
  linkedIn: 'SITE_LINKEDIN',
  youTube: 'SITE_YOUTUBE',
  inventedNames: 'SITE_INVENTED_NAMES',
  claims: 'SITE_CLAIMS',
} as const satisfies Record<Setting, string>

/** The same of what is set for each other language, beside the setting for the first one. */
const BY_LANGUAGE = {
  names: { first: 'name', variables: { hi: 'SITE_NAME_HINDI' } },
  addresses: { first: 'address', variables: { hi: 'SITE_OFFICE_ADDRESS_HINDI' } },
} as const satisfies Record<string, { first: Setting; variables: Names }>

/** The settings with what the environment overrides; an empty value counts as unset. */
export function siteSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SiteSettings {
  const set = (variable: string) => environment[variable]?.trim()
  const plain = Object.fromEntries(
    SETTINGS.map((key) => [key, set(SITE_VARIABLES[key]) || DEFAULTS[key]]),
  ) as Record<Setting, string>
  // Where the owner has set the first language's alone, the demo's in another would be somebody else's.
  const inEach = (of: keyof typeof BY_LANGUAGE) =>
    mapNames((language) => {
      const { first, variables } = BY_LANGUAGE[of]
      return set(variables[language]) || set(SITE_VARIABLES[first]) || SITE_DEFAULTS[of][language]
    })
  return { ...plain, names: inEach('names'), addresses: inEach('addresses') }
}

const withoutContacts: readonly Setting[] = ['name', 'courts', 'inventedNames', 'claims']
const CONTACTS = SETTINGS.filter((key) => !withoutContacts.includes(key))

/** The invented contacts of the demo; a portal may keep its name. */
export const DEMO_CONTACTS: readonly string[] = [
  ...CONTACTS.map((key) => DEFAULTS[key]),
  ...Object.values(SITE_DEFAULTS.addresses),
]

/** The variables of contacts that are still the demo's. */
export function inventedSettings(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const settings = siteSettings(environment)
  const plain = CONTACTS.filter((key) => settings[key] === DEFAULTS[key])
  const addresses = OTHER_LANGUAGES.filter(
    (language) => settings.addresses[language] === SITE_DEFAULTS.addresses[language],
  )
  return [
    ...plain.map((key) => SITE_VARIABLES[key]),
    ...addresses.map((language) => BY_LANGUAGE.addresses.variables[language]),
  ]
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

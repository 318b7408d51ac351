import { THIS } from '#language/language/this'
import { citySlug } from '../domain/city/rules.ts'
import { PREFIXES } from '../domain/language/constants.ts'
import type { POSSESSIONS } from '../domain/listing/constants.ts'
import type { LoanKind } from '../domain/money/emi.ts'
import { stageOf } from '../domain/money/taxes.ts'
import {
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
} from '../domain/photo/constants.ts'
import type { ShownPhoto } from '../domain/photo/schema.ts'

/** A path without the slashes at its end. A pattern would look for the end anew from each slash of a long row. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The address of a page in the language of this build: what is written once has no prefix. */
export const inLanguage = (path: string): string =>
  path === '/' ? PREFIXES[THIS] || path : PREFIXES[THIS] + path

/** The same address without the prefix of this build's language. */
export const withoutLanguage = (path: string): string =>
  PREFIXES[THIS] && (path === PREFIXES[THIS] || path.startsWith(`${PREFIXES[THIS]}/`))
    ? path.slice(PREFIXES[THIS].length) || '/'
    : path

const PAGES = {
  home: '/',
  /** Where a login leads without a `next`; redirects to `home`. */
  landing: '/Home',
  buy: '/buy',
  login: '/login',
  signUp: '/sign',
  forgotPassword: '/forgot-password',
  /** Opened by links in mails, with the link's secret in the fragment, which reaches no log. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  profile: '/profile',
  ownLaunches: '/profile#launches',
  savedSearches: '/profile#searches',
  enquiries: '/profile#enquiries',
  /** Opened by the unsubscribe link in mails about saved searches. */
  alertsOff: '/alerts-off',
  /** Opened by links in mails to an address without an account: confirms, changes and deletes what it follows. */
  alerts: '/alerts',
  /** Opened by links in mails about a listing that is about to expire, or has expired. */
  renewal: '/still-available',
  post: '/postproperty',
  /** Imports several listings from a file, for agents. */
  postSeveral: '/post-several',
  /** Open the posting form at one of its steps. */
  wizardDetails: '/PropertyDetails',
  wizardAdditional: '/AdditionalDetails',
  wizardAmenities: '/Amenities',
  listing: '/listing-detail',
  /** A listing that waits for a decision, for its owner and admins. */
  preview: '/preview',
  search: '/Search',
  sellRent: '/Sellrent',
  saved: '/saved',
  /** Compares listings, which its query names. */
  compare: '/compare',
  /** A shortlist for two, and the invitation to it, whose secret is in the fragment. */
  together: '/together',
  /** A shortlist that its owner shares, by the link's secret. */
  sharedShortlist: '/shortlist',
  /** The homes on offer of an agent who shows them on one page, by the id of the account. */
  agent: '/agent',
  /** Where a poster shows the desk a paper for the listing that its query names. */
  rightToOffer: '/right-to-offer',
  /** Opened by links in mails to owners whom an agent named: says yes or no. */
  ownersLetter: '/owners-letter',
  /** A question about a listing and its answer, by the link that its sender got. */
  question: '/question',
  /** The total cost of buying; its query holds the price and other details. */
  emi: '/emi',
  /** How the range of asking prices is made that stands beside homes. */
  askingPrices: '/how-asking-prices',
  service: '/service',
  services: '/services',
  city: '/city',
  cityHome: '/Cityhome',
  /** Projects of one city, by its slug. */
  cityProjects: '/project',
  projectForm: '/project',
  projectExplore: '/project-explore',
  exploreCity: '/ExplorecityPropertyD',
  newProjects: '/NewProject',
  /** Corrects a project's city and redirects to its page. */
  openProject: '/Newprojectdetial',
  newsProject: '/NewsProject',
  /** Where builders send their launches. */
  launch: '/launch',
  projectOffers: '/projects',
  projectService: '/ProjectService',
  about: '/about',
  team: '/ourteams',
  contact: '/contact',
  app: '/UsdApp',
  privacy: '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
  /** What a visit without a connection gets in place of a page that is not on the device. */
  offline: '/offline',
} as const

/** Addresses of pages, spelled as visitors see them. Those of admins are the same in every language. */
export const PATHS = {
  ...(Object.fromEntries(
    Object.entries(PAGES).map(([name, path]) => [name, inLanguage(path)]),
  ) as Record<keyof typeof PAGES, string>),
  admin: '/admin',
  /** The posting form of admins: city projects and new launches. */
  postProject: '/Postlisting',
  adminProjects: '/admin/ourproject',
  adminExplore: '/admin/ProjectExplore',
  adminLaunch: '/admin/Postproject',
  adminComingSoon: '/admin/ComingSoon',
  adminListings: '/admin/Buys',
  adminMessages: '/admin/Messages',
  adminLaunches: '/admin/launches',
  adminPapers: '/admin/papers',
  adminUsers: '/admin/Users',
  adminBuilds: '/admin/Builds',
  adminStats: '/admin/Stats',
  adminAudit: '/admin/Audit',
} as const

export const buildInfoPath = '/build.json'
export const sitemapIndexPath = '/sitemap.xml'

/**
 * The canonical form of a page's address: its path ends with a slash, as each page is the index file of a folder. A
 * query or a fragment stays behind it.
 */
export function canonicalPath(address: string): string {
  return address.replace(/\/?(?=[?#]|$)/, '/')
}

/** The canonical address of an approved listing's page. */
export function listingPath(id: string): string {
  return `${PATHS.listing}/${encodeURIComponent(id)}/`
}

const below = (path: string) => (name: string) => `${path}/${encodeURIComponent(name)}/`

/** The profile with one of the poster's listings, where there are so many that the list has a filter. */
export const ownListingPath = (listingId: string): string => `${PATHS.profile}?q=${listingId}`

/** The page where the poster of a listing shows a paper for it. */
export function rightToOfferPath(listingId: string): string {
  return `${PATHS.rightToOffer}?listing=${encodeURIComponent(listingId)}`
}

/** The page that compares these listings. */
export function comparePath(ids: readonly string[]): string {
  return `${PATHS.compare}?ids=${ids.join()}`
}

/** The page with the total cost of a listing. `kind` is the kind of loan; a home loan is the default. */
export function costPath(of: {
  price: number
  city: string
  kind: LoanKind
  maintenance?: number | null | undefined
  possession?: (typeof POSSESSIONS)[number] | null | undefined
}): string {
  const { price, kind, maintenance, possession } = of
  const stage = stageOf({ kind, possession })
  const query = { price, city: citySlug(of.city) }
  const more = {
    ...(kind === 'home' ? {} : { kind }),
    ...(maintenance ? { maintenance } : {}),
    ...(stage === 'finished' ? {} : { stage }),
  }
  const pairs = Object.entries({ ...query, ...more }).map((pair) => pair.join('='))
  return `${PATHS.emi}?${pairs.join('&')}`
}

/** The page of a shared shortlist, by the secret of its link. */
export const sharedShortlistPath = below(PATHS.sharedShortlist)

/** The page of an agent's homes, by the id of the account. */
export const agentPath = below(PATHS.agent)

/** The page of a question, by its id and the secret of its link. */
export const questionPath = (id: string, secret: string): string =>
  `${PATHS.question}/${id}-${secret}/`

/** The preview of a listing's page, for its owner and admins while it waits for a decision. */
export const previewPath = below(PATHS.preview)

/** Pages by slug: of a service, of a city's projects, of what is for sale in a city, and of how buying works there. */
export const servicePath = below(PATHS.services)
export const cityProjectsPath = below(PATHS.cityProjects)
export const projectOffersPath = below(PATHS.projectOffers)
export const projectServicePath = below(PATHS.projectService)
/** The localities of a city where something is for sale, by the city's slug. */
export const localitiesPath = below(inLanguage('/localities'))

/** Where the portal itself finds the page that says that a city was switched off; nothing leads there. */
export const CITY_OFF = inLanguage('/city-off')

/** The map and the newest listings of a city by its slug, as the home page shows them. */
export const homesPath = below(inLanguage('/homes'))

/** The address of a project's page: /{city}/{id}, or /unknown/{id}. */
export function projectAddress(project: { id: string; city: string }): string {
  return inLanguage(`/${citySlug(project.city)}/${project.id}/`)
}

/** The address that corrects a project's city where needed, and redirects to its page. */
export function openProjectPath(id: string): string {
  return `${PATHS.openProject}?id=${encodeURIComponent(id)}`
}

/** The feed of new listings in a city, by its slug. */
export function cityFeedPath(city: string): string {
  return inLanguage(`/${city}/feed.xml`)
}

/** The map drawing of a city without its localities, by its slug. */
export function mapPath(city: string): string {
  return `/maps/${city}.svg`
}

/** The places of the cities in which distances are said. */
export const POINTS_PATH = '/maps/points.json'

/** New launches of one city, by its slug. */
export function newProjectsPath(city: string): string {
  return `${PATHS.newProjects}?city=${encodeURIComponent(city)}`
}

/** The login page that returns to a path of this site. */
export function loginPath(next?: string): string {
  return next && next !== PATHS.home
    ? `${PATHS.login}?next=${encodeURIComponent(next)}`
    : PATHS.login
}

/** The desk with the listing or change that waits under an id; with the names that wait where there is none. */
export const queuedPath = (id: string | null): string =>
  id === null ? `${PATHS.admin}?view=names` : `${PATHS.admin}?q=${id}`

/** The form of launches filled with what a builder has sent, for an admin to finish and publish. */
export const finishLaunchPath = (id: string): string => `${PATHS.adminLaunch}?launch=${id}`

/** The form filled with a launch that was declined, for its builder to send again. */
export const launchAgainPath = (id: string): string => `${PATHS.launch}?again=${id}`

/** The accounts, with the one of an id. */
export const accountPath = (userId: string): string => `${PATHS.adminUsers}?q=${userId}`

/** The desk with the reports about a listing. */
export const reportedPath = (listingId: string): string =>
  `${PATHS.admin}?view=reports&listing=${listingId}`

/** The contact form with a city as its subject. */
export const askAboutCityPath = (slug: string): string => `${PATHS.contact}?city=${slug}`

/** A step of the posting form, or of the admins' form; where it is a talk, at one of its questions. */
export function postPath(step = 1, form: string = PATHS.post, ask = ''): string {
  if (ask) return `${form}?step=${step}&ask=${ask}`
  return step > 1 ? `${form}?step=${step}` : form
}

/** Where a login redirects to, from an untrusted `next`. */
export function afterLoginPath(next: string | null): string {
  return next === null ? PATHS.landing : safeNext(next)
}

/** Passes the `next` of the current page on to another address, where it is a path of this site. */
export function keepNext(path: string, next: string | null): string {
  const safe = safeNext(next)
  return safe === PATHS.home ? path : `${path}?next=${encodeURIComponent(safe)}`
}

/** The posting form filled with a rejected listing's answers. */
export function repostPath(decisionId: string): string {
  return `${PATHS.post}?repost=${encodeURIComponent(decisionId)}`
}

/**
 * The posting form filled with one of the poster's own listings, to change it. `field` names the field to open at, or
 * the photos.
 */
export function editPath(id: string, field = ''): string {
  return `${PATHS.post}?edit=${encodeURIComponent(id)}${field && `&field=${encodeURIComponent(field)}`}`
}

/** The address of one stored size of a photo, from its image key. */
export function photoPath(
  key: string,
  width: PhotoWidth,
  format: PhotoFormat = PHOTO_FORMATS[1],
): string {
  return `/${key}/${width}.${format}`
}

/** The address of a picture's largest size. */
export function largestPicture({ key, address = '' }: Pick<ShownPhoto, 'key' | 'address'>): string {
  return key ? photoPath(key, 1280) : address
}

/**
 * The addresses of a stored photo: its sizes up to a width as AVIF, for a `<source>`, and one size for the `<img>` of
 * browsers without AVIF.
 */
export function photoAddresses(
  key: string,
  {
    upTo = 1280,
    plain = 640,
  }: { upTo?: PhotoWidth | undefined; plain?: PhotoWidth | undefined } = {},
) {
  const [format] = PHOTO_FORMATS
  const srcset = PHOTO_WIDTHS.filter((width) => width <= upTo)
    .map((width) => `${photoPath(key, width, format)} ${width}w`)
    .join(', ')
  return { type: `image/${format}`, srcset, src: photoPath(key, upTo < plain ? upTo : plain) }
}

/** Turns an untrusted `next` into a path of this site; anything else becomes the home page. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\p{Cc}\\]/u.test(next)) return PATHS.home
  const base = 'https://site.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  // The parser has resolved dots: "/.//host" has become "//host", which is another site.
  const path = url?.origin === base ? url.pathname + url.search + url.hash : ''
  return path && !/^\/[/\\]/.test(path) ? path : PATHS.home
}

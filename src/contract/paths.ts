import type { LoanKind } from '../domain/money/emi.ts'
import {
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
} from '../domain/photo/constants.ts'

/** Addresses of pages, spelled as visitors see them. */
export const PATHS = {
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
  savedSearches: '/profile#searches',
  enquiries: '/profile#enquiries',
  /** Opened by the last link of mails about saved searches. */
  alertsOff: '/alerts-off',
  /** Opened by mails about a listing that leaves the pages, or has left them. */
  renewal: '/still-available',
  post: '/postproperty',
  /** Several listings from a file, for agents. */
  postSeveral: '/post-several',
  /** The posting form of admins: city projects and new launches. */
  postProject: '/Postlisting',
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
  /** Listings side by side; which ones stands in its query. */
  compare: '/compare',
  /** A shortlist that its owner shares, by the link's secret. */
  sharedShortlist: '/shortlist',
  /** What buying costs in all; its query says of what. */
  emi: '/emi',
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
  /** Repairs a project's city and leads to its page. */
  openProject: '/Newprojectdetial',
  newsProject: '/NewsProject',
  projectOffers: '/projects',
  projectService: '/ProjectService',
  about: '/about',
  team: '/ourteams',
  contact: '/contact',
  app: '/UsdApp',
  privacy: '/privacy-policy',
  terms: '/terms',
  admin: '/admin',
  adminProjects: '/admin/ourproject',
  adminExplore: '/admin/ProjectExplore',
  adminLaunch: '/admin/Postproject',
  adminComingSoon: '/admin/ComingSoon',
  adminListings: '/admin/Buys',
  adminMessages: '/admin/Messages',
  adminUsers: '/admin/Users',
  adminBuilds: '/admin/Builds',
  adminStats: '/admin/Stats',
  adminAudit: '/admin/Audit',
} as const

export const buildInfoPath = '/build.json'
export const sitemapIndexPath = '/sitemap.xml'

/** The one form of a page's address: with a slash at its end, as its file is a folder's. */
export function canonicalPath(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** The canonical address of an approved listing's page. */
export function listingPath(id: string): string {
  return `${PATHS.listing}/${encodeURIComponent(id)}/`
}

const below = (path: string) => (name: string) => `${path}/${encodeURIComponent(name)}/`

/** The comparison of some listings. */
export function comparePath(ids: readonly string[]): string {
  return `${PATHS.compare}?ids=${ids.join()}`
}

/** What buying a listing costs in all, on the loan of its kind; a home's is the usual one. */
export function costPath(of: {
  price: number
  city: string
  kind: LoanKind
  maintenance?: number | null | undefined
}): string {
  const { price, kind, maintenance } = of
  const query = { price, city: of.city.toLowerCase() }
  const more = { ...(kind === 'home' ? {} : { kind }), ...(maintenance ? { maintenance } : {}) }
  const pairs = Object.entries({ ...query, ...more }).map((pair) => pair.join('='))
  return `${PATHS.emi}?${pairs.join('&')}`
}

/** A shared shortlist, by the secret of its link. */
export const sharedShortlistPath = below(PATHS.sharedShortlist)

/** The page that a listing will have, for its owner and admins while it waits. */
export const previewPath = below(PATHS.preview)

/** Pages of a service, of a city's projects, of what can be bought in a city and of how buying there works; by slug. */
export const servicePath = below(PATHS.services)
export const cityProjectsPath = below(PATHS.cityProjects)
export const projectOffersPath = below(PATHS.projectOffers)
export const projectServicePath = below(PATHS.projectService)
/** Where in a city there is something to buy, by its slug. */
export const localitiesPath = below('/localities')

/** The map and the newest listings of a city by its slug, as the home page shows them. */
export const homesPath = below('/homes')

/** The address that repairs a project's city where needed and leads on to its page. */
export function openProjectPath(id: string): string {
  return `${PATHS.openProject}?id=${encodeURIComponent(id)}`
}

/** The feed of what is new in a city, by its slug. */
export function cityFeedPath(city: string): string {
  return `/${city}/feed.xml`
}

/** The drawing of a city without its localities, by its slug. */
export function mapPath(city: string): string {
  return `/maps/${city}.svg`
}

/** New launches of one city, by its slug. */
export function newProjectsPath(city: string): string {
  return `${PATHS.newProjects}?city=${encodeURIComponent(city)}`
}

/** The login page that leads back to a path of this site. */
export function loginPath(next?: string): string {
  return next && next !== PATHS.home
    ? `${PATHS.login}?next=${encodeURIComponent(next)}`
    : PATHS.login
}

/** A step of the posting form, or of the admins' one. */
export function postPath(step = 1, form: string = PATHS.post): string {
  return step > 1 ? `${form}?step=${step}` : form
}

/** Where a login goes on to, from an untrusted `next`. */
export function afterLoginPath(next: string | null): string {
  return next === null ? PATHS.landing : safeNext(next)
}

/** An address with the `next` of the page before carried along, when that names a path of this site. */
export function keepNext(path: string, next: string | null): string {
  const safe = safeNext(next)
  return safe === PATHS.home ? path : `${path}?next=${encodeURIComponent(safe)}`
}

/** The wizard filled with a rejected listing's answers. */
export function repostPath(decisionId: string): string {
  return `${PATHS.post}?repost=${encodeURIComponent(decisionId)}`
}

/** The wizard filled with one of the poster's own listings, to change it; at a field, or the photos, where one is named. */
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

/** The stored sizes of a photo in one format, up to the largest that makes sense at its place, as `srcset`. */
export function photoSrcset(key: string, format: PhotoFormat, upTo: PhotoWidth = 1280): string {
  return PHOTO_WIDTHS.filter((width) => width <= upTo)
    .map((width) => `${photoPath(key, width, format)} ${width}w`)
    .join(', ')
}

/** A path of this site to go on to, from an untrusted `next`; the home page for anything else. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\p{Cc}\\]/u.test(next)) return PATHS.home
  const base = 'https://site.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  // The parser has resolved dots by now: "/.//host" has become an address of another site.
  const path = url?.origin === base ? url.pathname + url.search + url.hash : ''
  return path && !/^\/[/\\]/.test(path) ? path : PATHS.home
}

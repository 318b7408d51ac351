import { readSession } from '../../src/contract/account.ts'
import { sendContact } from '../../src/contract/contact.ts'
import { readOwnListings } from '../../src/contract/listing.ts'
import { readDesk } from '../../src/contract/moderation.ts'
import {
  buildInfoPath,
  cityProjectsPath,
  listingPath,
  mapPath,
  PATHS,
  photoPath,
  projectOffersPath,
  projectServicePath,
  servicePath,
} from '../../src/contract/paths.ts'
import { readListing, readNewListings } from '../../src/contract/public-listing.ts'
import { ROUTED_CITIES } from '../../src/domain/city/constants.ts'
import { SERVICES } from '../../src/domain/service/constants.ts'

/** An address and its expected answer; `to` is the target of a redirect. */
export type Expected = {
  path: string
  status: number
  to?: string
  headers?: Record<string, string>
  method?: 'POST'
}

/** An id of the right form that does not exist. */
const NOTHING = 'nosuchthing0'
const [FIRST_CITY] = ROUTED_CITIES
const [SERVICE] = SERVICES
const city = FIRST_CITY?.slug ?? ''

/**
 * One page of each kind, as links spell it. Each must answer with and without a trailing slash. A deploy is published
 * as a whole, so an error affects a whole kind: names with capitals, nested pages, pages of accounts or of admins.
 */
export const PAGES: readonly string[] = [
  PATHS.home,
  PATHS.terms,
  PATHS.search,
  PATHS.sellRent,
  PATHS.profile,
  PATHS.adminExplore,
  servicePath(SERVICE.slug),
  cityProjectsPath(city),
  projectOffersPath(city),
  projectServicePath(city),
]

/** Other spellings of addresses, and replaced addresses. The query is kept. */
export const LEADING: readonly Expected[] = [
  { path: PATHS.landing, status: 301, to: PATHS.home },
  ...PAGES.filter((path) => path !== path.toLowerCase()).map((path) => ({
    path: `${path.toLowerCase()}?from=smoke`,
    status: 301,
    to: `${path}?from=smoke`,
  })),
  { path: `/${city}`, status: 301, to: cityProjectsPath(city) },
  { path: PATHS.openProject, status: 302, to: PATHS.newProjects },
]

/** Addresses of missing things. `gone` is the id of a listing that was withdrawn. */
export const MISSING = (gone: string | undefined): readonly Expected[] =>
  [
    '/nothing-here',
    servicePath(NOTHING),
    projectOffersPath(NOTHING),
    projectServicePath(NOTHING),
    listingPath(NOTHING),
    '/api/nothing-here',
    `/${city}/${NOTHING}/`,
    photoPath('property_images/nosuchphoto0-x', 320),
    readListing.path.replace(':id', NOTHING),
  ]
    .map((path): Expected => ({ path, status: 404 }))
    .concat(gone ? [{ path: listingPath(gone), status: 410 }] : [])

/** The API's answers to a signed-out visitor, and to a request from another site. */
export const API: readonly Expected[] = [
  { path: readSession.path, status: 200 },
  { path: readNewListings.path.replace(':revision', '0'), status: 200 },
  { path: readDesk.path, status: 401 },
  { path: readOwnListings.path, status: 401 },
  {
    path: sendContact.path,
    method: 'POST',
    headers: { origin: 'https://another-site.example' },
    status: 403,
  },
]

/** Cache times in browsers: a page is always revalidated; a file whose name changes with its content never is. */
export const CACHING = {
  page: /^$|no-store|no-cache|max-age=0/,
  asset: /immutable/,
  drawing: /max-age=86400/,
  data: /no-store/,
  photo: /^public, max-age=86400/,
  ownPhoto: /no-store/,
} as const

export const FILES = {
  drawings: ['/art/phone.svg', mapPath(city)],
  data: [buildInfoPath],
  others: ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/.well-known/security.txt'],
} as const

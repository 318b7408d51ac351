import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { LANGUAGES } from '../domain/language/constants.ts'
import { projectPhoto } from '../domain/project/pictures.ts'
import type { Project } from '../domain/project/schema.ts'
import { SERVICES } from '../domain/service/constants.ts'
import { SITEMAP_ENTRIES, type SitemapEntry } from '../domain/site/sitemap.ts'
import { addressIn } from './address-in.ts'
import {
  canonicalPath,
  cityProjectsPath,
  largestPicture,
  listingPath,
  localitiesPath,
  PATHS,
  projectAddress,
  projectOffersPath,
  projectServicePath,
  servicePath,
} from './paths.ts'
import { pageNumbers, shelfPagePath, shelvesOf } from './shelves.ts'
import type { SiteSnapshot } from './snapshot.ts'

/** What robots may not ask for, in each language in which there is such a page. */
export const CLOSED_PATHS: readonly string[] = [
  '/api/',
  ...[PATHS.admin, PATHS.profile].flatMap((path) =>
    LANGUAGES.flatMap((language) => addressIn(language, path) ?? []),
  ),
]

/** Pages without parameters. Personal pages and redirects are not for search engines. */
const PAGES = [
  PATHS.home,
  PATHS.service,
  PATHS.city,
  PATHS.about,
  PATHS.team,
  PATHS.contact,
  PATHS.app,
  PATHS.emi,
  PATHS.askingPrices,
  PATHS.privacy,
  PATHS.terms,
  PATHS.accessibility,
  PATHS.projectForm,
  PATHS.launch,
  PATHS.post,
  PATHS.wizardDetails,
  PATHS.wizardAdditional,
  PATHS.wizardAmenities,
]

/** Lists of available listings. */
const LISTS = [
  PATHS.buy,
  PATHS.search,
  PATHS.sellRent,
  PATHS.cityHome,
  PATHS.projectExplore,
  PATHS.exploreCity,
  PATHS.newProjects,
  PATHS.newsProject,
  ...SERVICES.map(({ slug }) => servicePath(slug)),
  ...[cityProjectsPath, projectOffersPath, projectServicePath, localitiesPath].flatMap((path) =>
    ROUTED_CITIES.map(({ slug }) => path(slug)),
  ),
]

const entryOf = (path: string): SitemapEntry => ({ path: canonicalPath(path) })

/** Places with their listings of a kind, and the numbered pages of all lists. */
function shelfEntries(listings: SiteSnapshot['listings']): SitemapEntry[] {
  return shelvesOf(listings).flatMap((shelf) => [
    ...(shelf.gallery === null ? [entryOf(shelf.path)] : []),
    ...pageNumbers(shelf.listings).map((page) => ({ path: shelfPagePath(shelf.path, page) })),
  ])
}

const picturesOf = (project: Project) =>
  project.imageUrls.map((address) => largestPicture(projectPhoto(project, address)))

/** A part of the listings, oldest first, so that a new listing changes only the last part. */
function listingEntries({ listings, changedAt }: SiteSnapshot, from: number): SitemapEntry[] {
  const end = listings.length - from
  const part = listings.slice(Math.max(0, end - SITEMAP_ENTRIES), end)
  return part.toReversed().map(({ id, approvedAt, photos }) => ({
    path: listingPath(id),
    changedAt: changedAt[id] ?? approvedAt,
    pictures: photos.map(largestPicture),
  }))
}

export const sitemapPath = (part: string) => `/sitemap-${part}.xml`

/**
 * Every page that search engines may list, by part of the sitemap. A part is made when it is asked for: all at once
 * would fill the memory.
 */
export function sitemapParts(snapshot: SiteSnapshot): Map<string, () => SitemapEntry[]> {
  const parts = new Map([
    ['pages', () => PAGES.map(entryOf)],
    ['galleries', () => [...LISTS.map(entryOf), ...shelfEntries(snapshot.listings)]],
    [
      'projects',
      () =>
        [...snapshot.newlyProject, ...snapshot.projectExplore].map((project) => ({
          ...entryOf(projectAddress(project)),
          pictures: picturesOf(project),
        })),
    ],
  ])
  for (let from = 0; from < snapshot.listings.length; from += SITEMAP_ENTRIES)
    parts.set(`listings-${from / SITEMAP_ENTRIES + 1}`, () => listingEntries(snapshot, from))
  return parts
}

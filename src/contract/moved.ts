import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { isPlaceSlug, wholeOf } from '../domain/search/place-slug.ts'
import {
  canonicalPath,
  cityProjectsPath,
  inLanguage,
  PATHS,
  withoutEndSlashes,
  withoutLanguage,
} from './paths.ts'

/** Addresses that redirect to another one, in lower case. */
const MOVED: ReadonlyMap<string, string> = new Map([
  // The address after a login, which shows the home page.
  [PATHS.landing.toLowerCase(), PATHS.home],
  ...ROUTED_CITIES.map(({ slug }) => [inLanguage(`/${slug}`), cityProjectsPath(slug)] as const),
])

/** The canonical spelling of each page, by its lower-case form. */
const SPELLINGS = new Map(Object.values(PATHS).map((path) => [path.toLowerCase(), path]))

/** Paths whose subpages have lower-case names. */
const PARENTS = [
  PATHS.buy,
  PATHS.search,
  PATHS.listing,
  PATHS.preview,
  PATHS.agent,
  PATHS.question,
  PATHS.sharedShortlist,
  PATHS.services,
  PATHS.projectOffers,
  PATHS.projectService,
  ...[...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((slug) => inLanguage(`/${slug}`)),
]

function canonicalSpelling(path: string): string | undefined {
  const small = path.toLowerCase()
  if (isPlaceSlug(withoutLanguage(small).split('/', 2)[1] ?? '')) return small
  const above = PARENTS.find((one) => small.startsWith(`${one.toLowerCase()}/`))
  if (above) return above + small.slice(above.length)
  const city = ROUTED_CITIES.find(({ slug }) => small === `${PATHS.cityProjects}/${slug}`)
  return city ? small : SPELLINGS.get(small)
}

/** Where the path of a part of a kind leads while it has no page: to all of the kind, a numbered page to the part. */
export function listAbove(path: string): string | null {
  const [, slug = '', page] = withoutLanguage(path).split('/')
  const whole = wholeOf(slug)
  return whole && canonicalPath(inLanguage(`/${page ? slug : whole}`))
}

/**
 * The canonical address for a path: the new one where it has moved, or the right spelling where only upper and lower
 * case differ. Null where the path is already canonical, or unknown.
 */
export function movedTo(path: string): string | null {
  const plain = withoutEndSlashes(path) || PATHS.home
  const moved = MOVED.get(plain.toLowerCase())
  if (moved) return moved
  const right = canonicalSpelling(plain)
  return right === undefined || right === plain ? null : right
}

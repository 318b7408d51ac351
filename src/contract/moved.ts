import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { isPlaceSlug } from '../domain/search/places.ts'
import { cityProjectsPath, PATHS } from './paths.ts'

/** Addresses that lead to another one, in small letters. */
const MOVED: ReadonlyMap<string, string> = new Map([
  // Where people land after logging in; the home page has one address.
  [PATHS.landing.toLowerCase(), PATHS.home],
  ...ROUTED_CITIES.map(({ slug }) => [`/${slug}`, cityProjectsPath(slug)] as const),
])

/** Each page's one spelling, by its small letters. */
const SPELLINGS = new Map(Object.values(PATHS).map((path) => [path.toLowerCase(), path]))

/** Pages below these are named in small letters. */
const ABOVE = [
  ...[
    PATHS.buy,
    PATHS.search,
    PATHS.listing,
    PATHS.preview,
    PATHS.services,
    PATHS.projectOffers,
    PATHS.projectService,
  ],
  ...[...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((slug) => `/${slug}`),
]

function spelled(path: string): string | undefined {
  const small = path.toLowerCase()
  if (isPlaceSlug(small.split('/')[1] ?? '')) return small
  const above = ABOVE.find((one) => small.startsWith(`${one.toLowerCase()}/`))
  if (above) return above + small.slice(above.length)
  const city = ROUTED_CITIES.find(({ slug }) => small === `${PATHS.cityProjects}/${slug}`)
  return city ? small : SPELLINGS.get(small)
}

/**
 * The one address of what another address means: one that has moved, or the page's own spelling where only the case of
 * letters differs. Null where a path is right as it stands, or leads nowhere.
 */
export function movedTo(path: string): string | null {
  const plain = path.replace(/\/+$/, '') || PATHS.home
  const moved = MOVED.get(plain.toLowerCase())
  if (moved) return moved
  const right = spelled(plain)
  return right === undefined || right === plain ? null : right
}

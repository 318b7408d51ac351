import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { LANGUAGES, type Language } from '../domain/language/constants.ts'
import { MANIFEST_PATH } from '../domain/site/constants.ts'
import { isEnglishOnly } from './address-in.ts'
import { PATHS } from './paths.ts'

/** Pages that another language renders when they are asked for: there are as many as listings and projects. */
const ON_DEMAND = [
  PATHS.listing,
  ...[...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((slug) => `/${slug}`),
]

/** Files that are read by people, in each language; all others are in the first one alone. */
const READ = ['/feed.xml', MANIFEST_PATH]

/** Whether the build of a language makes the page or file at a path, which has no prefix. */
export function isBuiltIn(language: Language, path: string): boolean {
  if (language === LANGUAGES[0]) return true
  const isBelow = (above: string) => path.startsWith(`${above}/`)
  if (/\/[^/]*\.\w+$/.test(path)) return READ.some((file) => path.endsWith(file))
  return !isEnglishOnly(path) && !ON_DEMAND.some((above) => path === above || isBelow(above))
}

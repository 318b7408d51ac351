import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { isPlaceSlug } from '../domain/search/place-slug.ts'
import { inLanguageOf } from './address-in.ts'
import { CITY_OFF, inLanguage, PATHS, withoutEndSlashes, withoutLanguage } from './paths.ts'

/** The stores of a device, and how many entries each holds at most; the oldest leave first. */
export const STORES = {
  /** Pages in the order in which they were seen. */
  pages: 30,
  /** The saved list, and the pages of the listings that this device has saved. */
  saved: 31,
  /** Scripts, sheets and fonts of pages. */
  files: 400,
  pictures: 150,
  /** The search's index of the cities that were searched last. */
  found: 60,
} as const
export type Store = keyof typeof STORES

/** Answers that pages keep themselves: the listings that were viewed last, the saved ones, and those of a list of two. */
export const KEPT_ANSWERS = ['viewed', 'saved-list', 'together'] as const

/** Headers of a stored page: when it came from the server (an ISO time), and its title, encoded. */
export const SEEN_AT = 'x-seen-at'
export const TITLE = 'x-title'

/**
 * What a page tells the worker: the ids of the saved listings, oldest first; what it loaded before there was one; or
 * that a sign-out has emptied the device.
 */
export type ToWorker =
  | { saved: readonly string[] }
  | { loaded: readonly string[] }
  | { emptied: true }
/**
 * What a new worker tells the pages that are open: its version's scripts, or, where it is the first, to say what they
 * loaded.
 */
export type FromWorker = { scripts: readonly string[] } | { asks: 'loaded' }

type Decision = 'kept' | 'never'

/**
 * Whether a device may keep the page at an address; `:name` stands for one part of it. Each page of the site has a line
 * here, and what has none is never kept. Forms that need an account, links with a secret, and pages about one person
 * are not: a stored page stays on the device.
 */
export const PAGES: Readonly<Record<string, Decision>> = {
  [PATHS.home]: 'kept',
  [PATHS.about]: 'kept',
  [PATHS.accessibility]: 'kept',
  [PATHS.app]: 'kept',
  [PATHS.askingPrices]: 'kept',
  [PATHS.buy]: 'kept',
  [`${PATHS.buy}/:page`]: 'kept',
  [PATHS.city]: 'kept',
  [PATHS.cityHome]: 'kept',
  [PATHS.cityProjects]: 'kept',
  [`${PATHS.cityProjects}/:city`]: 'kept',
  [PATHS.contact]: 'kept',
  [PATHS.emi]: 'kept',
  [PATHS.exploreCity]: 'kept',
  [inLanguage('/homes/:city')]: 'kept',
  [`${PATHS.listing}/:id`]: 'kept',
  [inLanguage('/localities/:city')]: 'kept',
  [PATHS.newProjects]: 'kept',
  [PATHS.newsProject]: 'kept',
  [PATHS.privacy]: 'kept',
  [PATHS.projectExplore]: 'kept',
  [`${PATHS.projectOffers}/:city`]: 'kept',
  [`${PATHS.projectService}/:city`]: 'kept',
  // It names the listings that this device has saved, and holds nothing of the account.
  [PATHS.saved]: 'kept',
  [PATHS.search]: 'kept',
  [`${PATHS.search}/:page`]: 'kept',
  [PATHS.sellRent]: 'kept',
  [PATHS.service]: 'kept',
  [`${PATHS.services}/:service`]: 'kept',
  [PATHS.team]: 'kept',
  [PATHS.terms]: 'kept',
  // It holds nothing of the two: what they said is stored by the page itself.
  [PATHS.together]: 'kept',
  ...Object.fromEntries(
    [...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((city) => [
      inLanguage(`/${city}/:id`),
      'kept',
    ]),
  ),

  [PATHS.admin]: 'never',
  [`${PATHS.admin}/:page`]: 'never',
  [`${PATHS.agent}/:id`]: 'never',
  [PATHS.alerts]: 'never',
  [PATHS.alertsOff]: 'never',
  [`${CITY_OFF}/:city`]: 'never',
  [PATHS.compare]: 'never',
  [PATHS.forgotPassword]: 'never',
  [PATHS.launch]: 'never',
  [PATHS.login]: 'never',
  // The page for addresses that are not on the device is stored with the worker itself.
  [PATHS.offline]: 'never',
  [PATHS.ownersLetter]: 'never',
  [PATHS.post]: 'never',
  [PATHS.postProject]: 'never',
  [PATHS.postSeveral]: 'never',
  [`${PATHS.preview}/:id`]: 'never',
  [PATHS.profile]: 'never',
  [`${PATHS.question}/:link`]: 'never',
  [PATHS.renewal]: 'never',
  [PATHS.resetPassword]: 'never',
  [PATHS.rightToOffer]: 'never',
  [`${PATHS.sharedShortlist}/:secret`]: 'never',
  [PATHS.signUp]: 'never',
  [PATHS.verifyEmail]: 'never',
  [PATHS.wizardAdditional]: 'never',
  [PATHS.wizardAmenities]: 'never',
  [PATHS.wizardDetails]: 'never',
}

const RULES = Object.entries(PAGES).map(([pattern, decision]) => ({
  fits: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
  decision,
}))

/** A path as the stores name a page. */
export const pageKey = (pathname: string): string => withoutEndSlashes(pathname) || '/'

/** The path of a page in this build's language, as the table spells it. */
const inTable = (path: string): string => pageKey(inLanguageOf(PATHS.home, path))

/** The table's decision about a path, in whichever language; null where it has no line. */
export function decisionFor(pathname: string): Decision | null {
  const path = inTable(pathname)
  const line = RULES.find(({ fits }) => fits.test(path))
  if (line) return line.decision
  // Listings of one kind in a place, and their numbered pages.
  const [, place = '', ...pages] = withoutLanguage(path).split('/')
  return isPlaceSlug(place) && pages.length < 2 ? 'kept' : null
}

/** Whether a device may keep the page at this path. */
export const mayKeep = (pathname: string): boolean => decisionFor(pathname) === 'kept'

/** The page for what is not on the device, in the language of this path. */
export const offlinePath = (pathname: string): string => inLanguageOf(pathname, PATHS.offline)

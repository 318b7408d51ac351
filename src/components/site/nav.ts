import { LAUNCH_TEXTS } from '#language/launch/texts'
import { COMPARE_TEXTS } from '#language/listing/texts'
import { EMI_TEXTS } from '#language/money/texts'
import { PROJECT_LISTS } from '#language/project/texts'
import { PROJECT_ENTRY_TEXTS } from '#language/project-entry/texts'
import { GALLERIES } from '#language/search/texts'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { NAV_TEXTS as texts } from '#language/site/texts'
import { canonicalPath, inLanguage, PATHS, withoutEndSlashes } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import type { WISHES } from '../../domain/search/constants.ts'

type Link = { label: string; href: string }

const wishPath = (wish: (typeof WISHES)[number]['id']) => `${PATHS.search}?for=${wish}`

/** The links of the navigation bar, in their order. */
export const NAV = [
  { label: texts.home, href: PATHS.home },
  { label: texts.city, href: PATHS.city },
  { label: texts.buy, href: PATHS.buy },
  { label: texts.rent, href: wishPath('rent') },
  { label: texts.about, href: PATHS.about },
  { label: texts.service, href: PATHS.service },
] as const satisfies readonly Link[]

/** Links that only the phone's menu has: beds, the search of everything, and saved listings. */
const MENU_ONLY: readonly Link[] = [
  { label: texts.pg, href: wishPath('pg') },
  { label: GALLERIES.search.title, href: PATHS.search },
  { label: SAVED_TEXTS.title, href: PATHS.saved },
]

/** The links of the phone's menu, in their order. */
export const MENU: readonly Link[] = NAV.flatMap((link) =>
  link.label === texts.rent ? [link, ...MENU_ONLY] : [link],
)

/** The footer's links. Together with the bar they reach every public page. */
export const FOOTER: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: texts.properties,
    links: [
      { label: GALLERIES.search.title, href: PATHS.search },
      { label: texts.sellRent, href: PATHS.sellRent },
      { label: SAVED_TEXTS.title, href: PATHS.saved },
      { label: COMPARE_TEXTS.title, href: PATHS.compare },
      { label: EMI_TEXTS.link, href: PATHS.emi },
      { label: texts.askingPrices, href: PATHS.askingPrices },
      { label: texts.post, href: PATHS.post },
      { label: texts.services, href: PATHS.service },
    ],
  },
  {
    title: texts.projects,
    links: [
      { label: PROJECT_LISTS.allTitle, href: PATHS.projectExplore },
      { label: texts.exploreCity, href: PATHS.exploreCity },
      { label: texts.newProjects, href: PATHS.newProjects },
      { label: PROJECT_LISTS.newestTitle, href: PATHS.newsProject },
      { label: texts.cityHome, href: PATHS.cityHome },
      { label: PROJECT_ENTRY_TEXTS.pageTitle, href: PATHS.projectForm },
      { label: LAUNCH_TEXTS.link, href: PATHS.launch },
    ],
  },
  {
    title: texts.company,
    links: [
      { label: texts.aboutUs, href: PATHS.about },
      { label: texts.team, href: PATHS.team },
      { label: texts.contact, href: PATHS.contact },
      { label: texts.app, href: PATHS.app },
      { label: texts.privacy, href: PATHS.privacy },
      { label: texts.terms, href: PATHS.terms },
      { label: texts.accessibility, href: PATHS.accessibility },
    ],
  },
]

/** Pages of a section, by the start of their paths. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  [PATHS.city]: [
    `${PATHS.cityProjects}/`,
    `${PATHS.projectOffers}/`,
    `${PATHS.projectService}/`,
    ...[...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((slug) => inLanguage(`/${slug}/`)),
  ],
  [PATHS.service]: [`${PATHS.services}/`],
  [PATHS.admin]: [`${PATHS.admin}/`, PATHS.postProject],
}

/** Returns how a link of the bar is marked on the page at a path: as the page itself, as its section, or not at all. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  const page = canonicalPath(withoutEndSlashes(path.toLowerCase()))
  if (page === canonicalPath(href).toLowerCase()) return 'page'
  const isBelow = (beginning: string) =>
    page.length > beginning.length && page.startsWith(beginning.toLowerCase())
  return BELOW[href]?.some(isBelow) ? 'true' : undefined
}

import { NAV_TEXTS as SAY } from '../../domain/site/texts.ts'
import { PATHS, withoutEndSlashes } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { SAVED_TEXTS } from '../../domain/shortlist/texts.ts'
import { EMI_TEXTS } from '../../domain/money/texts.ts'
import { PROJECT_LISTS } from '../../domain/project/texts.ts'
import { PROJECT_ENTRY_TEXTS } from '../../domain/project-entry/texts.ts'
import type { WISHES } from '../../domain/search/constants.ts'
import { GALLERIES } from '../../domain/search/texts.ts'

type Link = { label: string; href: string }

const wishPath = (wish: (typeof WISHES)[number]['id']) => `${PATHS.search}?for=${wish}`

/** The links of the navigation bar, in their order. */
export const NAV = [
  { label: SAY.home, href: PATHS.home },
  { label: SAY.city, href: PATHS.city },
  { label: SAY.buy, href: PATHS.buy },
  { label: SAY.rent, href: wishPath('rent') },
  { label: SAY.about, href: PATHS.about },
  { label: SAY.service, href: PATHS.service },
] as const satisfies readonly Link[]

/** Links that only the phone's menu has: beds, the search of everything, and saved listings. */
const MENU_ONLY: readonly Link[] = [
  { label: SAY.pg, href: wishPath('pg') },
  { label: GALLERIES.search.title, href: PATHS.search },
  { label: SAVED_TEXTS.title, href: PATHS.saved },
]

/** The links of the phone's menu, in their order. */
export const MENU: readonly Link[] = NAV.flatMap((link) =>
  link.label === SAY.rent ? [link, ...MENU_ONLY] : [link],
)

/** The footer's links. Together with the bar they reach every public page. */
export const FOOTER: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: SAY.properties,
    links: [
      { label: GALLERIES.search.title, href: PATHS.search },
      { label: SAY.sellRent, href: PATHS.sellRent },
      { label: SAVED_TEXTS.title, href: PATHS.saved },
      { label: EMI_TEXTS.link, href: PATHS.emi },
      { label: SAY.post, href: PATHS.post },
      { label: SAY.services, href: PATHS.service },
    ],
  },
  {
    title: SAY.projects,
    links: [
      { label: PROJECT_LISTS.allTitle, href: PATHS.projectExplore },
      { label: SAY.exploreCity, href: PATHS.exploreCity },
      { label: SAY.newProjects, href: PATHS.newProjects },
      { label: PROJECT_LISTS.newestTitle, href: PATHS.newsProject },
      { label: SAY.cityHome, href: PATHS.cityHome },
      { label: PROJECT_ENTRY_TEXTS.pageTitle, href: PATHS.projectForm },
    ],
  },
  {
    title: SAY.company,
    links: [
      { label: SAY.aboutUs, href: PATHS.about },
      { label: SAY.team, href: PATHS.team },
      { label: SAY.contact, href: PATHS.contact },
      { label: SAY.app, href: PATHS.app },
      { label: SAY.privacy, href: PATHS.privacy },
      { label: SAY.terms, href: PATHS.terms },
    ],
  },
]

/** Pages of a section, by the start of their paths. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  [PATHS.city]: [
    `${PATHS.cityProjects}/`,
    `${PATHS.projectOffers}/`,
    `${PATHS.projectService}/`,
    ...ROUTED_CITIES.map(({ slug }) => `/${slug}/`),
    '/unknown/',
  ],
  [PATHS.service]: [`${PATHS.services}/`],
  [PATHS.admin]: [`${PATHS.admin}/`, PATHS.postProject],
}

/** Returns how a link of the bar is marked on the page at a path: as the page itself, as its section, or not at all. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  const page = `${withoutEndSlashes(path.toLowerCase())}/`
  if (page === (href === PATHS.home ? href : `${href}/`).toLowerCase()) return 'page'
  const isBelow = (beginning: string) =>
    page.length > beginning.length && page.startsWith(beginning.toLowerCase())
  return BELOW[href]?.some(isBelow) ? 'true' : undefined
}

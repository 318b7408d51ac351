import { PATHS } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { SAVED_TEXTS } from '../../domain/listing/texts-saved.ts'
import { EMI_TEXTS } from '../../domain/money/texts.ts'
import { PROJECT_LISTS } from '../../domain/project/texts.ts'
import { PROJECT_ENTRY_TEXTS } from '../../domain/project-entry/texts.ts'
import type { WISHES } from '../../domain/search/constants.ts'
import { GALLERIES } from '../../domain/search/texts.ts'

type Link = { label: string; href: string }

const wishPath = (wish: (typeof WISHES)[number]['id']) => `${PATHS.search}?for=${wish}`

/** The links of the navigation bar, in their order. */
export const NAV = [
  { label: 'Home', href: PATHS.home },
  { label: 'City', href: PATHS.city },
  { label: 'Buy', href: PATHS.buy },
  { label: 'Rent', href: wishPath('rent') },
  { label: 'About', href: PATHS.about },
  { label: 'Service', href: PATHS.service },
] as const satisfies readonly Link[]

/** Who looks for a bed, searches everything or comes back finds the way in the phone's menu as well. */
const HOMES: readonly Link[] = [
  { label: 'PG and co-living', href: wishPath('pg') },
  { label: GALLERIES.search.title, href: PATHS.search },
  { label: SAVED_TEXTS.title, href: PATHS.saved },
]

/** The links of the phone's menu, in their order. */
export const MENU: readonly Link[] = NAV.flatMap((link) =>
  link.label === 'Rent' ? [link, ...HOMES] : [link],
)

/** The footer's links; together with the bar they reach every public page. */
export const FOOTER: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: 'Properties',
    links: [
      { label: GALLERIES.search.title, href: PATHS.search },
      { label: 'For sale and for rent', href: PATHS.sellRent },
      { label: SAVED_TEXTS.title, href: PATHS.saved },
      { label: EMI_TEXTS.link, href: PATHS.emi },
      { label: 'Post your property', href: PATHS.post },
      { label: 'Services', href: PATHS.service },
    ],
  },
  {
    title: 'Projects',
    links: [
      { label: PROJECT_LISTS.allTitle, href: PATHS.projectExplore },
      { label: 'Explore a city', href: PATHS.exploreCity },
      { label: 'New launches', href: PATHS.newProjects },
      { label: PROJECT_LISTS.newestTitle, href: PATHS.newsProject },
      { label: 'New in the cities', href: PATHS.cityHome },
      { label: PROJECT_ENTRY_TEXTS.pageTitle, href: PATHS.projectForm },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', href: PATHS.about },
      { label: 'Our team', href: PATHS.team },
      { label: 'Contact', href: PATHS.contact },
      { label: 'Mobile app', href: PATHS.app },
      { label: 'Privacy policy', href: PATHS.privacy },
      { label: 'Terms of use', href: PATHS.terms },
    ],
  },
]

/** Pages that a section leads to, by what their paths begin with. */
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

/** What a link of the bar is to the page at a path: the page itself, the section that it belongs to, or neither. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  const page = path.toLowerCase().replace(/\/*$/, '/')
  if (page === (href === PATHS.home ? href : `${href}/`).toLowerCase()) return 'page'
  const isBelow = (beginning: string) =>
    page.length > beginning.length && page.startsWith(beginning.toLowerCase())
  return BELOW[href]?.some(isBelow) ? 'true' : undefined
}

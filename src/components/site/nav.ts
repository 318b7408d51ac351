import { PATHS } from '../../contract/paths.ts'

type Link = { label: string; href: string }

/** The links of the navigation bar, in their order. */
export const NAV = [
  { label: 'Home', href: PATHS.home },
  { label: 'City', href: PATHS.city },
  { label: 'Buy', href: PATHS.buy },
  { label: 'About', href: PATHS.about },
  { label: 'Service', href: PATHS.service },
] as const satisfies readonly Link[]

/** The footer's links; together with the bar they reach every public page. */
export const FOOTER: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: 'Properties',
    links: [
      { label: 'Search all properties', href: PATHS.search },
      { label: 'For sale and for rent', href: PATHS.sellRent },
      { label: 'Saved properties', href: PATHS.saved },
      { label: 'Post your property', href: PATHS.post },
      { label: 'Services', href: PATHS.service },
    ],
  },
  {
    title: 'Projects',
    links: [
      { label: 'All projects by city', href: PATHS.projectExplore },
      { label: 'Explore a city', href: PATHS.exploreCity },
      { label: 'New launches', href: PATHS.newProjects },
      { label: 'Newest in each city', href: PATHS.newsProject },
      { label: 'What is new in the cities', href: PATHS.cityHome },
      { label: 'Describe a project', href: PATHS.projectForm },
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

/** Whether a link of the bar stands for the page at a path. */
export function isCurrent(href: string, path: string): boolean {
  const plain = path.replace(/\/+$/, '') || '/'
  return href === plain
}

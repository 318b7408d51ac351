import type { Collection } from '../domain/content/fields.ts'
import { PATHS } from './paths.ts'

/** The page of admins that manages each collection, in the order of their tabs. */
const PAGE_OF: Record<Collection, string> = {
  projectExplore: PATHS.adminExplore,
  cityData: PATHS.adminExplore,
  newlyProject: PATHS.adminLaunch,
  comingSoon: PATHS.adminComingSoon,
  projects: PATHS.adminProjects,
}

/** The first of a page's collections gives it its title. */
export type ContentPage = { path: string; collections: readonly [Collection, ...Collection[]] }

const collections = Object.keys(PAGE_OF) as Collection[]

export const CONTENT_PAGES: readonly ContentPage[] = collections.flatMap((first) => {
  const [head, ...others] = collections.filter((one) => PAGE_OF[one] === PAGE_OF[first])
  return head === first ? [{ path: PAGE_OF[first], collections: [first, ...others] }] : []
})

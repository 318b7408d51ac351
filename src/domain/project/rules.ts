import { citySlug } from '../city/rules.ts'
import type { Project } from './schema.ts'

/** The projects of a city by its slug (`unknown`: of no city with pages), in the order they came in. */
export function projectsIn<T extends Pick<Project, 'city'>>(
  projects: readonly T[],
  slug: string,
): T[] {
  return projects.filter((project) => citySlug(project.city) === slug)
}

/** Newest first; the order of equal dates stays. */
export function newestFirst<T extends Pick<Project, 'createdAt'>>(projects: readonly T[]): T[] {
  return projects.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

/** Launches by their starting price, the lowest first; those without a price come last. */
export function cheapestFirst<T extends Pick<Project, 'launch'>>(launches: readonly T[]): T[] {
  const price = ({ launch }: T) => launch?.price || Number.POSITIVE_INFINITY
  // Two without a price differ by NaN, which sorting takes for no difference.
  return launches.toSorted((a, b) => price(a) - price(b))
}

const BESIDE = 3

/** The projects to show beside one: of the same city, launches first beside a launch, none with a picture shown already while there are others. */
export function projectsBeside(project: Project, all: readonly Project[]): Project[] {
  const here = projectsIn(all, citySlug(project.city)).filter(({ id }) => id !== project.id)
  const isAlike = ({ launch }: Project) => Boolean(launch) === Boolean(project.launch)
  const likeFirst = [...new Set([...here.filter(isAlike), ...here])]
  const covers = new Set([project.imageUrls[0]])
  const fresh = likeFirst.filter(({ imageUrls: [cover] }) => {
    const isNew = cover === undefined || !covers.has(cover)
    covers.add(cover)
    return isNew
  })
  return [...new Set([...fresh, ...likeFirst])].slice(0, BESIDE)
}

import { citySlug } from '../city/rules.ts'
import type { Project } from './schema.ts'

/** The projects of a city by its slug (`unknown`: those without a city that has pages), in their given order. */
export function projectsIn<T extends Pick<Project, 'city'>>(
  projects: readonly T[],
  slug: string,
): T[] {
  return projects.filter((project) => citySlug(project.city) === slug)
}

export function newestFirst<T extends Pick<Project, 'createdAt'>>(projects: readonly T[]): T[] {
  return projects.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

/** Launches by their starting price, the lowest first; those without a price come last. */
export function cheapestFirst<T extends Pick<Project, 'launch'>>(launches: readonly T[]): T[] {
  const price = ({ launch }: T) => launch?.price || Number.POSITIVE_INFINITY
  // For two launches without a price the difference is NaN, which `toSorted` treats as equal.
  return launches.toSorted((a, b) => price(a) - price(b))
}

const BESIDE = 3

/** Other projects of the same city. Those with a new cover picture come first, then those of the same kind. */
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

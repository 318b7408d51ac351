import { citySlug } from '../city/rules.ts'
import type { Project } from './schema.ts'

/** The projects of a city by its slug (`unknown`: of no city with pages), in the order they came in. */
export function projectsIn<T extends Pick<Project, 'city'>>(projects: readonly T[], slug: string): T[] {
  return projects.filter((project) => citySlug(project.city) === slug)
}

/** Newest first; the order of equal dates stays. */
export function newestFirst<T extends Pick<Project, 'createdAt'>>(projects: readonly T[]): T[] {
  return projects.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

const BESIDE = 3

/** The projects to show beside one: of the same city, launches beside a launch. */
export function projectsBeside(project: Project, all: readonly Project[]): Project[] {
  const alike = all.filter(({ id, launch }) => id !== project.id && Boolean(launch) === Boolean(project.launch))
  return projectsIn(alike, citySlug(project.city)).slice(0, BESIDE)
}

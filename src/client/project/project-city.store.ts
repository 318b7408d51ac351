import { atom } from 'nanostores'
import { PATHS, withoutEndSlashes } from '../../contract/paths.ts'
import { readCityProjects } from '../../contract/project.ts'
import { CITIES } from '../../domain/city/constants.ts'
import type { Project } from '../../domain/project/schema.ts'
import { readFrom } from '../lib/read.ts'

/** The projects of a place that has no page of its own. */
export type CityShell =
  | { city: string; state: 'loading' }
  | { city: string; state: 'failed' }
  | { city: string; state: 'ready'; projects: Project[] }

export const $cityShell = atom<CityShell>({ city: '', state: 'loading' })

/** Returns the place that a path names; a known city gets its usual spelling. */
function askedCity(path: string): string {
  const text = withoutEndSlashes(path.slice(PATHS.cityProjects.length)).replace(/^\/+/, '')
  let asked = text
  try {
    asked = decodeURIComponent(text).trim()
  } catch {
    // A malformed escape is used as it is.
  }
  return CITIES.find(({ name }) => name.toLowerCase() === asked.toLowerCase())?.name ?? asked
}

/** Requests the projects of the place that a path names. Can be called again after a failure. */
export async function loadCity(path: string): Promise<void> {
  const city = askedCity(path)
  $cityShell.set({ city, state: 'loading' })
  try {
    const reply = await readFrom(readCityProjects, { city })
    $cityShell.set({ city, state: 'ready', projects: reply?.projects ?? [] })
  } catch {
    $cityShell.set({ city, state: 'failed' })
  }
}

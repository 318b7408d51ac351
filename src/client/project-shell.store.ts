import { atom } from 'nanostores'
import { READS } from '../contract/reads.ts'
import { citySlug } from '../domain/city/rules.ts'
import { PROJECT_MESSAGES } from '../domain/project/messages.ts'
import { type Project, projectAddress } from '../domain/project/schema.ts'
import { readJson } from './read.ts'

/** The page of a project that was not built. `elsewhere`: it is, but under another city than the address says. */
export type ProjectShell =
  | { state: 'loading' | 'unknown' | 'failed' }
  | { state: 'elsewhere'; askedCity: string; project: Project }
  | { state: 'ready'; project: Project }

export const $projectShell = atom<ProjectShell>({ state: 'loading' })

/** City part and id of a project's address. */
function askedProject(path: string): { city: string; id: string } {
  const [, city = '', id = ''] = path.toLowerCase().split('/')
  return { city, id }
}

/** Asks the server for the project that a path names. Safe to call again after a failure. */
export async function loadProject(path: string): Promise<void> {
  const { city, id } = askedProject(path)
  $projectShell.set({ state: 'loading' })
  try {
    const project = await readJson<Project>(READS.project.replace(':id', encodeURIComponent(id)))
    if (!project) {
      console.info(PROJECT_MESSAGES.noSuch)
      return $projectShell.set({ state: 'unknown' })
    }
    $projectShell.set(
      citySlug(project.city) === city
        ? { state: 'ready', project }
        : { state: 'elsewhere', askedCity: city, project },
    )
    // The address may be spelled otherwise; the page has one.
    if (citySlug(project.city) === city)
      history.replaceState(history.state, '', projectAddress(project))
  } catch {
    $projectShell.set({ state: 'failed' })
  }
}

import { addRefreshHooks } from '../../client/lib/refresh-hooks.ts'

// A step between the button and what it loads: the names of all that comes with that would stand in the first script of
// the page.

export const loadSave = () => import('../../client/saved-search/save.ts')

export async function loadFollow() {
  addRefreshHooks()
  return import('./Follow.tsx')
}

import { addRefreshHooks } from '../../client/lib/refresh-hooks.ts'

/** A step between the button and the dialog, as `loadSave` is one. */
export async function loadFollow() {
  addRefreshHooks()
  return (await import('./Follow.tsx')).openFollow
}

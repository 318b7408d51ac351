import { PATHS, postPath, withoutEndSlashes } from '../../contract/paths.ts'

/** Whether this is the admins' posting form. It keeps its own draft and photos. */
export const isAdminPostingForm =
  withoutEndSlashes(location.pathname).toLowerCase() === PATHS.postProject.toLowerCase()

/** The address of a step of this page's posting form. */
export function wizardPath(step = 1): string {
  return postPath(step, isAdminPostingForm ? PATHS.postProject : PATHS.post)
}

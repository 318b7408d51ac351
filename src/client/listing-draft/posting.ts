import { PATHS, postPath, withoutEndSlashes } from '../../contract/paths.ts'

const here = withoutEndSlashes(location.pathname).toLowerCase()

/** Whether this is the admins' posting form. It keeps its own draft and photos. */
export const isAdminPostingForm = here === PATHS.postProject.toLowerCase()
/** Whether this is the form in which builders send a launch. It does so too. */
const isLaunchForm = here === PATHS.launch.toLowerCase()

/** The name under which this device keeps what belongs to the form of this page. */
export const draftName = isLaunchForm
  ? 'launch-draft'
  : isAdminPostingForm
    ? 'project-posting'
    : 'listing-draft'

/** The address of a step of this page's posting form, or of a question; the form of launches has one. */
export function wizardPath(step = 1, ask = ''): string {
  if (isLaunchForm) return PATHS.launch
  return postPath(step, isAdminPostingForm ? PATHS.postProject : PATHS.post, ask)
}

import { atom, onMount } from 'nanostores'
import { WIZARD_PAGES } from '#language/listing-draft/texts-pages'
import { PATHS, withoutEndSlashes } from '../../contract/paths.ts'
import { stepFrom } from '../../domain/listing-draft/steps.ts'
import { isAdminPostingForm, wizardPath } from './posting.ts'

/** The step shown, from 1. It stands in the address: Back, Forward and reload keep it. */
export const $step = atom(1)

/** Pages that open the form at a step. The next step then has the form's own address. */
const OPENERS = [
  [PATHS.wizardDetails, 1, 'details'],
  [PATHS.wizardAdditional, 2, 'additional'],
  [PATHS.wizardAmenities, 3, 'amenities'],
] as const

function openerOfAddress() {
  const path = withoutEndSlashes(location.pathname).toLowerCase()
  return OPENERS.find(([opener]) => opener.toLowerCase() === path)
}

/** Whether the address asks for a step, or for a listing to fill the form from. */
export const namesStep = (): boolean =>
  openerOfAddress() !== undefined || /[?&](step|repost|edit)=./.test(location.search)

/** Whether the step shown is one of the form's own page, which has been introduced with the first. */
export const isLaterStep = (step: number): boolean => step > 1 && openerOfAddress() === undefined

const stepOfAddress = (): number => openerOfAddress()?.[1] ?? stepFrom(location.search)

/** Returns the heading and introduction of the page at the current address, as the build writes them. */
export function pageOfAddress(): { title: string; intro: string } {
  return WIZARD_PAGES[openerOfAddress()?.[2] ?? (isAdminPostingForm ? 'projects' : 'post')]
}

onMount($step, () => {
  const follow = () => $step.set(stepOfAddress())
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
})

export function goToStep(step: number, { replace = false } = {}): void {
  if (step === stepOfAddress() && !replace) return
  if (replace) history.replaceState(null, '', wizardPath(step))
  else history.pushState(null, '', wizardPath(step))
  $step.set(step)
}

import { atom, onMount } from 'nanostores'
import { PATHS } from '../contract/paths.ts'
import { stepFrom } from '../domain/listing-draft/steps.ts'
import { wizardPath } from './posting.ts'

/** The step shown, from 1. The address says it, so that Back, Forward and reload find it. */
export const $step = atom(1)

/** Pages that open the form at a later step; going on from there has the form's own address. */
const OPENERS = [
  [PATHS.wizardDetails, 1],
  [PATHS.wizardAdditional, 2],
  [PATHS.wizardAmenities, 3],
] as const

function stepOfAddress(): number {
  const path = location.pathname.replace(/\/+$/, '').toLowerCase()
  return OPENERS.find(([opener]) => opener.toLowerCase() === path)?.[1] ?? stepFrom(location.search)
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

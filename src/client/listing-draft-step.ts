import { atom, onMount } from 'nanostores'
import { postPath } from '../contract/paths.ts'
import { stepFrom } from '../domain/listing-draft/steps.ts'

/** The step shown, from 1. The address says it, so that Back, Forward and reload find it. */
export const $step = atom(1)

onMount($step, () => {
  const follow = () => $step.set(stepFrom(location.search))
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
})

export function goToStep(step: number, { replace = false } = {}): void {
  if (step === stepFrom(location.search) && !replace) return
  if (replace) history.replaceState(null, '', postPath(step))
  else history.pushState(null, '', postPath(step))
  $step.set(step)
}

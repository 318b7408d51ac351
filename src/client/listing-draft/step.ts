import { atom, onMount } from 'nanostores'
import { WIZARD_PAGES } from '#language/listing-draft/texts-pages'
import { PATHS, withoutEndSlashes } from '../../contract/paths.ts'
import { stepFrom, stepOf } from '../../domain/listing-draft/steps.ts'
import { isAdminPostingForm, wizardPath } from './posting.ts'

/** The step shown, from 1. It stands in the address: Back, Forward and reload keep it. */
export const $step = atom(1)
/** The question in view where the form is a talk, in the address too; empty where the address names none. */
export const $ask = atom('')

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
const askOfAddress = (): string => new URLSearchParams(location.search).get('ask') ?? ''

/** Returns the heading and introduction of the page at the current address, as the build writes them. */
export function pageOfAddress(): { title: string; intro: string } {
  return WIZARD_PAGES[openerOfAddress()?.[2] ?? (isAdminPostingForm ? 'projects' : 'post')]
}

/** Where a question leads back to that was opened from another one, out of the order. */
export const wayBack = (): string => (typeof history.state === 'string' ? history.state : '')

onMount($step, () => {
  const follow = () => {
    // The step first: a question that is not named is one of its step.
    $step.set(stepOfAddress())
    $ask.set(askOfAddress())
  }
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
})

export function goToStep(step: number, { replace = false, ask = '', back = '' } = {}): void {
  if (step === stepOfAddress() && ask === askOfAddress() && !replace) return
  if (replace) history.replaceState(back, '', wizardPath(step, ask))
  else history.pushState(back, '', wizardPath(step, ask))
  $step.set(step)
  $ask.set(ask)
}

/** Names the question in view in the address as it is: the page, and what else it asks for, stay. */
export function nameAsk(ask: string): void {
  const search = new URLSearchParams(location.search)
  search.set('ask', ask)
  history.replaceState(history.state, '', `${location.pathname}?${search}`)
  $ask.set(ask)
}

/** Opens the step of a field and, in a talk, the question that asks for it, which then leads back. */
export function goToField(field: string, { replace = false } = {}): void {
  const back = $ask.get()
  const step = stepOf(field)
  if (back) goToStep(step, { replace, ask: field, back })
  else if (replace || step !== $step.get()) goToStep(step, { replace })
}

import { atom } from 'nanostores'
import { LAST_STEP } from '../../domain/listing-draft/steps.ts'
import { SCROLL_TOP_MS } from '../../domain/site/constants.ts'
import { keepPlace, placeOfDraft } from './draft.store.ts'
import { $step, goToStep, namesStep } from './step.ts'

/** The step at which a draft was opened again; null once the poster has gone on. */
export const $resumedAt = atom<number | null>(null)

/** Milliseconds after which a page that stays short is no longer scrolled to where it was. */
const SEARCH_MS = 3000
const BY_HAND = ['wheel', 'touchstart', 'keydown'] as const

/** Scrolls to where the step was left, once the page is that long. Whoever moves it first has it. */
function scrollBack(top: number): void {
  const moved = new AbortController()
  for (const type of BY_HAND) addEventListener(type, () => moved.abort(), { signal: moved.signal })
  const until = performance.now() + SEARCH_MS
  const look = () => {
    if (moved.signal.aborted) return
    const isLong = document.documentElement.scrollHeight - innerHeight >= top
    if (!isLong && performance.now() < until) {
      requestAnimationFrame(look)
      return
    }
    scrollTo(0, top)
    moved.abort()
  }
  // A page that a link has opened scrolls to its top first.
  setTimeout(look, 2 * SCROLL_TOP_MS)
}

/** Opens the draft where it was left, and keeps that place from then on. */
export function resume(): void {
  const place = placeOfDraft()
  if (place && !namesStep() && place.step > 1 && place.step <= LAST_STEP) {
    goToStep(place.step, { replace: true })
    $resumedAt.set(place.step)
  }
  if (place?.scroll && place.step === $step.get()) scrollBack(place.scroll)
  $step.subscribe((step) => {
    if (step !== $resumedAt.get()) $resumedAt.set(null)
    keepPlace({ step, scroll: 0 })
  })
  // The last moment on a phone that closes the page without a word.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      keepPlace({ step: $step.get(), scroll: Math.round(scrollY) })
  })
}

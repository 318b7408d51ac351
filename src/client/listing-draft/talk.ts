import { atom, computed, onMount } from 'nanostores'
import {
  missingBefore,
  neighboursOf,
  type Turn,
  turnFor,
  turnsOf,
  turnToOpen,
} from '../../domain/listing-draft/turns.ts'
import { $draft, $problems, settle } from './draft.store.ts'
import { isAdminPostingForm } from './posting.ts'
import { $ask, $step, goToStep, nameAsk, wayBack } from './step.ts'

/** On such a screen the form of listings is a talk: one question at a time. */
const PHONE = '(max-width: 600px)'

export const $isTalk = atom(false)
onMount($isTalk, () => {
  if (isAdminPostingForm) return
  const phone = matchMedia(PHONE)
  const look = () => $isTalk.set(phone.matches)
  look()
  phone.addEventListener('change', look)
  return () => phone.removeEventListener('change', look)
})

export const $turns = computed($draft, turnsOf)

/** The question in view: the one that the address names, by itself or by a field of it, or where its step opens. */
export const $turn = computed([$turns, $ask, $step, $draft], (turns, ask, step, values) => {
  return turnFor(turns, ask) ?? turnToOpen(turns, step, values) ?? null
})

/**
 * Keeps the question in view in the address, so that an answer does not move on from it by itself. The keyboard of a
 * phone then leaves the page the rest of the screen, and the button to go on stays above it.
 */
export function followTalk(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
  if (meta) meta.content += ', interactive-widget=resizes-content'
  const name = () => {
    const turn = $turn.get()
    if ($isTalk.get() && turn && turn.name !== $ask.get()) nameAsk(turn.name)
  }
  for (const store of [$isTalk, $ask, $step]) store.subscribe(name)
}

export function goToTurn({ step, name }: Turn, back = ''): void {
  goToStep(step, { ask: name, back })
}

/** Opens a question out of the order; Next then leads back to the one in view. */
export const visitTurn = (turn: Turn): void => goToTurn(turn, wayBack() || $ask.get())

/**
 * Goes on once the question in view is settled: to the next one, or back to where it was opened from, past what is
 * wrong or missing since.
 */
export async function nextTurn(): Promise<void> {
  const now = $turn.get()
  if (!now || (now.fields.length > 0 && !(await settle(now.fields)))) return
  const turns = $turns.get()
  const back = wayBack()
  const goal = turnFor(turns, back) ?? neighboursOf(turns, now).after
  if (!goal) return
  const [wrong] = Object.keys($problems.get().fields)
  const open =
    back && ((wrong && turnFor(turns, wrong)) || missingBefore(turns, goal, $draft.get()))
  if (open) goToTurn(open, back)
  else goToTurn(goal)
}

export function previousTurn(): void {
  const now = $turn.get()
  const turns = $turns.get()
  const before = now && (turnFor(turns, wayBack()) ?? neighboursOf(turns, now).before)
  if (before) goToTurn(before)
}

import { comparePath } from '../../contract/paths.ts'
import { withToggled } from '../../domain/listing/device-lists.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { compared, followCompared, keepCompared } from './compared.ts'

/** The bar that counts the chosen listings and links to the comparison. */
const bar = document.createElement('section')
bar.className = 'compare-bar no-print'
bar.setAttribute('aria-label', texts.title)
const state = document.createElement('p')
state.setAttribute('role', 'status')
const link = document.createElement('a')
link.className = 'action action-main'
const clear = document.createElement('button')
clear.className = 'action action-quiet'
clear.textContent = texts.clear
bar.append(state, clear, link)

/** The button of a card that was pressed last. */
let pressed: HTMLElement | undefined

function show(): void {
  const ids = compared()
  if (ids.length === 0) {
    bar.remove()
    return
  }
  state.textContent = texts.chosen(ids.length)
  link.textContent = texts.open(ids.length)
  link.href = comparePath(ids)
  link.hidden = ids.length < 2
  if (!bar.isConnected) document.querySelector('main')?.after(bar)
}

clear.addEventListener('click', () => {
  keepCompared([])
  const first = document.querySelector<HTMLElement>('[data-part="compare"]')
  const next = pressed?.isConnected ? pressed : first
  next?.focus({ preventScroll: true })
})
// Each card that can be chosen loads this once a listing is chosen.
followCompared(show)

/** Chooses the listing of a card for the comparison, or removes it. */
export function choose(id: string, button: HTMLElement): void {
  pressed = button
  const ids = withToggled(compared(), id)
  if (ids) keepCompared(ids)
  else state.textContent = texts.full
}

import { comparePath } from '../../contract/paths.ts'
import { withToggled } from '../../domain/listing/device-lists.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { COMPARED } from '../../domain/site/constants.ts'
import { hasKeptUnit, loadUnits } from '../area/units.ts'
import { refreshCards } from './card-refresh.ts'
import { compared, keepCompared } from './compared.ts'

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

/** A page whose cards cannot be chosen shows no bar. */
function show(): void {
  const ids = compared()
  refreshCards(document)
  if (ids.length === 0 || !document.querySelector('[data-compare]')) {
    bar.remove()
    return
  }
  state.textContent = texts.chosen(ids.length)
  link.textContent = texts.open(ids.length)
  link.href = comparePath(ids)
  link.hidden = ids.length < 2
  if (!bar.isConnected) document.querySelector('main')?.after(bar)
}

let pressed: HTMLElement | null = null
clear.addEventListener('click', () => {
  keepCompared([])
  show()
  const next = pressed?.isConnected
    ? pressed
    : document.querySelector<HTMLElement>('[data-compare]')
  next?.focus({ preventScroll: true })
})

/** Handles a button of a card: chooses the listing for the comparison or removes it, or opens the share sheet. */
export async function press(button: HTMLElement): Promise<void> {
  const { compare } = button.dataset
  if (compare === undefined) {
    const { openShareSheet } = await import('./share-sheet.ts')
    return openShareSheet(button)
  }
  pressed = button
  const ids = withToggled(compared(), compare)
  if (ids) keepCompared(ids)
  show()
  if (!ids) state.textContent = texts.full
}

addEventListener('storage', ({ key }) => key === COMPARED && show())
function start(): void {
  show()
  if (hasKeptUnit()) void loadUnits().then(({ showKeptUnit }) => showKeptUnit())
}
addEventListener('pageshow', ({ persisted }) => persisted && start())
start()

import { comparePath, listingPath } from '../../contract/paths.ts'
import { withToggled } from '../../domain/listing/device-lists.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import type { Shared } from '../../domain/share/rules.ts'
import { followKeptUnit } from '../area/units.ts'
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

const firstButton = () => document.querySelector<HTMLElement>('[data-part="compare"]')

/** A page whose cards cannot be chosen shows no bar. */
function show(): void {
  const ids = compared()
  if (ids.length === 0 || !firstButton()) {
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
  const next = pressed?.isConnected ? pressed : firstButton()
  next?.focus({ preventScroll: true })
})
followCompared(show)
followKeptUnit()

/** Chooses the listing of a card for the comparison, or removes it. */
export function choose(id: string, button: HTMLElement): void {
  pressed = button
  const ids = withToggled(compared(), id)
  if (ids) keepCompared(ids)
  else state.textContent = texts.full
}

/** Opens the sheet in which a listing is shared by the address of its page. */
export async function share(
  button: HTMLElement,
  { listing, ...shared }: Omit<Shared, 'address'> & { listing: string },
): Promise<void> {
  const { openShareSheet } = await import('./share-sheet.ts')
  const address = new URL(listingPath(listing), location.origin).href
  openShareSheet(button, { ...shared, address })
}

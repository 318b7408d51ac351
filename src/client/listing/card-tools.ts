import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { SHARE_TEXTS } from '#language/share/texts'
import { comparePath, listingPath } from '../../contract/paths.ts'
import { withToggled } from '../../domain/listing/device-lists.ts'
import type { Shared } from '../../domain/share/rules.ts'
import { followKeptUnit } from '../area/units.ts'
import { part, parts } from '../lib/parts.ts'
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

// The focus, the footer and messages stay clear of the bar.
new ResizeObserver(() => {
  const { style } = document.documentElement
  if (bar.isConnected) style.setProperty('--bottom-bar', `${bar.offsetHeight}px`)
  else style.removeProperty('--bottom-bar')
}).observe(bar)

/** The button of a card that was pressed last. */
let pressed: HTMLElement | undefined

const firstButton = () => document.querySelector<HTMLElement>('aangan-card [data-part="more"]')

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
function compare(card: HTMLElement, button: HTMLElement): void {
  pressed = button
  const ids = withToggled(compared(), card.dataset.listing ?? '')
  if (ids) keepCompared(ids)
  else state.textContent = texts.full
}

/** Opens the sheet in which a listing is shared by the address of its page. */
export async function shareListing(
  opener: HTMLElement,
  { listing, ...shared }: Omit<Shared, 'address'> & { listing: string },
): Promise<void> {
  const { openShareSheet } = await import('./share-sheet.ts')
  const address = new URL(listingPath(listing), location.origin).href
  openShareSheet(opener, { ...shared, address })
}

/** Shares the listing of a card. */
async function share(card: HTMLElement, opener: HTMLElement): Promise<void> {
  const textOf = (found?: HTMLElement) => found?.textContent.trim() ?? ''
  const { listing = '', name = '', place = '' } = card.dataset
  await shareListing(opener, {
    listing,
    title: name,
    state: textOf(parts(card, 'badge')[0]),
    place,
    price: textOf(part(card, 'price')),
  })
}

/** Opens what else can be done with the listing of a card. */
export async function more(card: HTMLElement, opener: HTMLElement): Promise<void> {
  const [{ openSheet, sheetButton }, hiding] = await Promise.all([
    import('../lib/sheet.ts'),
    card.closest('aangan-gallery')
      ? import('../hidden/hide-ways.ts').then(({ hideWays }) => hideWays(card))
      : [],
  ])
  const { listing = '', name = '' } = card.dataset
  const isChosen = compared().includes(listing)
  openSheet(opener, name, (close) => {
    // The next sheet opens when the entry of this one has left the history: its step back would close that one.
    const then = (act: () => unknown) => () => void close().then(act)
    const ways = document.createElement('div')
    ways.className = 'tool-sheet-ways'
    ways.append(
      sheetButton(
        SHARE_TEXTS.open,
        then(() => share(card, opener)),
      ),
      sheetButton(
        isChosen ? texts.takeOut : texts.choose,
        then(() => compare(card, opener)),
      ),
      ...hiding.map(({ label, act }) => sheetButton(label, then(act))),
    )
    return [ways]
  })
}

import { fetchAhead } from './shards.ts'
import type { WordsField } from './suggesting.ts'

/**
 * The built gallery works without this script. The search loads with the first sign of interest, or with a search in
 * the address. Words that were typed before are then read from the form.
 */
const load = () => import('./gallery-search.ts')

const form = document.querySelector<HTMLFormElement>('#gallery-form')
const results = document.querySelector<HTMLElement>('#results')

for (const type of ['focusin', 'pointerover', 'touchstart'] as const) {
  form?.addEventListener(type, async () => (await load()).prepare(), { once: true, passive: true })
}
form?.addEventListener('submit', (event) => event.preventDefault())
form?.querySelector<HTMLElement & WordsField>('aangan-words-field')?.use({
  suggest: async (q) => (await load()).suggest(q),
  take: async (suggestion) => (await load()).take(suggestion),
})
form?.addEventListener('click', async ({ target }) => {
  if (target instanceof Element && target.closest('[data-clear]')) (await load()).clearAll()
})

/**
 * The filters or the map as a sheet over the page. `openedAt` is the query when the sheet was opened; null while none
 * is open.
 */
const sheets = [...document.querySelectorAll<HTMLElement>('#filters, #search-map')]
const hideSheets = () => {
  for (const sheet of sheets) sheet.hidePopover()
}
let openedAt: string | null = null
let leavesSheet = false
const onToggle = (event: Event) => {
  if ((event as ToggleEvent).newState === 'open') {
    openedAt = location.search
    history.pushState({ ...history.state, sheet: true }, '')
  } else if (openedAt !== null) {
    const changed = openedAt !== location.search
    openedAt = null
    // Closed by its own button: a choice keeps the history entry; without one, the entry is removed.
    if (changed) history.replaceState({ ...history.state, sheet: false }, '')
    else {
      leavesSheet = true
      history.back()
    }
  }
}
for (const sheet of sheets) sheet.addEventListener('toggle', onToggle)
document.addEventListener('click', async (event) => {
  const { target, ctrlKey, metaKey } = event
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-choose-city]') : null
  if (!tile || ctrlKey || metaKey) return
  event.preventDefault()
  const { chooseCity: city = '' } = tile.dataset
  fetchAhead(city)
  ;(await load()).chooseCity(city)
})
form?.addEventListener('input', async ({ target }) => {
  const isChoice = target instanceof HTMLInputElement ? /radio|checkbox/.test(target.type) : true
  const step = isChoice && openedAt === null ? 'pushState' : 'replaceState'
  await (await load()).searchAsAsked(step, target)
})
results?.querySelector('[data-more]')?.addEventListener('click', async (event) => {
  if (
    !(event.target instanceof HTMLAnchorElement) ||
    (event as MouseEvent).ctrlKey ||
    (event as MouseEvent).metaKey
  )
    return
  event.preventDefault()
  const { href } = event.target
  const search = await load().catch(() => location.assign(href))
  await search?.loadMore()
})

const searchAsAddressed = async () => (await load()).searchAsAddressed()
addEventListener('popstate', async () => {
  const onlyClosed = leavesSheet
  leavesSheet = false
  if (onlyClosed) return
  if (openedAt === null) return searchAsAddressed()
  openedAt = null
  hideSheets()
  const search = await load()
  search.keepSearch()
})

// A wide window shows the filters in the page; they must not also lie over it.
matchMedia('(min-width: 68.75rem)').addEventListener('change', hideSheets)

if (location.search) {
  // Restores the former height: Back and reload need it for the scroll position before the list is loaded.
  const height = Number(history.state?.height)
  if (results && height) results.style.minHeight = `${height}px`
  fetchAhead(new URLSearchParams(location.search).get('city') ?? '')
  searchAsAddressed().catch(() => results?.toggleAttribute('data-ready', true))
} else {
  // Some browsers fill a reloaded form with its former answers; the address has priority.
  form?.reset()
  results?.toggleAttribute('data-ready', true)
}

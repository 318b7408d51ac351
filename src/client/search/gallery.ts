import { wakeMenus } from './menus.ts'
import { fetchAhead } from './shards.ts'

/**
 * The gallery as it comes in the HTML needs no script. Searching comes with the first sign of interest in it, or with
 * an address that asks for something; what was typed before it arrived is read from the form then.
 */
const load = () => import('./gallery-search.ts')

const form = document.querySelector<HTMLFormElement>('#gallery-form')
const results = document.querySelector<HTMLElement>('#results')

for (const sign of ['focusin', 'pointerover', 'touchstart'] as const) {
  form?.addEventListener(sign, async () => (await load()).prepare(), { once: true, passive: true })
}
form?.addEventListener('submit', (event) => event.preventDefault())
const closeMenus = form ? wakeMenus(form) : () => {}
form?.addEventListener(
  'focusin',
  async () => {
    const [{ wakeCombobox }, search] = await Promise.all([import('./combobox.ts'), load()])
    wakeCombobox(search)
  },
  { once: true },
)
form?.addEventListener('click', async ({ target }) => {
  if (target instanceof Element && target.closest('[data-clear]')) (await load()).clearAll()
})

/** The filters or the map as a sheet over the page; the address that it was opened at, null while none is open. */
const sheets = [...document.querySelectorAll<HTMLElement>('#filters, #naksha')]
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
    // Closed by its own button: what was chosen is a step, and nothing chosen is none.
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
  closeMenus()
  if (openedAt === null) return searchAsAddressed()
  openedAt = null
  hideSheets()
  const search = await load()
  search.keepSearch()
})

// Where there is room the filters stand in the page, and must not lie over it as well.
matchMedia('(min-width: 68.75rem)').addEventListener('change', hideSheets)

if (location.search) {
  // As high as it was when it was left: Back and reload find their place before the list is there again.
  const height = Number(history.state?.height)
  if (results && height) results.style.minHeight = `${height}px`
  fetchAhead(new URLSearchParams(location.search).get('city') ?? '')
  searchAsAddressed().catch(() => results?.toggleAttribute('data-ready', true))
} else {
  // Some browsers fill a reloaded form with what stood in it before; the address says otherwise.
  form?.reset()
  results?.toggleAttribute('data-ready', true)
}

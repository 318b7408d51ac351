import { connected } from '../../client/lib/connected.ts'
import { part, parts } from '../../client/lib/parts.ts'
import type { GallerySearch } from '../../client/search/gallery-search.ts'
import { type Index, openIndex } from '../../client/search/shards.ts'
import type { AskedToHide } from '../../domain/hidden/rules.ts'
import { HIDDEN, HIDE_ASKED } from '../../domain/site/constants.ts'
import type { WordsFieldElement } from './words-field.ts'

/** A click that opens a link in another window. */
const asksForWindow = ({ ctrlKey, metaKey }: MouseEvent) => ctrlKey || metaKey

/**
 * The built gallery works without its search, which loads with the first sign of interest, or with a search in the
 * address. Words that were typed before are then read from the form.
 */
export class GalleryElement extends HTMLElement {
  #index: Index | undefined
  #search: GallerySearch | undefined
  #loading: Promise<GallerySearch> | undefined
  /** The query when the filters or the map were opened as a sheet over the page; null while none is open. */
  #openedAt: string | null = null
  #leavesSheet = false
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const form = part<HTMLFormElement>(this, 'form')
    for (const type of ['focusin', 'pointerover', 'touchstart'])
      form.addEventListener(type, this.#prepare, { once: true, passive: true, signal })
    form.addEventListener('submit', this.#submitted, { signal })
    form.addEventListener('input', this.#asked, { signal })
    // An event of a sheet does not reach what is around it, but passes it on the way there.
    form.addEventListener('toggle', this.#toggled, { signal, capture: true })
    for (const button of parts(this, 'clear'))
      button.addEventListener('click', this.#clear, { signal })
    part(this, 'more').addEventListener('click', this.#loadMore, { signal })
    part(this, 'far').addEventListener('click', this.#askHowFar, { signal })
    part(this, 'means').addEventListener('click', this.#askMeans, { signal })
    this.addEventListener(HIDE_ASKED, this.#hide, { signal })
    for (const button of [part(this, 'hidden-show'), part(this, 'hidden-way')])
      button.addEventListener('click', this.#showHidden, { signal })
    part(this, 'cities').addEventListener('click', this.#chooseCity, { signal })
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, this.#light, { signal })
    addEventListener('popstate', this.#wentBack, { signal })
    // A wide window shows the filters in the page; they must not also lie over it.
    matchMedia('(min-width: 68.75rem)').addEventListener('change', this.#hideSheets, { signal })
    const words = this.querySelector<WordsFieldElement>('aangan-words-field')
    words?.use({
      suggest: async (q) => (await this.#load()).suggest(q),
      take: async (suggestion) => (await this.#load()).take(suggestion),
    })
    this.#begin(form, words)
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #begin(form: HTMLFormElement, words: WordsFieldElement | null) {
    const results = part(this, 'results')
    const showBuilt = () => results.toggleAttribute('data-ready', true)
    // What is hidden stands in the built list until the search has left it out.
    if (!location.search && !history.state?.own && !localStorage.getItem(HIDDEN)) {
      showBuilt()
      const typing = words?.typing
      // Some browsers fill a reloaded form with its former answers; the address has priority over these, but not over
      // what a visitor is typing.
      if (typing) void this.#asked({ target: typing })
      else form.reset()
      return
    }
    // Restores the former height: Back and reload need it for the scroll position before the list is loaded.
    const height = Number(history.state?.height)
    if (height) results.style.minHeight = `${height}px`
    this.#files.fetchAhead(new URLSearchParams(location.search).get('city') ?? '')
    this.#searchAsAddressed().catch(showBuilt)
  }

  get #files(): Index {
    this.#index ??= openIndex(this)
    return this.#index
  }

  #load(): Promise<GallerySearch> {
    this.#loading ??= connected()
      .then(() => import('../../client/search/gallery-search.ts'))
      .then(({ openSearch }) => openSearch(this, this.#files))
      .then((search) => (this.#search = search))
    this.#loading.catch(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  #prepare = async () => (await this.#load()).prepare(this.hasAttribute('data-ahead'))
  #clear = async () => (await this.#load()).clearAll()
  #searchAsAddressed = async () => (await this.#load()).searchAsAddressed()

  /** The search, once no sheet is open: the entry of one has to leave the history before that of the next is added. */
  async #loadWithoutSheets() {
    const left =
      this.#openedAt === location.search &&
      new Promise((settled) => addEventListener('popstate', settled, { once: true }))
    this.#hideSheets()
    const [search] = await Promise.all([this.#load(), left])
    return search
  }

  #askHowFar = async () => (await this.#loadWithoutSheets()).askHowFar(part(this, 'far'))
  #askMeans = async () => (await this.#loadWithoutSheets()).askMeans(part(this, 'means'))
  #hide = async (event: Event) =>
    (await this.#load()).hide((event as CustomEvent<AskedToHide>).detail)
  #showHidden = async ({ currentTarget }: Event) =>
    (await this.#loadWithoutSheets()).showHidden(currentTarget as HTMLElement)

  #light = ({ target }: Event) => {
    if (target instanceof Element) this.#search?.light(target)
  }

  #asked = async ({ target }: Pick<Event, 'target'>) => {
    const isChoice = target instanceof HTMLInputElement ? /radio|checkbox/.test(target.type) : true
    const step = isChoice && this.#openedAt === null ? 'pushState' : 'replaceState'
    await (await this.#load()).searchAsAsked(step, target)
  }

  #submitted = async (event: Event) => {
    event.preventDefault()
    ;(await this.#load()).showAnswer()
  }

  #chooseCity = async (event: MouseEvent) => {
    const { target } = event
    const tile = parts(this, 'city').find((one) => one.contains(target as Node))
    if (!tile || asksForWindow(event)) return
    event.preventDefault()
    const { city = '' } = tile.dataset
    this.#files.fetchAhead(city)
    ;(await this.#load()).chooseCity(city)
  }

  #loadMore = async (event: MouseEvent) => {
    const link = part<HTMLAnchorElement>(this, 'more-link')
    if (!link.contains(event.target as Node) || asksForWindow(event)) return
    event.preventDefault()
    const search = await this.#load().catch(() => location.assign(link.href))
    await search?.loadMore()
  }

  #hideSheets = () => {
    for (const sheet of this.querySelectorAll<HTMLElement>('[popover]')) sheet.hidePopover()
  }

  #toggled = (event: Event) => {
    // The map's words fold too. That is no sheet, and a browser tells that they are open once the page has been read.
    if (!(event.target as Element).matches('[popover]')) return
    if ((event as ToggleEvent).newState === 'open') {
      this.#openedAt = location.search
      history.pushState({ ...history.state, sheet: true }, '')
    } else if (this.#openedAt !== null) {
      const changed = this.#openedAt !== location.search
      this.#openedAt = null
      // Closed by its own button: a choice keeps the history entry; without one, the entry is removed.
      if (changed) history.replaceState({ ...history.state, sheet: false }, '')
      else {
        this.#leavesSheet = true
        history.back()
      }
    }
  }

  #wentBack = async () => {
    const onlyClosed = this.#leavesSheet
    this.#leavesSheet = false
    if (onlyClosed) return
    if (this.#openedAt === null) return this.#searchAsAddressed()
    this.#openedAt = null
    this.#hideSheets()
    ;(await this.#load()).keepSearch()
  }
}

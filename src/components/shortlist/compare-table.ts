import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { availabilityLabel } from '#language/listing/texts-described'
import { actOn } from '#language/text/texts'
import { part } from '../../client/lib/parts.ts'
import { readFrom } from '../../client/lib/read.ts'
import { compared, keepCompared } from '../../client/listing/compared.ts'
import { favouriteName } from '../../client/listing/favourites.ts'
import { fillPlot } from '../../client/listing/plot-picture.ts'
import { comparePath, listingPath, photoPath } from '../../contract/paths.ts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { writtenIn } from '../../domain/language/written.ts'
import {
  type ComparedRow,
  type ComparedValue,
  comparison,
  NO_MEANING,
} from '../../domain/listing/compare.ts'
import { comparedIds } from '../../domain/listing/device-lists.ts'
import { shownName } from '../../domain/listing/name-shown.ts'

function element(name: string, text = '', role = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  if (role) made.setAttribute('role', role)
  return made
}

const classed = (name: string, text: string, className: string) =>
  Object.assign(element(name, text), { className })

/** The head of a listing's column; `takeOut` removes it from the comparison. */
function headOf(listing: PublicListing, takeOut: (listing: PublicListing) => void): HTMLElement {
  const head = element('th', '', 'columnheader')
  const [photo] = listing.photos
  const picture = document.createElement('img')
  const { width, height } = photo ?? { width: 320, height: 240 }
  Object.assign(picture, { alt: '', width, height })
  if (photo) picture.src = photoPath(photo.key, 320)
  else fillPlot(picture, listing)
  head.append(picture)
  const link = document.createElement('a')
  link.className = 'text-link'
  link.href = listingPath(listing.id)
  const name = shownName(listing.projectBuildingName)
  link.textContent = name
  const language = writtenIn(name)
  if (language) link.lang = language
  const button = classed('button', texts.takeOut, 'compare-out no-print')
  button.setAttribute('aria-label', actOn(texts.takeOut, name))
  button.addEventListener('click', () => takeOut(listing))
  const closed = availabilityLabel(listing.availability, listing.propertyType)
  head.append(...(closed ? [classed('span', closed, 'tag tag-dark')] : []), link, button)
  return head
}

/** Names the listings that are sold, rented or gone, as far as this device knows their names. */
function goneWords(listings: readonly PublicListing[], gone: readonly string[]): string {
  const closed = listings.filter(({ availability }) => availability !== 'available')
  const saved = gone.flatMap((id) => favouriteName(id) ?? [])
  const names = [
    ...closed.map(({ projectBuildingName }) => shownName(projectBuildingName)),
    ...saved,
  ]
  const others = gone.length - saved.length
  return names.length + others > 0 ? texts.gone(names, others) : ''
}

/** Where a long word, such as the number of a register, may go on in the next line. */
const IN_WORD = /[a-z](?=\d)|[/-]/giu
/** No text has this sign. */
const BREAK = '\0'
const isRegisterNumber = (text: string) =>
  text.length > 11 && !text.includes(' ') && /\d/.test(text)

function cellOf(value: ComparedRow['values'][number]): HTMLElement {
  const cell = element('td', '', 'cell')
  const isStated = value !== NO_MEANING && value.text
  if (!isStated) cell.className = 'muted'
  const { text, said, best }: ComparedValue =
    value === NO_MEANING
      ? { text: '–', said: texts.noMeaning }
      : { ...value, text: value.text || texts.unstated }
  const shown = element(best ? 'strong' : 'span', text)
  if (said) shown.ariaHidden = 'true'
  if (isRegisterNumber(text)) shown.className = 'compare-number'
  const parts = text
    .replace(IN_WORD, `$&${BREAK}`)
    .split(BREAK)
    .flatMap((part) => [document.createElement('wbr'), part])
  shown.replaceChildren(...parts.slice(1))
  cell.append(shown, ...(said ? [classed('span', said, 'visually-hidden')] : []))
  if (best) cell.append(' ', classed('small', best, 'compare-best'))
  return cell
}

function rowOf({ label, values }: ComparedRow): HTMLElement {
  const row = element('tr', '', 'row')
  row.append(element('th', label, 'rowheader'), ...values.map(cellOf))
  return row
}

/** Leads to the comparison of those of one kind. */
function onlyThese(listings: readonly PublicListing[]): HTMLElement {
  const names = listings.map(({ projectBuildingName }) => shownName(projectBuildingName))
  const link = classed('a', texts.onlyThese(names), 'text-link')
  link.setAttribute('href', comparePath(listings.map(({ id }) => id)))
  const item = element('li')
  item.append(link)
  return item
}

/** Listings side by side. Their ids stand in the address, so the page can be shared. */
export class CompareTableElement extends HTMLElement {
  #end = new AbortController()
  #loads = 0

  connectedCallback() {
    // Said once more, because the sheet lays the rows out as grids: some browsers then forget that this is a table.
    part(this, 'listings').role = 'table'
    for (const group of ['heads', 'rows']) part(this, group).role = 'rowgroup'
    part(this, 'retry').onclick = () => this.load()
    this.#end = new AbortController()
    void this.follow(this.#end.signal)
    void this.load()
  }

  /** Loads again whenever what is asked for changes. */
  protected follow(signal: AbortSignal): void | Promise<void> {
    addEventListener('popstate', () => this.load(), { signal })
  }

  /** The ids of the listings to compare. */
  protected asked(): string[] {
    return comparedIds(location.search)
  }

  /** Those of the listings that still have a page. Throws if they cannot be read. */
  protected async read(ids: readonly string[]): Promise<readonly PublicListing[]> {
    return (await readFrom(readListings, { ids: ids.join() }))?.listings ?? []
  }

  /** Takes a listing out of those that are asked for. */
  protected leave(id: string) {
    const ids = this.asked().filter((one) => one !== id)
    keepCompared(compared().filter((one) => one !== id))
    // Back adds it again, and the address stays shareable.
    history.pushState(null, '', ids.length > 0 ? `?ids=${ids.join()}` : location.pathname)
  }

  /** Rows above the facts of the listings. */
  protected rowsAbove(_listings: readonly PublicListing[]): ComparedRow[] {
    return []
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #show(state: 'loading' | 'empty' | 'failed' | 'table') {
    const states = {
      loading: part(this, 'loading'),
      empty: part(this, 'empty'),
      failed: part(this, 'failed'),
      table: part(this, 'table'),
    }
    for (const [name, one] of Object.entries(states)) one.hidden = name !== state
  }

  #takeOut = ({ id, projectBuildingName }: PublicListing) => {
    this.leave(id)
    part(this, 'announcement').textContent = texts.takenOut(shownName(projectBuildingName))
    part(this, 'heading').focus()
    void this.load()
  }

  /** `gone`: the ids of those that have no page any more. */
  #draw(listings: readonly PublicListing[], gone: readonly string[]) {
    const { rows, same, loans, kinds } = comparison(listings)
    const first = element('tr', '', 'row')
    first.append(element('td'), ...listings.map((listing) => headOf(listing, this.#takeOut)))
    this.style.setProperty('--listings', `${listings.length}`)
    part(this, 'heads').replaceChildren(first)
    part(this, 'rows').replaceChildren(...[...this.rowsAbove(listings), ...rows].map(rowOf))
    part(this, 'kinds').hidden = !kinds
    const ofOneKind = kinds?.filter(({ length }) => length > 1) ?? []
    part(this, 'of-one-kind').replaceChildren(...ofOneKind.map(onlyThese))
    part(this, 'loans').replaceChildren(...loans.map((loan) => element('li', loan)))
    part(this, 'same').hidden = same.length === 0
    part(this, 'same-count').textContent = texts.same(same.length)
    const facts = same.map(({ label, value }) => {
      const fact = element('div')
      fact.append(element('dt', label), element('dd', value))
      return fact
    })
    part(this, 'same-facts').replaceChildren(...facts)
    part(this, 'gone').textContent = goneWords(listings, gone)
    this.#show('table')
  }

  protected async load() {
    this.#loads += 1
    const mine = this.#loads
    const ids = this.asked()
    if (ids.length === 0) return this.#show('empty')
    if (part(this, 'table').hidden) this.#show('loading')
    try {
      const read = await this.read(ids)
      if (mine !== this.#loads) return
      const known = new Map(read.map((listing) => [listing.id, listing]))
      const listings = ids.flatMap((id) => known.get(id) ?? [])
      // A listing that is no longer on offer must not use one of the few places.
      const isOnOffer = (id: string) => known.get(id)?.availability === 'available'
      keepCompared(compared().filter((id) => isOnOffer(id) || !ids.includes(id)))
      if (listings.length === 0) return this.#show('empty')
      this.#draw(
        listings,
        ids.filter((id) => !known.has(id)),
      )
    } catch {
      if (mine === this.#loads) this.#show('failed')
    }
  }
}

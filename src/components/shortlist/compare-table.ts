import { listingPath, photoPath } from '../../contract/paths.ts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { AVAILABILITY_LABELS } from '#language/listing/texts-described'
import { comparedRows, NO_MEANING } from '../../domain/listing/compare.ts'
import { comparedIds } from '../../domain/listing/device-lists.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { part } from '../../client/lib/parts.ts'
import { readFrom } from '../../client/lib/read.ts'
import { compared, keepCompared } from '../../client/listing/compared.ts'
import { favouriteName } from '../../client/listing/favourites.ts'

function element(name: string, text = '', scope?: 'row' | 'col'): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  if (scope) made.setAttribute('scope', scope)
  return made
}

/** The head of a listing's column; `takeOut` removes it from the comparison. */
function headOf(listing: PublicListing, takeOut: (listing: PublicListing) => void): HTMLElement {
  const head = element('th', '', 'col')
  const [photo] = listing.photos
  if (photo) {
    const picture = document.createElement('img')
    Object.assign(picture, { alt: '', width: photo.width, height: photo.height })
    picture.src = photoPath(photo.key, 320)
    head.append(picture)
  }
  const link = document.createElement('a')
  link.className = 'text-link'
  link.href = listingPath(listing.id)
  link.textContent = listing.projectBuildingName
  const button = element('button', texts.takeOut)
  const name = element('span', `: ${listing.projectBuildingName}`)
  name.className = 'visually-hidden'
  button.className = 'action action-quiet no-print'
  button.append(name)
  button.addEventListener('click', () => takeOut(listing))
  const closed = AVAILABILITY_LABELS[listing.availability]
  const badge = element('span', closed)
  badge.className = 'tag tag-dark'
  head.append(...(closed ? [badge] : []), link, button)
  return head
}

/** Names the listings that are sold, rented or gone, as far as this device knows their names. */
function goneWords(listings: readonly PublicListing[], gone: readonly string[]): string {
  const closed = listings.filter(({ availability }) => availability !== 'available')
  const saved = gone.flatMap((id) => favouriteName(id) ?? [])
  const names = [...closed.map(({ projectBuildingName }) => projectBuildingName), ...saved]
  const others = gone.length - saved.length
  return names.length + others > 0 ? texts.gone(names, others) : ''
}

function rowOf({ label, values, differs }: ReturnType<typeof comparedRows>[number]): HTMLElement {
  const row = element('tr')
  const name = element('th', label, 'row')
  row.toggleAttribute('data-differs', differs)
  // A word beside the colour, for visitors who cannot see the difference in colour.
  if (differs) name.append(element('small', texts.differs))
  const cells = values.map((value) => {
    const text = value === NO_MEANING ? texts.noMeaning : value
    const cell = element('td', text || texts.unstated)
    cell.classList.toggle('muted', value === NO_MEANING || !value)
    return cell
  })
  row.append(name, ...cells)
  return row
}

/** Listings side by side. Their ids stand in the address, so the page can be shared. */
export class CompareTableElement extends HTMLElement {
  #end = new AbortController()
  #loads = 0

  connectedCallback() {
    part(this, 'retry').onclick = () => this.#load()
    part<HTMLInputElement>(this, 'only-differences').onchange = ({ currentTarget }) => {
      const only = currentTarget instanceof HTMLInputElement && currentTarget.checked
      part(this, 'table').toggleAttribute('data-only-differences', only)
    }
    this.#end = new AbortController()
    addEventListener('popstate', () => this.#load(), { signal: this.#end.signal })
    void this.#load()
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

  /** Removes a listing from the address, which stays shareable. Back adds it again. */
  #takeOut = ({ id, projectBuildingName }: PublicListing) => {
    const ids = comparedIds(location.search).filter((one) => one !== id)
    keepCompared(compared().filter((one) => one !== id))
    history.pushState(null, '', ids.length > 0 ? `?ids=${ids.join()}` : location.pathname)
    part(this, 'announcement').textContent = texts.takenOut(projectBuildingName)
    part(this, 'heading').focus()
    void this.#load()
  }

  /** `gone`: the ids of those that have no page any more. */
  #draw(listings: readonly PublicListing[], gone: readonly string[]) {
    const rows = comparedRows(listings)
    const differing = rows.filter(({ differs }) => differs).length
    const first = element('tr')
    first.append(element('td'), ...listings.map((listing) => headOf(listing, this.#takeOut)))
    part(this, 'heads').replaceChildren(first)
    part(this, 'rows').replaceChildren(...rows.map(rowOf))
    const lines = listings.length > 1 ? texts.differences(differing, rows.length) : ''
    const words = [lines, goneWords(listings, gone)].filter(Boolean).join('. ')
    part(this, 'count').textContent = words
    this.#show('table')
  }

  async #load() {
    this.#loads += 1
    const mine = this.#loads
    const ids = comparedIds(location.search)
    if (ids.length === 0) return this.#show('empty')
    if (part(this, 'table').hidden) this.#show('loading')
    try {
      const reply = await readFrom(readListings, { ids: ids.join() })
      if (mine !== this.#loads) return
      const known = new Map(reply?.listings.map((listing) => [listing.id, listing]))
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

import { listingPath, photoPath } from '../../contract/paths.ts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { AVAILABILITY_LABELS } from '#language/listing/texts-described'
import { comparedRows, NO_MEANING } from '../../domain/listing/compare.ts'
import { comparedIds } from '../../domain/listing/device-lists.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { readFrom } from '../lib/read.ts'
import { compared, keepCompared } from './compared.ts'
import { favouriteName } from './favourites.ts'

/** The page that compares listings side by side. Their ids stand in the address, so the page can be shared. */
const page = document.querySelector<HTMLElement>('[data-compare]')
const part = (name: string) => page?.querySelector<HTMLElement>(`[data-part="${name}"]`)

function show(state: 'loading' | 'empty' | 'failed' | 'table'): void {
  for (const name of ['loading', 'empty', 'failed', 'table'])
    part(name)?.toggleAttribute('hidden', name !== state)
}

function element(name: string, text = '', scope?: 'row' | 'col'): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  if (scope) made.setAttribute('scope', scope)
  return made
}

/** Removes a listing from the address, which stays shareable. Back adds it again. */
function takeOut({ id, projectBuildingName }: PublicListing): void {
  const ids = comparedIds(location.search).filter((one) => one !== id)
  keepCompared(compared().filter((one) => one !== id))
  history.pushState(null, '', ids.length > 0 ? `?ids=${ids.join()}` : location.pathname)
  part('state')?.replaceChildren(texts.takenOut(projectBuildingName))
  document.querySelector('h1')?.focus()
  void load()
}

function headOf(listing: PublicListing): HTMLElement {
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

/** `gone`: the ids of those that have no page any more. */
function draw(listings: readonly PublicListing[], gone: readonly string[]): void {
  const rows = comparedRows(listings)
  const differing = rows.filter(({ differs }) => differs).length
  const first = element('tr')
  first.append(element('td'), ...listings.map(headOf))
  part('heads')?.replaceChildren(first)
  part('rows')?.replaceChildren(
    ...rows.map(({ label, values, differs }) => {
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
    }),
  )
  const lines = listings.length > 1 ? texts.differences(differing, rows.length) : ''
  part('count')?.replaceChildren([lines, goneWords(listings, gone)].filter(Boolean).join('. '))
  show('table')
}

let loads = 0

async function load(): Promise<void> {
  loads += 1
  const mine = loads
  const ids = comparedIds(location.search)
  if (ids.length === 0) return show('empty')
  if (part('table')?.hidden !== false) show('loading')
  try {
    const reply = await readFrom(readListings, { ids: ids.join() })
    if (mine !== loads) return
    const known = new Map(reply?.listings.map((listing) => [listing.id, listing]))
    const listings = ids.flatMap((id) => known.get(id) ?? [])
    // A listing that is no longer on offer must not use one of the few places.
    const isOnOffer = (id: string) => known.get(id)?.availability === 'available'
    keepCompared(compared().filter((id) => isOnOffer(id) || !ids.includes(id)))
    if (listings.length > 0)
      draw(
        listings,
        ids.filter((id) => !known.has(id)),
      )
    else show('empty')
  } catch {
    if (mine === loads) show('failed')
  }
}

part('failed')?.querySelector('button')?.addEventListener('click', load)
page?.querySelector('input')?.addEventListener('change', (event) => {
  if (event.target instanceof HTMLInputElement)
    part('table')?.toggleAttribute('data-only-differences', event.target.checked)
})
addEventListener('popstate', load)
void load()

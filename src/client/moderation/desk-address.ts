import { atom } from 'nanostores'
import { PATHS } from '../../contract/paths.ts'
import { DESK_VIEWS, type DeskView } from '../../domain/moderation/constants.ts'
import { filterIn, type QueueFilter } from '../../domain/moderation/filter.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { $pane } from './desk-pane.ts'

/** The shown view of the desk and the filter of the queue. Both stand in the address. */
export const $view = atom<DeskView>('queue')
export const $filter = atom<QueueFilter>({})

function readAddress(): void {
  const query = new URLSearchParams(location.search)
  $view.set(DESK_VIEWS.find((view) => view === query.get('view')) ?? 'queue')
  const filter = $view.get() === 'queue' ? filterIn(query) : {}
  if (queryOf(filter) !== queryOf($filter.get())) $filter.set(filter)
}

/** The listing whose reports the address asks for; null for all. */
export const askedListing = (): string | null => new URLSearchParams(location.search).get('listing')

/** The address of a view, for links. */
export const viewQuery = (view: DeskView) => (view === 'queue' ? PATHS.admin : `?view=${view}`)

/** Writes a query into the address. A choice adds a history entry; typing replaces the current one. */
export function writeAddress(query: string, { typed = false } = {}): void {
  const address = location.pathname + query
  // On a phone, the current entry may be that of the detail, which Back must still find. It is not replaced.
  const isListEntry = history.state === null
  if (typed && isListEntry) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  $pane.set('list')
}

export function openView(view: DeskView): void {
  if (view === $view.get()) return
  writeAddress(view === 'queue' ? '' : `?view=${view}`)
  readAddress()
}

/** Filters the queue; `undefined` removes a filter. */
export function setFilter(change: QueueFilter, typed = false): void {
  const filter = { ...$filter.get(), ...change }
  writeAddress(queryOf(filter), { typed })
  $filter.set(filter)
}

/** Follows the address; returns a function that stops it. */
export function followAddress(): () => void {
  readAddress()
  window.addEventListener('popstate', readAddress)
  return () => window.removeEventListener('popstate', readAddress)
}

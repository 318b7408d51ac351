import { atom } from 'nanostores'
import { PATHS } from '../../contract/paths.ts'
import { DESK_VIEWS, type DeskView } from '../../domain/moderation/desk-views.ts'
import { filterIn, filterQuery, type QueueFilter } from '../../domain/moderation/filter.ts'
import { $pane } from './desk-pane.ts'

/** What of the desk is shown, and how the queue is narrowed: both stand in the address. */
export const $view = atom<DeskView>('queue')
export const $filter = atom<QueueFilter>({})

function readAddress(): void {
  const query = new URLSearchParams(location.search)
  $view.set(DESK_VIEWS.find((view) => view === query.get('view')) ?? 'queue')
  const filter = $view.get() === 'queue' ? filterIn(query) : {}
  if (filterQuery(filter) !== filterQuery($filter.get())) $filter.set(filter)
}

/** The address of a view, for links. */
export const viewQuery = (view: DeskView) => (view === 'queue' ? PATHS.admin : `?view=${view}`)

/** Puts a query into the address; a way back to what was before is kept, but not for each letter that is typed. */
export function writeAddress(query: string, { typed = false } = {}): void {
  const address = location.pathname + query
  // The detail of a phone is an entry of its own in the history, which its Back must still find.
  const own = history.state === null
  if (typed && own) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  $pane.set('list')
}

export function openView(view: DeskView): void {
  if (view === $view.get()) return
  writeAddress(view === 'queue' ? '' : `?view=${view}`)
  readAddress()
}

/** Narrows the queue; `undefined` lifts a filter. */
export function setFilter(change: QueueFilter, typed = false): void {
  const filter = { ...$filter.get(), ...change }
  writeAddress(filterQuery(filter), { typed })
  $filter.set(filter)
}

/** Follows the address; returns what ends it. */
export function followAddress(): () => void {
  readAddress()
  window.addEventListener('popstate', readAddress)
  return () => window.removeEventListener('popstate', readAddress)
}

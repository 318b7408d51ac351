import { atom } from 'nanostores'

/** The pane that a narrow screen shows; a wide one shows both. */
export const $pane = atom<'list' | 'detail'>('list')

const MARK = 'desk-detail'
const isMarked = () => history.state?.pane === MARK

/** Opens the detail with a history entry: the phone's Back then leads to the queue. */
export function openDetail(): void {
  if ($pane.get() === 'list' && !isMarked()) history.pushState({ pane: MARK }, '')
  $pane.set('detail')
}

export function closeDetail(): void {
  if (isMarked()) history.back()
  else $pane.set('list')
}

/** Follows Back and Forward; returns a function that stops it. */
export function followHistory(): () => void {
  const onPop = () => $pane.set(isMarked() ? 'detail' : 'list')
  onPop()
  window.addEventListener('popstate', onPop)
  return () => window.removeEventListener('popstate', onPop)
}

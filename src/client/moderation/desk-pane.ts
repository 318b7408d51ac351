import { atom } from 'nanostores'

/** Which of the two a narrow screen shows; a wide one shows both. */
export const $pane = atom<'list' | 'detail'>('list')

const MARK = 'desk-detail'
const isMarked = () => history.state?.pane === MARK

/** Goes from the queue to the detail, so that the phone's Back leads to the queue again. */
export function openDetail(): void {
  if ($pane.get() === 'list' && !isMarked()) history.pushState({ pane: MARK }, '')
  $pane.set('detail')
}

export function closeDetail(): void {
  if (isMarked()) history.back()
  else $pane.set('list')
}

/** Follows Back and Forward; returns what ends it. */
export function followHistory(): () => void {
  const onPop = () => $pane.set(isMarked() ? 'detail' : 'list')
  onPop()
  window.addEventListener('popstate', onPop)
  return () => window.removeEventListener('popstate', onPop)
}

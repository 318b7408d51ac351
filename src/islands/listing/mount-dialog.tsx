import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { backCloses } from '../../client/lib/back-closes.ts'
import type { PosterWord } from '../../domain/listing/poster.ts'

/** The subject of a dialog on a listing's page. */
export type Asked = { listing: string; title: string; owner: string; who: PosterWord }

/**
 * Shows a dialog in its own element. `close` is passed to it; it removes the dialog and returns the focus to `opener`.
 * Back does the same. It is closed for good, its entry in the history included, when the promise of `close` resolves.
 */
export function mountDialog(
  opener: HTMLElement,
  dialog: (close: () => Promise<void>) => ReactNode,
  onClosed?: () => void,
): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  let open = true
  const remove = () => {
    if (!open) return
    open = false
    root.unmount()
    place.remove()
    onClosed?.()
    opener.focus({ preventScroll: true })
  }
  const closed = backCloses(remove)
  const close = () => {
    remove()
    return closed()
  }
  root.render(dialog(close))
}

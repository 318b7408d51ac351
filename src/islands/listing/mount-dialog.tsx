import type { PosterWord } from '../../domain/listing/poster.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The subject of a dialog on a listing's page. */
export type Asked = { listing: string; title: string; owner: string; who: PosterWord }

/**
 * Shows a dialog in its own element. `close` is passed to it; it removes the dialog and returns the focus to `opener`.
 */
export function mountDialog(
  opener: HTMLElement,
  dialog: (close: () => void) => ReactNode,
  onClosed?: () => void,
): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    onClosed?.()
    opener.focus({ preventScroll: true })
  }
  root.render(dialog(close))
}

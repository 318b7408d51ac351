import type { PosterWord } from '../../domain/listing/poster.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** What a dialog on a listing's page is about. */
export type Asked = { listing: string; title: string; owner: string; who: PosterWord }

/** Shows a dialog in a place of its own; `close`, handed to it, takes it away and gives the focus back to `opener`. */
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

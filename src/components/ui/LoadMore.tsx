import type { MouseEvent } from 'react'
import { CONTROL_WORDS as WORDS } from '../../domain/site/control-messages.ts'

/**
 * The way to the next part of a list. A link, since how much is shown stands in the address: reload, Back and a shared link
 * show as much again. `onMore` loads it in place.
 */
export function LoadMore({ href, busy = false, onMore }: { href: string; busy?: boolean; onMore: () => void }) {
  const press = (event: MouseEvent) => {
    // A new tab or window is the browser's own business.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!busy) onMore()
  }
  return (
    <div className="load-more">
      <a className="action action-quiet" href={href} aria-disabled={busy || undefined} onClick={press}>{busy ? WORDS.loadingMore : WORDS.more}</a>
    </div>
  )
}

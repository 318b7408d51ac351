import { CONTROL_WORDS as WORDS } from '../../domain/site/control-messages.ts'
import { InPlaceLink } from './InPlaceLink.tsx'

/**
 * The way to the next part of a list. A link, since how much is shown stands in the address: reload, Back and a shared link
 * show as much again. `onMore` loads it in place.
 */
export function LoadMore({
  href,
  busy = false,
  onMore,
}: {
  href: string
  busy?: boolean
  onMore: () => void
}) {
  return (
    <div className="load-more">
      <InPlaceLink href={href} busy={busy} onFollow={onMore}>
        {busy ? WORDS.loadingMore : WORDS.more}
      </InPlaceLink>
    </div>
  )
}

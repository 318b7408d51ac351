import './load-more.css'
import { LIST_TEXTS as texts } from '#language/paging/texts'
import { InPlaceLink } from './InPlaceLink.tsx'

/**
 * The links between the pages of a list; links, because the page stands in the address. Shows nothing for a single
 * page.
 */
export function Pager({
  page,
  more,
  hrefOf,
  onTurn,
}: {
  page: number
  more: boolean
  hrefOf: (page: number) => string
  onTurn: (page: number) => void
}) {
  if (page === 1 && !more) return null
  const link = (to: number, words: string) => (
    <InPlaceLink href={hrefOf(to)} onFollow={() => onTurn(to)}>
      {words}
    </InPlaceLink>
  )
  return (
    <nav className="button-row pager" aria-label={texts.pages}>
      {page > 1 && link(page - 1, texts.previous)}
      <p className="muted" aria-live="polite">
        {texts.place(page)}
      </p>
      {more && link(page + 1, texts.next)}
    </nav>
  )
}

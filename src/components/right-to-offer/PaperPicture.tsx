import '../moderation/DeskHead.css'
import './papers.css'
import { useRef } from 'react'
import { PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { LIST_TEXTS } from '#language/paging/texts'
import { addressOf } from '../../contract/endpoint.ts'
import { openPaper } from '../../contract/right-to-offer.ts'
import { IconButton, QuietButton } from '../ui/Button.tsx'
import { Alert } from '../ui/Notice.tsx'
import { Key } from './Key.tsx'

/** The paper, page by page. It is not asked for before the admin opens it, because each opening is noted. */
export function PaperPicture({
  id,
  pages,
  page,
  picture,
  asked,
  realSize,
  shortcuts,
  onOpen,
  onZoom,
  onShown,
  onFailed,
  onRetry,
}: {
  id: string
  pages: number
  /** The page that is shown; null while the paper is closed. */
  page: number | null
  picture: 'loading' | 'shown' | 'failed'
  /** Counts how often pictures were asked for. */
  asked: number
  realSize: boolean
  shortcuts: boolean
  onOpen: (page: number) => void
  onZoom: (realSize: boolean) => void
  onShown: () => void
  onFailed: () => void
  onRetry: () => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  if (page === null)
    return (
      <div className="paper-closed">
        <button
          type="button"
          className="action action-main"
          aria-describedby="paper-noted"
          aria-keyshortcuts={shortcuts ? 'O' : undefined}
          onClick={() => onOpen(1)}
        >
          <span>
            {texts.open} {shortcuts && <Key>O</Key>}
          </span>
        </button>
        <p className="muted" id="paper-noted">
          {texts.openHint}
        </p>
      </div>
    )
  return (
    <div className="paper-open" ref={frame}>
      <div className="paper-bar">
        <p role="status">{texts.page(page, pages)}</p>
        {pages > 1 && (
          <>
            <IconButton
              label={LIST_TEXTS.previous}
              disabled={page === 1}
              onClick={() => onOpen(page - 1)}
            >
              <span className="paper-sign">‹</span>
            </IconButton>
            <IconButton
              label={LIST_TEXTS.next}
              disabled={page === pages}
              onClick={() => onOpen(page + 1)}
            >
              <span className="paper-sign">›</span>
            </IconButton>
          </>
        )}
        <button
          type="button"
          className="action action-quiet"
          aria-pressed={realSize}
          aria-keyshortcuts={shortcuts ? 'Z' : undefined}
          onClick={() => onZoom(!realSize)}
        >
          {texts.realSize} {shortcuts && <Key>Z</Key>}
        </button>
      </div>
      {picture === 'failed' ? (
        <Alert ways={<QuietButton onClick={onRetry}>{texts.pictureRetry}</QuietButton>}>
          <p>{texts.pictureGone}</p>
        </Alert>
      ) : (
        <section
          className="paper-page"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in both directions, also by keys
          tabIndex={0}
          aria-label={texts.paper}
          aria-busy={picture === 'loading'}
          data-real={realSize || undefined}
        >
          {picture === 'loading' && <p className="muted">{texts.loading}</p>}
          <img
            key={`${id} ${asked}`}
            src={addressOf(openPaper, { id, page: String(page) })}
            alt={texts.picture(page)}
            onLoad={() => {
              // All of a page is in sight below the top of the window.
              frame.current?.scrollIntoView()
              onShown()
            }}
            onError={onFailed}
          />
        </section>
      )}
    </div>
  )
}

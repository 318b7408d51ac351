import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { refreshCards } from '../client/card-refresh.ts'
import { $shell, loadShell } from '../client/listing-shell.store.ts'
import { DetailHead } from '../components/listing/DetailHead.tsx'
import { ListingDetail } from '../components/listing/ListingDetail.tsx'
import { PhotoMosaic } from '../components/listing/PhotoMosaic.tsx'
import { PATHS } from '../contract/paths.ts'
import { type CardListing, cardTexts } from '../domain/listing/card.ts'
import { LISTING_MESSAGES } from '../domain/listing/messages.ts'
import { DETAIL_MESSAGES as SAY } from '../domain/site/messages.ts'

/** The page of a listing that is not built yet. */
export function ListingShell() {
  const shell = useStore($shell)
  useEffect(() => {
    loadShell(new URL(location.href))
  }, [])
  useEffect(() => {
    if (shell.state !== 'ready') return
    document.title = document.title.replace(/^.*(?= \| )/, shell.listing.projectBuildingName)
    refreshCards(document)
  }, [shell])

  if (shell.state === 'ready') return <ListingDetail listing={shell.listing} />
  if (shell.state === 'loading') return <Loading card={shell.card} />
  if (shell.state === 'failed') return <Words title={SAY.loadFailed} retry />
  if (shell.state === 'no-id') return <Words title={SAY.noId} />
  return <Words title={LISTING_MESSAGES.notAvailable} text={SAY.notAvailableHint} />
}

function Loading({ card }: { card: CardListing | null }) {
  return (
    <div aria-busy="true">
      {card?.photo ? (
        <PhotoMosaic listing={card} photos={[card.photo]} />
      ) : (
        <div className="skeleton" data-shape="picture" />
      )}
      <div className="detail-grid">
        <div>
          {card && <DetailHead card={card} facts={[cardTexts(card).summary]} />}
          <p className="detail-section muted" role="status">
            {SAY.loading}
          </p>
          <div className="skeleton" data-shape="text" />
        </div>
      </div>
    </div>
  )
}

function Words({ title, text, retry = false }: { title: string; text?: string; retry?: boolean }) {
  return (
    <div className="detail-words" role="status">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <p className="ways">
        {retry && (
          <button
            type="button"
            className="action action-main"
            onClick={() => loadShell(new URL(location.href))}
          >
            {SAY.retry}
          </button>
        )}
        <a className={retry ? 'action action-quiet' : 'action action-main'} href={PATHS.buy}>
          {SAY.toList}
        </a>
      </p>
    </div>
  )
}

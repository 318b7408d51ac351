import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $refused } from '../client/admin-access.ts'
import { startDesk, refreshAll } from '../client/desk-start.ts'
import { $shortcuts, setShortcuts } from '../client/desk-keys.ts'
import { $pane, openDetail } from '../client/desk-pane.ts'
import { $desk, $deskNews, $deskProblem, $queue, $shown, show } from '../client/desk.store.ts'
import { DeskCounts } from '../components/moderation/DeskCounts.tsx'
import { QueueList } from '../components/moderation/QueueList.tsx'
import { Refused } from '../components/site/Refused.tsx'
import { QuietButton } from '../components/ui/Button.tsx'
import { Alert } from '../components/ui/Notice.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import type { QueuedListing } from '../contract/listing.ts'
import { DESK_WORDS as WORDS } from '../domain/moderation/messages.ts'
import { DeskDetail } from './DeskDetail.tsx'
import { DeskRail } from './DeskRail.tsx'

/** The approval desk: queue, listing, public site and log. Its parts share stores, so they are one root. */
export function ModerationDesk() {
  const desk = useStore($desk, { ssr: 'initial' })
  const queue = useStore($queue, { ssr: 'initial' })
  const shown = useStore($shown, { ssr: 'initial' })
  const problem = useStore($deskProblem, { ssr: 'initial' })
  const refused = useStore($refused, { ssr: 'initial' })
  const pane = useStore($pane, { ssr: 'initial' })
  const news = useStore($deskNews, { ssr: 'initial' })
  const shortcuts = useStore($shortcuts, { ssr: 'initial' })
  useEffect(startDesk, [])
  const open = (listing: QueuedListing) => {
    show(listing)
    openDetail()
  }
  if (refused) return <Refused />
  return (
    <div className="desk" data-pane={pane}>
      <header className="desk-head">
        <DeskCounts counts={desk?.counts ?? null} />
        <label className="check desk-shortcuts">
          <input type="checkbox" checked={shortcuts} onChange={(event) => setShortcuts(event.target.checked)} /> {WORDS.shortcuts}
        </label>
      </header>
      {problem && (
        <Alert tone="warning" ways={<QuietButton onClick={() => void refreshAll()}>{WORDS.retry}</QuietButton>}>
          <p>{problem}</p>
        </Alert>
      )}
      <section className="desk-queue" aria-labelledby="queue-title" aria-busy={!desk && !problem}>
        <h2 id="queue-title">{WORDS.queue}</h2>
        {desk ? <QueueList queue={queue} shownId={shown?.id ?? null} now={new Date()} onShow={open} />
          : !problem && <Skeleton label={WORDS.loading} shape="row" count={3} />}
      </section>
      <DeskDetail />
      <DeskRail />
      <p className="visually-hidden" role="status">{news}</p>
    </div>
  )
}

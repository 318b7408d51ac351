import '../../components/moderation/DeskHead.css'
import '../../components/moderation/desk.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  HELP_TEXTS,
  QUEUE_TEXTS,
  DESK_TEXTS as texts,
  VIEW_LABELS,
} from '#english/moderation/texts'
import { $refused } from '../../client/account/admin-access.ts'
import { $outcome } from '../../client/moderation/decisions.store.ts'
import { $desk, $deskAnnouncement, $deskProblem } from '../../client/moderation/desk.store.ts'
import { $view, openView, viewQuery } from '../../client/moderation/desk-address.ts'
import { $pane } from '../../client/moderation/desk-pane.ts'
import { refreshAll, startDesk } from '../../client/moderation/desk-start.ts'
import { DeskOverdue, DeskViews } from '../../components/moderation/DeskHead.tsx'
import { Refused } from '../../components/site/Refused.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { Toast } from '../../components/ui/Toast.tsx'
import { DESK_VIEWS, DESK_VIEWS_ID } from '../../domain/moderation/constants.ts'
import { useInitial } from '../lib/use-initial.ts'
import { DeskDetail } from './DeskDetail.tsx'
import { DeskQueue } from './DeskQueue.tsx'
import { DeskRail } from './DeskRail.tsx'
import { Shortcuts } from './Shortcuts.tsx'

// Loaded on demand: most visits to the desk are for the queue.
const DeskLog = lazy(() => import('./DeskLog.tsx').then((part) => ({ default: part.DeskLog })))
const DeskReports = lazy(() =>
  import('./DeskReports.tsx').then((part) => ({ default: part.DeskReports })),
)
const DeskPrices = lazy(() =>
  import('./DeskPrices.tsx').then((part) => ({ default: part.DeskPrices })),
)
const DeskNames = lazy(() =>
  import('./DeskNames.tsx').then((part) => ({ default: part.DeskNames })),
)

/**
 * The approval desk: queue and listing, names, reports or all decisions, public site and newest decisions. Its parts
 * share stores, so they are one root.
 */
export function ModerationDesk() {
  const desk = useInitial($desk)
  const problem = useInitial($deskProblem)
  const refused = useInitial($refused)
  const pane = useInitial($pane)
  const view = useInitial($view)
  const announcement = useInitial($deskAnnouncement)
  const outcome = useInitial($outcome)
  // The row of the header is not part of the island.
  const [row, setRow] = useState<HTMLElement | null>(null)
  useEffect(() => setRow(document.getElementById(DESK_VIEWS_ID)), [])
  useEffect(startDesk, [])
  if (refused) return <Refused />
  const counts = desk
    ? {
        queue: desk.counts.pending,
        prices: desk.counts.prices,
        names: desk.counts.names,
        reports: desk.counts.reported,
      }
    : {}
  return (
    <div className="desk" data-heads="" data-pane={pane} data-view={view}>
      {row &&
        createPortal(
          <>
            <DeskViews
              name={QUEUE_TEXTS.views}
              views={DESK_VIEWS}
              labels={VIEW_LABELS}
              view={view}
              counts={counts}
              addressOf={viewQuery}
              onOpen={openView}
            />
            <Shortcuts keys={HELP_TEXTS.keys} />
          </>,
          row,
        )}
      <DeskOverdue counts={desk?.counts ?? null} reports={viewQuery('reports')} />
      {problem && (
        <Alert
          tone="warning"
          ways={<QuietButton onClick={() => void refreshAll()}>{texts.retry}</QuietButton>}
        >
          <p>{problem}</p>
        </Alert>
      )}
      {view === 'queue' ? (
        <>
          <DeskQueue />
          <DeskDetail />
        </>
      ) : (
        <Suspense
          fallback={
            <section className="desk-wide">
              <Skeleton label={texts.loading} shape="row" count={3} />
            </section>
          }
        >
          {view === 'log' && <DeskLog />}
          {view === 'prices' && <DeskPrices />}
          {view === 'names' && <DeskNames />}
          {view === 'reports' && <DeskReports />}
        </Suspense>
      )}
      <DeskRail />
      <Toast toast={outcome} onClose={() => $outcome.set(null)} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

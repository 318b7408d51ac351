import '../../components/moderation/QueueFilters.css'
import '../../components/moderation/QueueList.css'
import { lazy, Suspense, useState } from 'react'
import { DESK_TEXTS, QUEUE_TEXTS as texts } from '#english/moderation/texts'
import { $shortcuts } from '../../client/lib/single-keys.ts'
import {
  $batch,
  $chosen,
  $chosenListings,
  approveBatch,
  chooseNone,
  chooseWithoutHints,
  closeBatch,
  openBatch,
  openEntry,
  toggleChosen,
  unopenedOf,
  withoutHints,
} from '../../client/moderation/batch.store.ts'
import {
  $desk,
  $deskProblem,
  $most,
  $queue,
  $shown,
  $turning,
  $unfolded,
  foldOrUnfold,
  readOn,
} from '../../client/moderation/desk.store.ts'
import { $filter, setFilter } from '../../client/moderation/desk-address.ts'
import { BatchBar } from '../../components/moderation/BatchBar.tsx'
import { QueueFilters } from '../../components/moderation/QueueFilters.tsx'
import { QueueList } from '../../components/moderation/QueueList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { QueuedListing } from '../../contract/moderation.ts'
import { isFiltered, QUEUE_MOST, QUEUE_PAGE } from '../../domain/moderation/filter.ts'
import { isFolded, todayText } from '../../domain/moderation/rules.ts'
import { TwoStepReminder } from '../account/TwoStepReminder.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { ViewLink } from './ViewLink.tsx'

const BatchDialog = lazy(() =>
  import('../../components/moderation/BatchDialog.tsx').then((part) => ({
    default: part.BatchDialog,
  })),
)

/** How many listings the shown places have: a folded file is there with all of its lines. */
const covered = (queue: readonly QueuedListing[], unfolded: string | null) =>
  queue.reduce(
    (sum, listing) => sum + (isFolded(listing, unfolded) ? (listing.file?.lines ?? 1) : 1),
    0,
  )

/** The queue with its filters and its selection; part of the desk's root. */
export function DeskQueue() {
  const desk = useInitial($desk)
  // A computed store has no initial value on the server.
  const queue = useInitial($queue) ?? []
  const shown = useInitial($shown)
  const problem = useInitial($deskProblem)
  const filter = useInitial($filter)
  const turning = useInitial($turning)
  const chosen = useInitial($chosen)
  const chosenListings = useInitial($chosenListings) ?? []
  const batch = useInitial($batch)
  const shortcuts = useInitial($shortcuts)
  const unfolded = useInitial($unfolded)
  const most = useInitial($most)
  const freeOf = (lines: readonly QueuedListing[]) => ({
    free: withoutHints(lines).length,
    unopened: unopenedOf(lines),
  })
  // Mounted from the first selection on: the dialog is loaded when it is needed.
  const [wanted, setWanted] = useState(false)
  if (chosen.size > 0 && !wanted) setWanted(true)
  const left = desk ? desk.matching - covered(queue, unfolded ?? null) : 0
  return (
    <section
      className="desk-queue"
      aria-labelledby="queue-title"
      aria-busy={turning || (!desk && !problem)}
    >
      <div className="queue-head">
        <h2 id="queue-title">{DESK_TEXTS.queue}</h2>
        {desk && <p className="muted">{texts.matching(desk.matching, desk.counts.pending)}</p>}
        {desk && (
          <p className="muted">
            {todayText(desk.today, new Date())}
            {desk.counts.prices > 0 && (
              <>
                {' · '}
                <ViewLink view="prices">{texts.prices(desk.counts.prices)}</ViewLink>
              </>
            )}
          </p>
        )}
      </div>
      <QueueFilters filter={filter} facets={desk?.facets ?? null} onFilter={setFilter} />
      {queue.length > 0 && (
        <BatchBar
          chosen={chosenListings.length}
          {...freeOf(queue)}
          shortcuts={shortcuts}
          onAll={() => chooseWithoutHints()}
          onNone={chooseNone}
          onApprove={openBatch}
        />
      )}
      {desk ? (
        <QueueList
          queue={queue}
          shownId={shown?.id ?? null}
          chosen={chosen}
          now={new Date()}
          unfolded={unfolded ?? null}
          freeOf={freeOf}
          narrowed={isFiltered(filter)}
          onShow={openEntry}
          onChoose={toggleChosen}
          onFold={(file) => void foldOrUnfold(file)}
          onChooseOf={chooseWithoutHints}
        />
      ) : (
        !problem && <Skeleton label={DESK_TEXTS.loading} shape="row" count={3} />
      )}
      {desk && left > 0 && most < QUEUE_MOST && (
        <p className="queue-more">
          <span className="muted">{texts.shown(desk.matching - left, desk.matching)}</span>
          <QuietButton disabled={turning} onClick={() => void readOn()}>
            {turning ? texts.reading : texts.readOn(Math.min(QUEUE_PAGE, left))}
          </QuietButton>
        </p>
      )}
      <TwoStepReminder />
      {wanted && (
        <Suspense>
          <BatchDialog
            batch={batch}
            onConfirm={() => void approveBatch()}
            onOpen={openEntry}
            onClose={closeBatch}
          />
        </Suspense>
      )}
    </section>
  )
}

import '../../components/moderation/QueuedDetail.css'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { EDIT_REJECT_TEXTS, DESK_TEXTS as texts } from '#english/moderation/texts'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import { $shortcuts } from '../../client/lib/single-keys.ts'
import {
  $deciding,
  $rejecting,
  approve,
  createRejection,
  openRejection,
} from '../../client/moderation/decisions.store.ts'
import {
  $deskState,
  $place,
  $queue,
  $record,
  $shown,
  move,
  show,
  showChanged,
} from '../../client/moderation/desk.store.ts'
import { $question, approveByKey, cancelApproval } from '../../client/moderation/desk-armed.ts'
import { $pane, closeDetail } from '../../client/moderation/desk-pane.ts'
import { $toGoBack } from '../../client/moderation/photos-ahead.ts'
import {
  $inView,
  $reading,
  $waitsFor,
  retryNote,
  retryPhoto,
  settlePhoto,
} from '../../client/moderation/reading.store.ts'
import { noteSeen } from '../../client/moderation/register.store.ts'
import { DecisionBar } from '../../components/moderation/DecisionBar.tsx'
import { QueuedDetail } from '../../components/moderation/QueuedDetail.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { versionKey } from '../../domain/moderation/rules.ts'
import { reraStanding } from '../../domain/rera/standing.ts'
import { useInitial } from '../lib/use-initial.ts'

// Loaded while the admin reads the listing.
const EditChanges = lazy(() =>
  import('../../components/moderation/EditChanges.tsx').then((part) => ({
    default: part.EditChanges,
  })),
)
const SeenButton = lazy(() =>
  import('../../components/rera/SeenButton.tsx').then((part) => ({ default: part.SeenButton })),
)
const RejectDialog = lazy(() =>
  import('./RejectDialog.tsx').then((part) => ({ default: part.RejectDialog })),
)
const Hints = lazy(() => import('./DeskEvidence.tsx').then((part) => ({ default: part.Hints })))
const History = lazy(() => import('./DeskEvidence.tsx').then((part) => ({ default: part.History })))

/** The shown listing with its decision buttons; part of the desk's root. */
export function DeskDetail() {
  const shown = useInitial($shown)
  const pane = useInitial($pane)
  const record = useInitial($record)
  const section = useRef<HTMLElement>(null)
  usePlaceInDetail(section, shown?.id)
  useFocusOfPane(section, pane)
  useInView(section, pane, shown?.id)
  useEffect(() => {
    if (!shown && pane === 'detail') closeDetail()
  }, [shown, pane])
  return (
    <section
      className="desk-detail"
      ref={section}
      aria-labelledby={shown ? 'detail-title' : undefined}
    >
      <div className="detail-back">
        <QuietButton onClick={closeDetail}>{texts.back}</QuietButton>
      </div>
      {shown && (
        <>
          <Decisions />
          <QueuedDetail
            key={versionKey(shown)}
            listing={shown}
            now={new Date()}
            record={record}
            register={
              shown.reraNumber && (
                <Suspense>
                  <SeenButton
                    standing={reraStanding(shown)}
                    city={shown.city}
                    seenAt={shown.reraSeenAt}
                    onPress={(number) => noteSeen(shown, number)}
                  />
                </Suspense>
              )
            }
            onPhoto={(id, isShown) => settlePhoto(versionKey(shown), id, isShown)}
            onRetryPhoto={(id) => retryPhoto(versionKey(shown), id)}
            changes={
              shown.edit && (
                <Suspense>
                  <EditChanges before={shown.edit} after={shown} />
                </Suspense>
              )
            }
            hints={
              <Suspense>
                <Hints listing={shown} />
              </Suspense>
            }
            history={
              <Suspense>
                <History posterId={shown.poster.id} />
              </Suspense>
            }
          />
        </>
      )}
      <Rejection />
    </section>
  )
}

/**
 * Follows whether the detail is on the screen: a narrow one hides it behind the queue, and a tab may be in the back.
 */
function useInView(section: RefObject<HTMLElement | null>, pane: string, id: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: pane and listing decide what is visible
  useEffect(() => {
    const look = () =>
      $inView.set(
        document.visibilityState === 'visible' &&
          // The pane hides the parts of the section, not the section.
          section.current?.querySelector('.detail-body')?.checkVisibility() === true,
      )
    look()
    window.addEventListener('resize', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('resize', look)
      document.removeEventListener('visibilitychange', look)
      $inView.set(false)
    }
  }, [section, pane, id])
}

/** Scrolls another listing to its top. */
function usePlaceInDetail(section: RefObject<HTMLElement | null>, id: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listing is what the effect answers to
  useEffect(() => {
    if (section.current && section.current.getBoundingClientRect().top < 0)
      section.current.scrollIntoView()
  }, [id])
}

/** Moves the focus to the visible pane: a narrow screen hides the pressed row, or the detail that was left. */
function useFocusOfPane(section: RefObject<HTMLElement | null>, pane: string) {
  const before = useRef(pane)
  useEffect(() => {
    if (pane === before.current) return
    before.current = pane
    const target =
      pane === 'detail'
        ? section.current?.querySelector('h2')
        : document.querySelector('.queue [aria-current]')
    if (
      document.activeElement?.checkVisibility() !== true ||
      document.activeElement === document.body
    )
      (target as HTMLElement | null)?.focus()
  }, [section, pane])
}

/** The decision buttons for the shown listing, or the reason why it cannot be decided. */
function Decisions() {
  const deskState = useInitial($deskState)
  const queue = useInitial($queue)
  const place = useInitial($place)
  const working = useInitial($deciding)
  const shortcuts = useInitial($shortcuts)
  const wait = useInitial($waitsFor) ?? null
  const reading = useInitial($reading)
  // A computed store has no initial value on the server.
  const back = useInitial($toGoBack) ?? []
  const isOpen = deskState.kind === 'open'
  return (
    <>
      <DecisionBar
        working={working}
        decidable={isOpen}
        shortcuts={shortcuts}
        position={deskState.kind === 'decided' ? '' : texts.position(place + 1, queue.length)}
        question={useInitial($question) ?? null}
        wait={isOpen ? wait : null}
        goOn={isOpen && reading?.kind === 'loading'}
        left={back.length}
        onGoBack={() => show(back[0] ?? null)}
        onApprove={(byKey) => (byKey ? approveByKey() : void approve())}
        onLetGo={cancelApproval}
        onReject={openRejection}
        onMove={move}
      />
      {isOpen && reading?.kind === 'refused' && (
        <p>
          <QuietButton onClick={retryNote}>{READING_TEXTS.retry}</QuietButton>
        </p>
      )}
      {deskState.kind !== 'open' && (
        <Alert
          tone="warning"
          ways={
            deskState.kind === 'changed' && (
              <QuietButton onClick={showChanged}>{texts.showChanged}</QuietButton>
            )
          }
        >
          <p>{deskState.text}</p>
        </Alert>
      )}
    </>
  )
}

function Rejection() {
  const rejecting = useInitial($rejecting)
  // Mounted from the first rejection on: the dialog handles its own closing.
  const [wanted, setWanted] = useState(false)
  if (rejecting && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <RejectDialog
        {...(rejecting?.edit ? { words: EDIT_REJECT_TEXTS } : {})}
        create={rejecting && (() => createRejection(rejecting))}
        onClose={() => $rejecting.set(null)}
      />
    </Suspense>
  )
}

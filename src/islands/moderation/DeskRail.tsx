import '../../components/admin/rail.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { LOG_TEXTS } from '#english/moderation/texts-log'
import { $deciding, $undoing, undo } from '../../client/moderation/decisions.store.ts'
import { $desk } from '../../client/moderation/desk.store.ts'
import { $view } from '../../client/moderation/desk-address.ts'
import { $rebuild, $served, stateOf } from '../../client/rebuild/rebuild.store.ts'
import { DecisionLog } from '../../components/moderation/DecisionLog.tsx'
import { DeskCounts } from '../../components/moderation/DeskHead.tsx'
import type { LoggedDecision } from '../../contract/moderation.ts'
import { isPublished, isUndo, standingDecisions } from '../../domain/moderation/rules.ts'
import { useInitial } from '../lib/use-initial.ts'
import { PublicSite } from '../rebuild/PublicSite.tsx'
import { ViewLink } from './ViewLink.tsx'

const UndoDialog = lazy(() =>
  import('../../components/moderation/UndoDialog.tsx').then((part) => ({
    default: part.UndoDialog,
  })),
)

/** The progress of the public site, and the decisions; part of the desk's root. */
export function DeskRail() {
  const desk = useInitial($desk)
  const status = useInitial($rebuild)
  const served = useInitial($served)
  const undoing = useInitial($undoing)
  const working = useInitial($deciding)
  const view = useInitial($view)
  const [wanted, setWanted] = useState(false)
  if (undoing && !wanted) setWanted(true)
  const log = desk?.log ?? []
  const standingIds = standingDecisions(log)
  const title = useRef<HTMLHeadingElement>(null)
  const newest = log[0]?.decision
  const newestId = log[0]?.id
  // The button that was pressed to undo goes away with the announcement; the focus must not fall back to the top of the
  // page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line in the log can have removed it
  useEffect(() => {
    if (newest && isUndo(newest) && document.activeElement === document.body) title.current?.focus()
  }, [newestId])
  const rebuildState = (line: LoggedDecision) =>
    status && line.revision !== null && standingIds.has(line.id) && isPublished(line)
      ? stateOf(line.revision, status, served)
      : null
  return (
    <div className="desk-rail">
      <PublicSite />
      <DeskCounts counts={desk?.counts ?? null} />
      {view !== 'log' && (
        <section aria-labelledby="log-title">
          <h2 id="log-title" tabIndex={-1} ref={title}>
            {LOG_TEXTS.title}
          </h2>
          {desk && (
            <DecisionLog
              log={log}
              now={new Date()}
              rebuildState={rebuildState}
              dueAt={status?.dueAt ?? null}
              onUndo={(line) => $undoing.set(line)}
            />
          )}
          <p>
            <ViewLink view="log">{LOG_TEXTS.search}</ViewLink>
          </p>
        </section>
      )}
      {wanted && (
        <Suspense>
          <UndoDialog
            line={undoing}
            busy={working === 'undo'}
            onConfirm={() => void undo()}
            onClose={() => $undoing.set(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

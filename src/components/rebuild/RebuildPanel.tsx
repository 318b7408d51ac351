import '../admin/rail.css'
import {
  CLEANING_TEXTS as CLEANING,
  REBUILD_LABELS,
  REBUILD_TEXTS as texts,
} from '#english/rebuild/texts'
import type { BuildInfo, RebuildStatus } from '../../contract/rebuild.ts'
import type { RebuildState } from '../../domain/rebuild/constants.ts'
import { agoInWords, formatClock, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge, toneOf } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

function servedText(status: RebuildStatus, served: BuildInfo | null): string {
  if (!served) return texts.notServed
  const built = texts.built(agoInWords(served.builtAt, new Date(status.now)))
  const revision =
    served.revision < status.revision
      ? texts.revision(served.revision, status.revision)
      : texts.served(served.revision)
  return `${revision} ${built}`
}

/**
 * How many decisions the public site shows already, and the button that publishes waiting changes, or repeats a
 * publication that is stuck.
 */
export function RebuildPanel({
  state,
  status,
  served,
  asking,
  problem,
  onRebuild,
}: {
  state: RebuildState | null
  status: RebuildStatus | null
  served: BuildInfo | null
  asking: boolean
  problem: string | null
  onRebuild: () => void
}) {
  const stuck = state === 'failed' || state === 'overdue'
  const waiting = state === 'waiting'
  return (
    <section className="rebuild-panel" aria-labelledby="rebuild-title">
      <h2 id="rebuild-title">{texts.title}</h2>
      {state ? (
        <p role="status">
          <StateBadge tone={toneOf(state)}>{REBUILD_LABELS[state]}</StateBadge>
        </p>
      ) : (
        <Skeleton label={texts.unknown} shape="chip" />
      )}
      {status && <p className="muted">{servedText(status, served)}</p>}
      {state === 'failed' && status?.lastBuild?.error && (
        <p className="rebuild-error">{status.lastBuild.error}</p>
      )}
      {waiting && status?.dueAt && (
        <p className="muted">{texts.inGalleries(formatClock(status.dueAt))}.</p>
      )}
      {state === 'overdue' && <p className="muted">{texts.overdueHint}</p>}
      {status?.cleaningStopped && <CleaningStopped {...status.cleaningStopped} />}
      {problem && (
        <p className="rebuild-error" role="alert">
          {problem}
        </p>
      )}
      {(stuck || waiting) && (
        <QuietButton onClick={onRebuild}>
          {asking ? texts.asking : waiting ? texts.now : texts.again}
        </QuietButton>
      )}
    </section>
  )
}

function CleaningStopped({ reason, since }: NonNullable<RebuildStatus['cleaningStopped']>) {
  return (
    <div className="rebuild-error">
      <p>
        <strong>{CLEANING.title}</strong>
      </p>
      <p>{CLEANING.since(formatMoment(since))}</p>
      <p>{CLEANING.reasons[reason]}</p>
    </div>
  )
}

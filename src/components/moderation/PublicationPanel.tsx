import type { BuildInfo, PublicationStatus } from '../../contract/publication.ts'
import { type PublicationState, PUBLICATION_LABELS } from '../../domain/publication/constants.ts'
import {
  CLEANING_WORDS as CLEANING,
  PUBLICATION_WORDS as WORDS,
} from '../../domain/publication/messages.ts'
import { agoInWords, formatClock, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge, toneOf } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

function servedText(status: PublicationStatus, served: BuildInfo | null): string {
  if (!served) return WORDS.notServed
  const built = WORDS.built(agoInWords(served.builtAt, new Date(status.now)))
  const revision =
    served.revision < status.revision
      ? WORDS.revision(served.revision, status.revision)
      : WORDS.served(served.revision)
  return `${revision} ${built}`
}

/** How far the public site has come with the decisions, and the way to publish what waits, or again what is stuck. */
export function PublicationPanel({
  state,
  status,
  served,
  asking,
  problem,
  onAgain,
}: {
  state: PublicationState | null
  status: PublicationStatus | null
  served: BuildInfo | null
  asking: boolean
  problem: string | null
  onAgain: () => void
}) {
  const stuck = state === 'failed' || state === 'overdue'
  const waiting = state === 'waiting'
  return (
    <section className="publication" aria-labelledby="publication-title">
      <h2 id="publication-title">{WORDS.title}</h2>
      {state ? (
        <p role="status">
          <StateBadge tone={toneOf(state)}>{PUBLICATION_LABELS[state]}</StateBadge>
        </p>
      ) : (
        <Skeleton label={WORDS.unknown} shape="chip" />
      )}
      {status && <p className="muted">{servedText(status, served)}</p>}
      {state === 'failed' && status?.lastBuild?.error && (
        <p className="publication-error">{status.lastBuild.error}</p>
      )}
      {waiting && status?.dueAt && (
        <p className="muted">{WORDS.inGalleries(formatClock(status.dueAt))}.</p>
      )}
      {state === 'overdue' && <p className="muted">{WORDS.overdueHint}</p>}
      {status?.cleaningStopped && <CleaningStopped {...status.cleaningStopped} />}
      {problem && (
        <p className="publication-error" role="alert">
          {problem}
        </p>
      )}
      {(stuck || waiting) && (
        <QuietButton onClick={onAgain}>
          {asking ? WORDS.asking : waiting ? WORDS.now : WORDS.again}
        </QuietButton>
      )}
    </section>
  )
}

function CleaningStopped({ reason, since }: NonNullable<PublicationStatus['cleaningStopped']>) {
  return (
    <div className="publication-error">
      <p>
        <strong>{CLEANING.title}</strong>
      </p>
      <p>{CLEANING.since(formatMoment(since))}</p>
      <p>{CLEANING.reasons[reason]}</p>
    </div>
  )
}

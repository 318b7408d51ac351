import type { BuildRow } from '../../contract/admin.ts'
import {
  BUILD_LABELS,
  BUILD_WORDS as WORDS,
  durationInWords,
} from '../../domain/publication/build-messages.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge } from '../ui/Badge.tsx'

const TONES = { running: 'waiting', done: 'good', failed: 'bad' } as const
const FIRST_LINES = 3

/** Builds, newest first, each with its start, its end and why it failed. */
export function BuildTable({ builds, now }: { builds: readonly BuildRow[]; now: Date }) {
  return (
    <ol className="rows">
      {builds.map((build) => (
        <li key={build.id}>
          <Build build={build} now={now} />
        </li>
      ))}
    </ol>
  )
}

function Build({
  build: { result, revision, startedAt, finishedAt, error },
  now,
}: {
  build: BuildRow
  now: Date
}) {
  const took =
    finishedAt && WORDS.took(durationInWords(Date.parse(finishedAt) - Date.parse(startedAt)))
  return (
    <div className="row-plain">
      <p className="row-title">
        <StateBadge tone={TONES[result]}>{BUILD_LABELS[result]}</StateBadge>
        {revision !== null && <> {WORDS.revision(revision)}</>}
      </p>
      <p className="muted">
        <time dateTime={startedAt} title={agoInWords(startedAt, now)}>
          {WORDS.started(formatMoment(startedAt))}
        </time>
        ,{' '}
        {finishedAt ? (
          <>
            <time dateTime={finishedAt} title={agoInWords(finishedAt, now)}>
              {WORDS.ended(formatMoment(finishedAt))}
            </time>
            , {took}
          </>
        ) : (
          WORDS.running
        )}
      </p>
      {error && <BuildError error={error} />}
    </div>
  )
}

/** The first lines of an error; the rest on demand. */
function BuildError({ error }: { error: string }) {
  const lines = error.trim().split('\n')
  if (lines.length <= FIRST_LINES) return <p className="build-error">{error.trim()}</p>
  return (
    <>
      <p className="build-error">{lines.slice(0, FIRST_LINES).join('\n')}</p>
      <details>
        <summary>{WORDS.error}</summary>
        <p className="build-error">{error.trim()}</p>
      </details>
    </>
  )
}

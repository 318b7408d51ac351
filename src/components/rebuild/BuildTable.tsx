import '../admin/lists.css'
import '../admin/tables.css'
import { BUILD_LABELS, durationInWords, BUILD_TEXTS as texts } from '#english/rebuild/texts'
import type { BuildRow } from '../../contract/rebuild.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { DataTable } from '../ui/DataTable.tsx'

const TONES = { running: 'waiting', done: 'good', failed: 'bad' } as const
const FIRST_LINES = 3

const { columns: HEADS } = texts

/** Builds, newest first, each with start, end and the error of a failure. */
export function BuildTable({ builds, now }: { builds: readonly BuildRow[]; now: Date }) {
  return (
    <DataTable label={texts.builds} heads={Object.values(HEADS)}>
      {builds.map((build) => (
        <Build key={build.id} build={build} now={now} />
      ))}
    </DataTable>
  )
}

function Build({
  build: { result, revision, startedAt, finishedAt, error },
  now,
}: {
  build: BuildRow
  now: Date
}) {
  const time = (at: string) => (
    <time dateTime={at} title={agoInWords(at, now)}>
      {formatMoment(at)}
    </time>
  )
  return (
    <tbody>
      <tr>
        <th scope="row">
          <StateBadge tone={TONES[result]}>{BUILD_LABELS[result]}</StateBadge>
        </th>
        <td className="cell-number" data-label={revision === null ? undefined : HEADS.revision}>
          {revision}
        </td>
        <td className="cell-time" data-label={HEADS.started}>
          {time(startedAt)}
        </td>
        <td className="cell-time" data-label={HEADS.ended}>
          {finishedAt ? time(finishedAt) : texts.running}
        </td>
        <td className="cell-number" data-label={finishedAt ? HEADS.took : undefined}>
          {finishedAt && durationInWords(Date.parse(finishedAt) - Date.parse(startedAt))}
        </td>
      </tr>
      {error && (
        <tr>
          <td className="cell-details" colSpan={Object.keys(HEADS).length}>
            <BuildError error={error} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The first lines of an error; the rest opens on a press. */
function BuildError({ error }: { error: string }) {
  const lines = error.trim().split('\n')
  if (lines.length <= FIRST_LINES) return <p className="build-error">{error.trim()}</p>
  return (
    <>
      <p className="build-error">{lines.slice(0, FIRST_LINES).join('\n')}</p>
      <details>
        <summary>{texts.error}</summary>
        <p className="build-error">{error.trim()}</p>
      </details>
    </>
  )
}

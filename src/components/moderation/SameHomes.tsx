import './HintsPanel.css'
import './SameHomes.css'
import type { ReactNode } from 'react'
import { HINT_TEXTS, HISTORY_TEXTS } from '#english/hints/texts'
import { PAPER_LABELS } from '#english/right-to-offer/texts-papers'
import { MARK_LABELS, SAME_HOME_TEXTS as texts } from '#english/same-home/texts-desk'
import { shownValue } from '#language/listing/texts-values'
import { listingPath, previewPath } from '../../contract/paths.ts'
import type { HomeSide, SameHomes as Homes } from '../../contract/same-home.ts'
import { formatArea } from '../../domain/area/rules.ts'
import type { ListingState } from '../../domain/listing/constants.ts'
import { describeType } from '../../domain/listing/rules.ts'
import { exact, priceOf } from '../../domain/money/rules.ts'
import { HOME_VERDICTS, type HomeVerdict } from '../../domain/same-home/constants.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Other = Homes['others'][number]
type Judge = (other: string, verdict: HomeVerdict) => void

/** Listings of other accounts that may be of the same home, each side by side with this one. */
export function SameHomes({
  loaded,
  judging,
  said,
  onJudge,
  onRetry,
}: {
  loaded: { value: Homes } | { problem: string } | null
  /** The other listing about which something is being sent. */
  judging: string | null
  said: { text: string; isError: boolean } | null
  onJudge: Judge
  onRetry: () => void
}) {
  return (
    <section className="hints same-homes" aria-labelledby="same-homes" aria-busy={!loaded}>
      <h3 id="same-homes">{texts.title}</h3>
      {!loaded && <Skeleton label={texts.loading} shape="row" count={1} />}
      {loaded && 'problem' in loaded && (
        <p role="alert">
          {loaded.problem} <QuietButton onClick={onRetry}>{HINT_TEXTS.retry}</QuietButton>
        </p>
      )}
      {loaded && 'value' in loaded && (
        <List homes={loaded.value} judging={judging} onJudge={onJudge} />
      )}
      <p role={said?.isError ? 'alert' : 'status'}>{said?.text}</p>
    </section>
  )
}

function List({
  homes: { own, others, more },
  judging,
  onJudge,
}: {
  homes: Homes
  judging: string | null
  onJudge: Judge
}) {
  if (others.length === 0) return <p className="muted">{texts.none}</p>
  return (
    <>
      <p className="muted">{texts.note}</p>
      {others.map((other, index) => (
        <details key={other.id} open={index === 0 || other.judged?.verdict === 'same'}>
          <summary>
            <strong>{texts.by(nameOf(other), other.poster?.name ?? null)}</strong>{' '}
            {other.marks.map((mark) => (
              <span className="equal-mark" key={mark}>
                {MARK_LABELS[mark]}
              </span>
            ))}{' '}
            {other.judged && (
              <StateBadge tone={other.judged.verdict === 'same' ? 'good' : 'plain'}>
                {texts.press[other.judged.verdict]}
              </StateBadge>
            )}
          </summary>
          <Beside own={own} other={other} />
          {other.judged && <p>{texts.judged(other.judged.verdict, other.judged.by)}</p>}
          <div className="same-home-ways">
            {HOME_VERDICTS.map((verdict) => (
              // Not `disabled`, because that would drop the focus.
              <button
                type="button"
                className="action action-quiet"
                key={verdict}
                aria-label={texts.pressed(texts.press[verdict], nameOf(other))}
                aria-pressed={other.judged?.verdict === verdict}
                aria-disabled={judging !== null || undefined}
                onClick={() => onJudge(other.id, verdict)}
              >
                {texts.press[verdict]}
              </button>
            ))}
          </div>
        </details>
      ))}
      {more > 0 && <p className="muted">{texts.rest(more)}</p>}
    </>
  )
}

const nameOf = ({ name }: HomeSide) => name ?? texts.gone

const posterOf = ({ poster }: HomeSide) =>
  poster ? texts.poster(poster.name, shownValue(poster.role)) : texts.deletedPoster

function rightOf({ right }: HomeSide): string {
  if (right?.seen) return texts.seen(PAPER_LABELS[right.seen.kind], formatDate(right.seen.at))
  return right?.waits ? texts.waits : texts.notShown
}

const numberOf = ({ right }: HomeSide) =>
  right ? texts.number(right.unit, right.tower) : texts.noNumber

function Beside({ own, other }: { own: HomeSide; other: Other }) {
  const facts: [label: string, of: (side: HomeSide) => ReactNode][] = [
    [HINT_TEXTS.poster, posterOf],
    [texts.facts.right, rightOf],
    [texts.facts.number, numberOf],
    [HINT_TEXTS.price, (side) => exact(priceOf(side))],
    [HINT_TEXTS.area, ({ plotArea }) => formatArea(plotArea, 'sq ft')],
    [HINT_TEXTS.place, ({ locality, city }) => `${locality}, ${city}`],
    [HINT_TEXTS.kind, describeType],
    [texts.facts.posted, ({ postedAt }) => formatDate(postedAt)],
  ]
  return (
    <table className="hint-lookalikes">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{HINT_TEXTS.facts}</span>
          </th>
          <th scope="col">{HINT_TEXTS.own}</th>
          <th scope="col">{HINT_TEXTS.other}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{of(own)}</td>
            <td>{of(other)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{HINT_TEXTS.state}</th>
          <td>{HINT_TEXTS.waitingHere}</td>
          <td>
            {other.state === 'gone' ? texts.goneNote : <State id={other.id} state={other.state} />}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The state of a listing, and the way to its page, or to its preview while it waits. */
function State({ id, state }: { id: string; state: ListingState }) {
  const hasPage = state === 'published' || state === 'closed'
  return (
    <>
      {HISTORY_TEXTS.states[state]}{' '}
      {(hasPage || state === 'pending') && (
        <a
          className="text-link"
          href={hasPage ? listingPath(id) : previewPath(id)}
          target="_blank"
          rel="noopener"
        >
          {HINT_TEXTS.open}
        </a>
      )}
    </>
  )
}

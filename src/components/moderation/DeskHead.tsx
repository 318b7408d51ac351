import './DeskHead.css'
import { DESK_TEXTS } from '#english/moderation/texts'
import { DUE_TEXTS } from '#english/report/texts-due'
import type { Desk } from '../../contract/moderation.ts'
import { PATHS } from '../../contract/paths.ts'

/** The tabs of a desk. They are links, because the view stands in the address. */
export function DeskViews<View extends string>({
  name,
  views,
  labels,
  view,
  counts,
  addressOf,
  onOpen,
}: {
  name: string
  views: readonly View[]
  labels: Record<View, string>
  view: View
  counts: Partial<Record<View, number>>
  addressOf: (view: View) => string
  onOpen: (view: View) => void
}) {
  return (
    <nav className="desk-views" aria-label={name}>
      {views.map((one) => (
        <a
          key={one}
          href={addressOf(one)}
          aria-current={one === view ? 'page' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onOpen(one)
          }}
        >
          {labels[one]}{' '}
          {counts[one] !== undefined && <span className="desk-count">{counts[one]}</span>}
        </a>
      ))}
    </nav>
  )
}

const KINDS = ['approved', 'rejected', 'users'] as const

/** What is overdue, by law or by our word, with the ways to it; nothing where nothing is. */
export function DeskOverdue({
  counts,
  reports,
}: {
  counts: Desk['counts'] | null
  /** The address of the desk's reports. */
  reports: string
}) {
  const ways = [
    [reports, DUE_TEXTS.onDesk(counts?.overdueReports ?? 0)],
    [PATHS.adminMessages, DUE_TEXTS.inMessages(counts?.overdueMessages ?? 0)],
    [PATHS.adminLaunches, DUE_TEXTS.inLaunches(counts?.overdueLaunches ?? 0)],
    [PATHS.adminPapers, DUE_TEXTS.inPapers(counts?.overduePapers ?? 0)],
  ] as const
  if (ways.every(([, words]) => !words)) return null
  return (
    <p className="desk-overdue">
      {ways.map(
        ([href, words]) =>
          words && (
            <a key={href} className="text-link" href={href}>
              {words}
            </a>
          ),
      )}
    </p>
  )
}

/** The numbers of decisions and of users; a dash while they are unknown. */
export function DeskCounts({ counts }: { counts: Desk['counts'] | null }) {
  return (
    <dl className="desk-counts">
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{DESK_TEXTS.counts[kind]}</dt>
          <dd>{counts ? counts[kind] : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

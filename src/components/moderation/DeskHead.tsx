import './DeskHead.css'
import type { Desk } from '../../contract/moderation.ts'
import { DESK_VIEWS, type DeskView } from '../../domain/moderation/constants.ts'
import { DESK_TEXTS, QUEUE_TEXTS as texts, VIEW_LABELS } from '#language/moderation/texts'

/** The tabs of the desk. They are links, because the view stands in the address. */
export function DeskViews({
  view,
  counts,
  addressOf,
  onOpen,
}: {
  view: DeskView
  counts: Partial<Record<DeskView, number>>
  addressOf: (view: DeskView) => string
  onOpen: (view: DeskView) => void
}) {
  return (
    <nav className="desk-views" aria-label={texts.views}>
      {DESK_VIEWS.map((one) => (
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
          {VIEW_LABELS[one]}{' '}
          {counts[one] !== undefined && <span className="desk-count">{counts[one]}</span>}
        </a>
      ))}
    </nav>
  )
}

const KINDS = ['approved', 'rejected', 'users'] as const

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

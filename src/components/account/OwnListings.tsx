import './OwnListings.css'
import { type ReactNode, useState } from 'react'
import type { OwnListing } from '../../contract/listing.ts'
import { PATHS } from '../../contract/paths.ts'
import type { Role } from '../../domain/account/constants.ts'
import { PROFILE_TEXTS as texts } from '#language/account/texts'
import { FIGURE_TEXTS } from '#language/listing/texts-poster'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { OwnListingHandlers } from './OwnListingActions.tsx'
import { OwnListingCard } from './OwnListingCard.tsx'

type Group = { state: OwnListing['state']; listings: OwnListing[] }

/** The poster's listings by state, or an invitation to post if there are none. */
export function OwnListings({
  groups,
  acting,
  problems,
  isOpen,
  onToggle,
  ...shared
}: OwnListingHandlers & {
  groups: readonly Group[]
  now: Date
  role: Role
  /** The listing on which an action is running. */
  acting: string | null
  problems: Readonly<Record<string, string | undefined>>
  isOpen: (state: string, count: number) => boolean
  onToggle: (state: string, open: boolean) => void
}) {
  if (groups.length === 0) return <NoListings />
  return groups.map(({ state, listings }) => (
    <Group
      key={state}
      state={state}
      count={listings.length}
      open={isOpen(state, listings.length)}
      onToggle={onToggle}
    >
      {state === 'pending' && <p className="muted">{texts.pendingNote}</p>}
      {state === 'approved' && <p className="muted">{FIGURE_TEXTS.note}</p>}
      <ul className="own-list">
        {listings.map((listing) => (
          <li key={listing.decisionId ?? listing.id}>
            <OwnListingCard
              listing={listing}
              busy={acting === listing.id}
              problem={problems[listing.id]}
              {...shared}
            />
          </li>
        ))}
      </ul>
    </Group>
  ))
}

/**
 * A group that its heading opens and closes. `open` is the first state; the group does not move when its list grows.
 */
function Group({
  state,
  count,
  open,
  onToggle,
  children,
}: {
  state: OwnListing['state']
  count: number
  open: boolean
  onToggle: (state: string, open: boolean) => void
  children: ReactNode
}) {
  const [first] = useState(open)
  return (
    <details
      className="own-group"
      open={first}
      onToggle={(event) => onToggle(state, event.currentTarget.open)}
    >
      <summary>
        <h3>
          {texts.groups[state]} <span className="own-count">{count}</span>
        </h3>
      </summary>
      {children}
    </details>
  )
}

function NoListings() {
  return (
    <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
      <a className="action action-main" href={PATHS.post}>
        {texts.post}
      </a>
    </EmptyState>
  )
}

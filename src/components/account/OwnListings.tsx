import type { OwnListing } from '../../contract/listing.ts'
import { PATHS } from '../../contract/paths.ts'
import type { Role } from '../../domain/account/constants.ts'
import { PROFILE_WORDS as WORDS } from '../../domain/account/messages.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { OwnListingHandlers } from './OwnListingActions.tsx'
import { OwnListingCard } from './OwnListingCard.tsx'

type Group = { state: OwnListing['state']; listings: OwnListing[] }

/** The poster's listings by state; an invitation where there are none. */
export function OwnListings({
  groups,
  acting,
  problems,
  ...shared
}: OwnListingHandlers & {
  groups: readonly Group[]
  now: Date
  role: Role
  /** The listing at which something is being done. */
  acting: string | null
  problems: Readonly<Record<string, string | undefined>>
}) {
  if (groups.length === 0) return <NoListings />
  return groups.map(({ state, listings }) => (
    <section className="own-group" key={state} aria-labelledby={`own-${state}`}>
      <h3 id={`own-${state}`}>
        {WORDS.groups[state]} <span className="own-count">{listings.length}</span>
      </h3>
      {state === 'pending' && <p className="muted">{WORDS.pendingNote}</p>}
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
    </section>
  ))
}

function NoListings() {
  return (
    <EmptyState title={WORDS.emptyTitle} text={WORDS.emptyText}>
      <a className="action action-main" href={PATHS.post}>
        {WORDS.post}
      </a>
    </EmptyState>
  )
}

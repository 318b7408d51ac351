import './OwnListings.css'
import { type ReactNode, useRef, useState } from 'react'
import { PROFILE_TEXTS as texts } from '#language/account/texts'
import { OWN_FILTER_TEXTS } from '#language/listing/texts-own'
import { FIGURE_TEXTS } from '#language/listing/texts-poster'
import { GONE_SUMMARY_LINK, goneSummary } from '#language/report/texts-gone'
import type { OwnListing } from '../../contract/listing.ts'
import { PATHS } from '../../contract/paths.ts'
import type { Role } from '../../domain/account/constants.ts'
import {
  FILTER_FROM,
  type OwnFilter as Filter,
  isReported,
  shownOwn,
} from '../../domain/listing/own-filter.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Status } from '../ui/Notice.tsx'
import { Pager } from '../ui/Pager.tsx'
import { NothingFits, OwnFilter } from './OwnFilter.tsx'
import type { OwnListingHandlers } from './OwnListingActions.tsx'
import { OwnListingCard } from './OwnListingCard.tsx'

type Rows = OwnListingHandlers & {
  now: Date
  role: Role
  /** The listing on which an action is running. */
  acting: string | null
  problems: Readonly<Record<string, string | undefined>>
  /** The open form of one listing: for its price, or for an answer about it. */
  opened: { id: string; form: ReactNode } | null
  onAnswer: (listing: OwnListing) => void
}

/** The groups of listings, in the order of the page: first those that wait for an answer of their poster. */
const GROUPS = ['reported', 'pending', 'rejected', 'approved'] as const
type GroupName = (typeof GROUPS)[number]
const groupOf = (listing: OwnListing): GroupName =>
  isReported(listing) ? 'reported' : listing.state
const GROUP_LABELS: Record<GroupName, string> = {
  ...texts.groups,
  reported: OWN_FILTER_TEXTS.states.reported,
}

/** The poster's listings: by state, or with a filter if there are many; an invitation to post if there are none. */
export function OwnListings({
  listings,
  filter,
  isOpen,
  onToggle,
  onTurn,
  ...rows
}: Rows & {
  listings: readonly OwnListing[]
  filter: Filter
  isOpen: (state: string, count: number) => boolean
  onToggle: (state: string, open: boolean) => void
  onTurn: (change: Partial<Filter>, typing?: boolean) => void
}) {
  if (listings.length === 0) return <NoListings />
  if (listings.length >= FILTER_FROM)
    return <Found listings={listings} filter={filter} onTurn={onTurn} {...rows} />
  const groups = GROUPS.map((state) => {
    const group = listings.filter((listing) => groupOf(listing) === state)
    if (group.length === 0) return null
    return (
      <Group
        key={state}
        state={state}
        count={group.length}
        open={isOpen(state, group.length)}
        onToggle={onToggle}
      >
        {state === 'pending' && <p className="muted">{texts.pendingNote}</p>}
        {state === 'approved' && <p className="muted">{FIGURE_TEXTS.note}</p>}
        <List listings={group} {...rows} />
      </Group>
    )
  })
  return (
    <>
      <Reported listings={listings} />
      {groups}
    </>
  )
}

/** Says above all listings how many of them wait for an answer, and leads to them where they do not follow at once. */
function Reported({
  listings,
  href,
  onShow,
}: {
  listings: readonly OwnListing[]
  href?: string
  onShow?: () => void
}) {
  const reported = listings.filter(isReported)
  const hidden = reported.filter(({ hiddenAt }) => hiddenAt !== null).length
  const said = goneSummary({ reported: reported.length, hidden })
  return (
    <Status tone="warning">
      {said && <p>{said}</p>}
      {said && href && (
        <a
          className="text-link"
          href={href}
          onClick={(event) => {
            event.preventDefault()
            onShow?.()
          }}
        >
          {GONE_SUMMARY_LINK}
        </a>
      )}
    </Status>
  )
}

/** Many listings: a filter, and one page of those that fit it. */
function Found({
  listings,
  filter,
  onTurn,
  ...rows
}: Rows & {
  listings: readonly OwnListing[]
  filter: Filter
  onTurn: (change: Partial<Filter>, typing?: boolean) => void
}) {
  const top = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = shownOwn(listings, filter, rows.now)
  const address = (page: number) => location.pathname + queryOf({ ...filter, page }) + location.hash
  const whole = { q: '', state: '', city: '', listingType: '', page: 1 } as const
  return (
    <div ref={top}>
      <Reported
        listings={listings}
        href={queryOf({ state: 'reported' })}
        onShow={() => {
          onTurn({ ...whole, state: 'reported' })
          list.current?.scrollIntoView()
          list.current?.focus()
        }}
      />
      <OwnFilter filter={filter} shown={shown} all={listings.length} onTurn={onTurn} />
      <div ref={list} tabIndex={-1}>
        {shown.count === 0 ? (
          <NothingFits
            filter={filter}
            without={shown.without}
            all={listings.length}
            onTurn={onTurn}
            onClear={() => onTurn(whole)}
          />
        ) : (
          <List listings={shown.rows} {...rows} />
        )}
      </div>
      <Pager
        page={shown.page}
        more={shown.more}
        hrefOf={address}
        onTurn={(page) => {
          onTurn({ page })
          top.current?.scrollIntoView()
        }}
      />
      <p className="muted">{FIGURE_TEXTS.note}</p>
    </div>
  )
}

function List({
  listings,
  acting,
  problems,
  opened,
  ...shared
}: Rows & { listings: readonly OwnListing[] }) {
  return (
    <ul className="own-list">
      {listings.map((listing) => (
        <li key={listing.decisionId ?? listing.id}>
          <OwnListingCard
            listing={listing}
            busy={acting === listing.id}
            problem={problems[listing.id]}
            form={opened?.id === listing.id && opened.form}
            {...shared}
          />
        </li>
      ))}
    </ul>
  )
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
  state: GroupName
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
          {GROUP_LABELS[state]} <span className="own-count">{count}</span>
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

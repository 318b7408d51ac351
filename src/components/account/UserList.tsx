import type { UserDetail, UserRow } from '../../contract/admin.ts'
import { PATHS } from '../../contract/paths.ts'
import {
  LISTING_STATE_LABELS,
  USER_STATUS_LABELS,
  USER_WORDS as WORDS,
} from '../../domain/account/users-messages.ts'
import { LISTING_STATES } from '../../domain/listing/constants.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { phoneHref } from '../../domain/site/settings.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { agoInWords } from '../../domain/time/rules.ts'
import { StateBadge, Tag } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { Portrait } from './Portrait.tsx'

type Actions = {
  /** Id of the admin who looks. */
  self: string | null
  opened: UserDetail | null
  now: Date
  onOpen: (id: string) => void
  onAsk: (user: UserRow, what: 'role' | 'status') => void
}

/** Accounts with what an admin can do to each; the details of one may be open. */
export function UserList({ users, ...actions }: Actions & { users: readonly UserRow[] }) {
  return (
    <ul className="rows">
      {users.map((user) => (
        <li key={user.id}>
          <User user={user} {...actions} />
        </li>
      ))}
    </ul>
  )
}

/** "3 published, 1 pending". */
function listingsLine({ listings }: UserRow): string {
  const said = LISTING_STATES.filter((state) => listings[state]).map(
    (state) => `${listings[state]} ${LISTING_STATE_LABELS[state].toLowerCase()}`,
  )
  return said.join(', ') || WORDS.noListings
}

function User({ user, self, opened, now, onOpen, onAsk }: Actions & { user: UserRow }) {
  const { id, name, email, role, status, verified, twoStep, createdAt, phoneEnd, photo } = user
  const open = opened?.id === id
  const panel = `user-${id}`
  return (
    <div className="user-row">
      <div className="user-words">
        <Portrait name={name} photo={photo} />
        <p className="row-title">
          {name} <Tag>{role}</Tag>
          {status === 'disabled' && (
            <>
              {' '}
              <StateBadge tone="bad">{USER_STATUS_LABELS.disabled}</StateBadge>
            </>
          )}
        </p>
        <p className="user-email">{email}</p>
        <p className="muted">
          {[
            verified ? WORDS.verified : WORDS.unverified,
            twoStep ? WORDS.twoStep : WORDS.noTwoStep,
            WORDS.phoneEnd(phoneEnd),
          ].join(' · ')}
        </p>
        <p className="muted">
          {WORDS.since(formatDate(createdAt))} · {listingsLine(user)}
        </p>
      </div>
      <div className="user-actions">
        <button
          type="button"
          className="action action-quiet"
          aria-expanded={open}
          aria-controls={panel}
          aria-label={WORDS.label(open ? WORDS.close : WORDS.open, name)}
          onClick={() => onOpen(id)}
        >
          {open ? WORDS.close : WORDS.open}
        </button>
        {id === self ? (
          <p className="muted user-self">{WORDS.you}</p>
        ) : (
          <>
            <QuietButton
              label={WORDS.label(WORDS.changeRole, name)}
              onClick={() => onAsk(user, 'role')}
            >
              {WORDS.changeRole}
            </QuietButton>
            {status === 'active' ? (
              <QuietButton
                tone="danger"
                label={WORDS.label(WORDS.disable, name)}
                onClick={() => onAsk(user, 'status')}
              >
                {WORDS.disable}
              </QuietButton>
            ) : (
              <QuietButton
                label={WORDS.label(WORDS.enable, name)}
                onClick={() => onAsk(user, 'status')}
              >
                {WORDS.enable}
              </QuietButton>
            )}
          </>
        )}
      </div>
      <div id={panel} className="user-detail" hidden={!open}>
        {open && opened && <Detail detail={opened} now={now} />}
      </div>
    </div>
  )
}

function Detail({
  detail: { id, mobileNumber, sessions, lastSeenAt },
  now,
}: {
  detail: UserDetail
  now: Date
}) {
  return (
    <>
      <dl className="row-facts">
        <div>
          <dt>{WORDS.phone}</dt>
          <dd>
            <a className="text-link" href={phoneHref(`+91 ${mobileNumber}`)}>
              +91 {mobileNumber}
            </a>
          </dd>
        </div>
        <div>
          <dt>{WORDS.sessions}</dt>
          <dd>{sessions ? WORDS.sessionCount(sessions) : WORDS.noSession}</dd>
        </div>
        <div>
          <dt>{WORDS.lastSeen}</dt>
          <dd>{lastSeenAt ? agoInWords(lastSeenAt, now) : WORDS.never}</dd>
        </div>
      </dl>
      <p>
        <a className="text-link" href={PATHS.adminAudit + queryOf({ actor: id })}>
          {WORDS.log}
        </a>
      </p>
    </>
  )
}

import './UserList.css'
import '../admin/rows.css'
import '../admin/tables.css'
import {
  LISTING_STATE_LABELS,
  USER_TEXTS as texts,
  USER_STATUS_LABELS,
} from '#english/account/texts-users'
import { AGENT_RERA_TEXTS } from '#language/account/texts'
import { PATHS } from '../../contract/paths.ts'
import type { UserDetail, UserRow } from '../../contract/users.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { LISTING_STATES } from '../../domain/listing/constants.ts'
import { FILE_ROLE } from '../../domain/listing-file/listing-file.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { shownNumber, wholeNumber } from '../../domain/phone/shown.ts'
import { agentReraState } from '../../domain/rera/numbers.ts'
import { phoneHref } from '../../domain/site/settings.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge, Tag } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Portrait } from './Portrait.tsx'

type Actions = {
  /** Id of the signed-in admin. */
  self: string | null
  opened: UserDetail | null
  now: Date
  onOpen: (id: string) => void
  onAsk: (user: UserRow, what: 'role' | 'status' | 'fileLimit') => void
}

const { columns: HEADS } = texts

/** Accounts with an admin's actions on each; the details of one may be open. */
export function UserList({ users, ...actions }: Actions & { users: readonly UserRow[] }) {
  return (
    <DataTable label={texts.title} heads={Object.values(HEADS)}>
      {users.map((user) => (
        <User key={user.id} user={user} {...actions} />
      ))}
    </DataTable>
  )
}

/** "3 published, 1 pending". */
function listingsLine({ listings }: UserRow): string {
  const counts = LISTING_STATES.filter((state) => listings[state]).map(
    (state) => `${listings[state]} ${LISTING_STATE_LABELS[state].toLowerCase()}`,
  )
  return counts.join(', ') || texts.noListings
}

function User({ user, self, opened, now, onOpen, onAsk }: Actions & { user: UserRow }) {
  const { id, name, email, role, status, verified, twoStep, createdAt, phoneEnd, photo } = user
  const open = opened?.id === id
  const panel = `user-${id}`
  return (
    <tbody data-open={open || undefined}>
      <tr>
        <th scope="row">
          <div className="user-words">
            <Portrait name={name} photo={photo} />
            <p>
              {name}{' '}
              {status === 'disabled' && (
                <StateBadge tone="bad">{USER_STATUS_LABELS.disabled}</StateBadge>
              )}
            </p>
            <p className="cell-muted user-email">{email}</p>
          </div>
        </th>
        <td>
          <Tag>{role}</Tag>
        </td>
        <td className="cell-muted">
          {verified ? texts.verified : texts.unverified}
          <br />
          {twoStep ? texts.twoStep : texts.noTwoStep}
        </td>
        <td className="cell-number" data-label={HEADS.phone}>
          …{phoneEnd}
        </td>
        <td className="cell-time" data-label={HEADS.since}>
          {formatDate(createdAt)}
        </td>
        <td className="cell-muted">{listingsLine(user)}</td>
        <td>
          <div className="cell-actions">
            <button
              type="button"
              className="action action-quiet"
              aria-expanded={open}
              aria-controls={panel}
              aria-label={texts.label(open ? texts.close : texts.open, name)}
              onClick={() => onOpen(id)}
            >
              {open ? texts.close : texts.open}
            </button>
            {id === self ? (
              <p className="cell-muted user-self">{texts.you}</p>
            ) : (
              <Changes user={user} onAsk={onAsk} />
            )}
          </div>
        </td>
      </tr>
      <tr id={panel} hidden={!open}>
        <td className="cell-details" colSpan={Object.keys(HEADS).length}>
          {open && opened && <Detail detail={opened} user={user} now={now} onAsk={onAsk} />}
        </td>
      </tr>
    </tbody>
  )
}

function Changes({ user, onAsk }: Pick<Actions, 'onAsk'> & { user: UserRow }) {
  const active = user.status === 'active'
  const words = active ? texts.disable : texts.enable
  return (
    <>
      <QuietButton
        label={texts.label(texts.changeRole, user.name)}
        onClick={() => onAsk(user, 'role')}
      >
        {texts.changeRole}
      </QuietButton>
      <QuietButton
        {...(active ? { tone: 'danger' as const } : {})}
        label={texts.label(words, user.name)}
        onClick={() => onAsk(user, 'status')}
      >
        {words}
      </QuietButton>
    </>
  )
}

function Detail({
  detail: { id, mobileNumber, agentRera, sessions, lastSeenAt, fileLimit },
  user,
  now,
  onAsk,
}: {
  detail: UserDetail
  user: UserRow
} & Pick<Actions, 'now' | 'onAsk'>) {
  return (
    <>
      <dl className="row-facts">
        <div>
          <dt>{texts.phone}</dt>
          <dd>
            <a className="text-link" href={phoneHref(wholeNumber(mobileNumber))}>
              {shownNumber(mobileNumber)}
            </a>
          </dd>
        </div>
        {agentRera && (
          <div>
            <dt>{AGENT_RERA_TEXTS.label}</dt>
            <dd>
              {agentRera}{' '}
              {!agentReraState(agentRera) && (
                <StateBadge tone="waiting">{texts.oddAgentRera}</StateBadge>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.sessions}</dt>
          <dd>{sessions ? texts.sessionCount(sessions) : texts.noSession}</dd>
        </div>
        <div>
          <dt>{texts.lastSeen}</dt>
          <dd>{lastSeenAt ? agoInWords(lastSeenAt, now) : texts.never}</dd>
        </div>
        {user.role === FILE_ROLE && (
          <div>
            <dt>{texts.fileLimit}</dt>
            <dd>
              {fileLimit
                ? texts.linesUntil(fileLimit.lines, formatMoment(fileLimit.until))
                : texts.linesADay(RATE_LIMITS.fileLines.attempts)}
            </dd>
          </div>
        )}
      </dl>
      {user.role === FILE_ROLE && (
        <div className="button-row">
          <QuietButton
            label={texts.label(texts.changeFileLimit, user.name)}
            onClick={() => onAsk(user, 'fileLimit')}
          >
            {texts.changeFileLimit}
          </QuietButton>
        </div>
      )}
      <p>
        <a className="text-link" href={PATHS.adminAudit + queryOf({ actor: id })}>
          {texts.log}
        </a>
      </p>
    </>
  )
}

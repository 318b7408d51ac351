import type { OwnSession } from '../../contract/security.ts'
import { SECURITY_TEXTS as WORDS } from '../../domain/account/texts-security.ts'
import { relativeDay } from '../../domain/time/calendar.ts'
import { Tag } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'

/** The devices where the user is signed in. Each except this one can be signed out. */
export function SessionList({
  sessions,
  now,
  onEnd,
}: {
  sessions: readonly OwnSession[]
  now: Date
  onEnd: (id: string) => void
}) {
  return (
    <ul className="security-sessions">
      {sessions.map(({ id, device, startedAt, lastSeenAt, current }) => (
        <li key={id}>
          <div>
            <p className="session-device">
              {device ?? WORDS.unknownDevice} {current && <Tag>{WORDS.thisDevice}</Tag>}
            </p>
            <p className="muted">
              {WORDS.lastUsed(relativeDay(lastSeenAt, now))},{' '}
              {WORDS.since(relativeDay(startedAt, now))}
            </p>
          </div>
          {!current && (
            <QuietButton
              label={`${WORDS.end}: ${device ?? WORDS.unknownDevice}`}
              onClick={() => onEnd(id)}
            >
              {WORDS.end}
            </QuietButton>
          )}
        </li>
      ))}
    </ul>
  )
}

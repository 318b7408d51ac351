import './security.css'
import { SECURITY_TEXTS as texts } from '#language/account/texts-security'
import { actOn } from '#language/text/texts'
import type { OwnSession } from '../../contract/security.ts'
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
              {texts.device(device)} {current && <Tag>{texts.thisDevice}</Tag>}
            </p>
            <p className="muted">
              {texts.lastUsed(relativeDay(lastSeenAt, now))},{' '}
              {texts.since(relativeDay(startedAt, now))}
            </p>
          </div>
          {!current && (
            <QuietButton label={actOn(texts.end, texts.device(device))} onClick={() => onEnd(id)}>
              {texts.end}
            </QuietButton>
          )}
        </li>
      ))}
    </ul>
  )
}

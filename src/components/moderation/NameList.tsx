import '../admin/rail.css'
import './ReportedList.css'
import { NAME_TEXTS as texts } from '#english/moderation/texts'
import type { WaitingName } from '../../contract/users.ts'
import { mailHref } from '../../domain/site/settings.ts'
import { agoInWords } from '../../domain/time/rules.ts'
import { Tag } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { NameHints } from './HintBadges.tsx'

/** Names that wait for a decision, each with the present public name and its account. */
export function NameList({
  names,
  now,
  busy,
  onDecide,
}: {
  names: readonly WaitingName[]
  now: Date
  busy: string | null
  onDecide: (one: WaitingName, approved: boolean) => void
}) {
  return (
    <ul className="report-list">
      {names.map((one) => (
        <li key={one.id} aria-busy={busy === one.id}>
          <p className="log-title name-line">
            {one.waitingName} <Tag>{one.role}</Tag> <NameHints hints={one.hints} />
          </p>
          <div>
            <p>{texts.now(one.name)}</p>
            <p className="muted">
              <a className="text-link" href={mailHref(one.email)}>
                {one.email}
              </a>{' '}
              {texts.asked(agoInWords(one.since, now), one.listings)}
            </p>
          </div>
          <div className="report-ways">
            <QuietButton
              label={`${texts.approve}: ${one.waitingName}`}
              disabled={busy !== null}
              onClick={() => onDecide(one, true)}
            >
              {texts.approve}
            </QuietButton>
            <QuietButton
              tone="danger"
              label={`${texts.refuse}: ${one.waitingName}`}
              disabled={busy !== null}
              onClick={() => onDecide(one, false)}
            >
              {texts.refuse}
            </QuietButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

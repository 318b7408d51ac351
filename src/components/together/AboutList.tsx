import '../shortlist/SharePanel.css'
import '../ui/check.css'
import './AboutList.css'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import { loginPath, PATHS } from '../../contract/paths.ts'
import type { Together } from '../../contract/together.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { QuietButton } from '../ui/Button.tsx'

/** What the two see of each other, the mails about the list, and its end. */
export function AboutList({
  list: { host, joinedAt, mails, searches, othersSearches },
  other,
  onMails,
  onShare,
  onEnd,
}: {
  list: Together
  other: string
  onMails: (mails: boolean) => void
  onShare: (search: string, shared: boolean) => void
  onEnd: () => void
}) {
  return (
    <section className="share-body" aria-labelledby="about-list">
      <h2 id="about-list">{texts.about}</h2>
      {host && joinedAt && <p>{texts.sharedWith(other, formatLongDate(joinedAt))}</p>}
      <p>{host ? texts.seesHost : texts.seesGuest(other)}</p>
      {mails === null ? (
        <p>
          {texts.mailsNeed}{' '}
          <a className="text-link only-signed-out" href={loginPath(PATHS.together)}>
            {texts.toLogin}
          </a>
        </p>
      ) : (
        <label className="check">
          <input
            type="checkbox"
            checked={mails}
            onChange={({ target }) => onMails(target.checked)}
          />
          <span>
            {texts.mails(other)} <span className="muted">{texts.mailsHint}</span>
          </span>
        </label>
      )}
      {searches.length > 0 && (
        <fieldset className="about-searches">
          <legend>{texts.searches(other)}</legend>
          {searches.map(({ id, query, shared }) => (
            <label className="check" key={id}>
              <input
                type="checkbox"
                checked={shared}
                onChange={({ target }) => onShare(id, target.checked)}
              />
              <span>{savedSearchName(query)}</span>
            </label>
          ))}
          <p className="muted">{texts.searchesHint(other)}</p>
        </fieldset>
      )}
      {othersSearches.length > 0 && (
        <>
          <p>{texts.othersSearches(other)}</p>
          <ul>
            {othersSearches.map((query) => (
              <li key={query}>
                <a className="text-link" href={PATHS.search + query}>
                  {savedSearchName(query)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="share-list">
        <summary className="action action-quiet">{host ? texts.end(other) : texts.leave}</summary>
        <p>{host ? texts.endHost(other) : texts.leaveText(other)}</p>
        <QuietButton tone="danger" onClick={onEnd}>
          {texts.sure}
        </QuietButton>
      </details>
    </section>
  )
}

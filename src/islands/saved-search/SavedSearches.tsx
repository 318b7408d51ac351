import '../../components/saved-search/SavedSearchList.css'
import '../../components/ui/check.css'
import { useEffect } from 'react'
import { PROFILE_TEXTS } from '#language/account/texts'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import { SAVED_SEARCH_LIST_TEXTS, SAVED_SEARCH_TEXTS as texts } from '#language/saved-search/texts'
import { requireSession } from '../../client/account/session-needed.ts'
import {
  $homeMails,
  $searches,
  $searchesAnnouncement,
  $searchesProblem,
  $searchMailStop,
  changeHomeMails,
  forgetSearch,
  refreshSearches,
  setRhythm,
} from '../../client/saved-search/saved-searches.store.ts'
import { FieldHint } from '../../components/form/Field.tsx'
import { hintId } from '../../components/form/field.ts'
import { SavedSearchList } from '../../components/saved-search/SavedSearchList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PATHS } from '../../contract/paths.ts'
import { useInitial } from '../lib/use-initial.ts'

async function read(): Promise<void> {
  if (await requireSession()) await refreshSearches()
}

/** The user's saved searches, and how often mails are sent about them. */
export function SavedSearches() {
  const searches = useInitial($searches)
  const problem = useInitial($searchesProblem)
  const stop = useInitial($searchMailStop)
  const announcement = useInitial($searchesAnnouncement)
  const homeMails = useInitial($homeMails)
  useEffect(() => void read(), [])
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches">{texts.title}</h2>
      <Status tone="success">{announcement}</Status>
      {problem && (
        <Alert ways={<QuietButton onClick={() => void read()}>{PROFILE_TEXTS.retry}</QuietButton>}>
          <p>{problem}</p>
        </Alert>
      )}
      {stop && (
        <div className="saved-searches-stopped">
          <Alert tone="warning">
            <p>
              {SAVED_SEARCH_LIST_TEXTS.mailsStopped}{' '}
              <a href={`${PATHS.profile}#security`}>{SECURITY_TEXTS.howToStart}</a>
            </p>
          </Alert>
        </div>
      )}
      {!searches && !problem && (
        <Skeleton label={SAVED_SEARCH_LIST_TEXTS.loading} shape="row" count={3} />
      )}
      {searches && (
        <SavedSearchList
          searches={searches}
          onRhythm={(search, rhythm) => void setRhythm(search, rhythm)}
          onRemove={(search) => void forgetSearch(search)}
        />
      )}
      {homeMails !== null && (
        <div className="saved-searches-homes">
          <label className="check">
            <input
              type="checkbox"
              checked={homeMails}
              aria-describedby={hintId('homeMails')}
              onChange={(event) => void changeHomeMails(event.target.checked)}
            />
            <span>{SAVED_SEARCH_LIST_TEXTS.homes}</span>
          </label>
          <FieldHint name="homeMails" hint={SAVED_SEARCH_LIST_TEXTS.homesHint} />
        </div>
      )}
    </section>
  )
}

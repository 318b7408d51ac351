import '../../components/admin/frame.css'
import '../../components/content/entries.css'
import { useEffect } from 'react'
import { COLLECTION_TEXTS, ENTRY_TEXTS as texts } from '#english/content/texts'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { DESK_TEXTS } from '#english/moderation/texts'
import { $refused } from '../../client/account/admin-access.ts'
import {
  $announcement,
  $collection,
  $entries,
  $entriesProblem,
  $launch,
  $launchProblem,
  $removing,
  noteSeen,
  refreshEntries,
  startEntries,
} from '../../client/content/entries.store.ts'
import { $entryDraft, openForm, openLaunch, turnTo } from '../../client/content/entry-form.store.ts'
import { EntryTable } from '../../components/content/EntryTable.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { Refused } from '../../components/site/Refused.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PATHS } from '../../contract/paths.ts'
import type { Collection } from '../../domain/content/fields.ts'
import { useInitial } from '../lib/use-initial.ts'
import { PublicSite } from '../rebuild/PublicSite.tsx'
import { EntryForm } from './EntryForm.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** Manages one or two collections: their entries in a list, and the form of one beside it. */
export function EntriesDesk({
  collections,
}: {
  collections: readonly [Collection, ...Collection[]]
}) {
  const refused = useInitial($refused)
  const collection = useInitial($collection)
  const announcement = useInitial($announcement)
  const [first] = collections
  const launch = useInitial($launch)
  useEffect(() => {
    const end = startEntries(first)
    openForm(null)
    return end
  }, [first])
  useEffect(() => {
    if (launch?.state === 'waiting') void openLaunch(launch)
  }, [launch])
  if (refused) return <Refused />
  const choices = collections.map((value) => ({ value, label: COLLECTION_TEXTS[value].title }))
  return (
    <div className="entries-desk">
      <div className="entries-side">
        {collections.length > 1 && (
          <RadioGroup
            name="collection"
            label={texts.choose}
            options={choices}
            value={collection}
            onChoose={(chosen) => void turnTo(chosen as Collection)}
          />
        )}
        <PublicSite />
        <Status tone="success">{announcement}</Status>
        <LaunchNotice />
        <Entries />
      </div>
      <EntryForm collection={collection} />
    </div>
  )
}

/** Why the launch that the address names is not in the form; and the way back to one that waits. */
function LaunchNotice() {
  const launch = useInitial($launch)
  const problem = useInitial($launchProblem)
  const { launch: opened } = useInitial($entryDraft)
  if (launch?.state === 'waiting')
    return opened?.id === launch.id ? null : (
      <QuietButton onClick={() => void openLaunch(launch)}>
        {LAUNCH_DESK_TEXTS.goOn(launch.fields.projectBuildingName)}
      </QuietButton>
    )
  if (!problem && !launch) return null
  const by = launch?.decidedBy ?? LAUNCH_DESK_TEXTS.anotherAdmin
  return (
    <Alert
      ways={
        <a className="action action-quiet" href={PATHS.adminLaunches}>
          {LAUNCH_DESK_TEXTS.back}
        </a>
      }
    >
      {launch ? LAUNCH_DESK_TEXTS.decidedBy(launch.state, by) : problem}
    </Alert>
  )
}

/** Opens the form of a new entry; on a phone it is far below the list. */
function add(): void {
  openForm(null)
  document.getElementById('form-title')?.focus()
}

function Entries() {
  const collection = useInitial($collection)
  const entries = useInitial($entries)
  const problem = useInitial($entriesProblem)
  const { entry } = useInitial($entryDraft)
  return (
    <section aria-labelledby="entries-title" aria-busy={!entries && !problem}>
      <div className="list-head">
        <h2 id="entries-title">
          {COLLECTION_TEXTS[collection].title}{' '}
          {entries && <span className="muted">({entries.length})</span>}
        </h2>
        <QuietButton onClick={add}>{texts.add(COLLECTION_TEXTS[collection].one)}</QuietButton>
      </div>
      {problem && (
        <Alert
          ways={<QuietButton onClick={() => void refreshEntries()}>{DESK_TEXTS.retry}</QuietButton>}
        >
          {problem}
        </Alert>
      )}
      {!entries && !problem && <Skeleton label={texts.loading} shape="row" count={5} />}
      {entries && (
        <EntryTable
          collection={collection}
          entries={entries}
          editing={entry?.id ?? null}
          onEdit={openForm}
          onRemove={(gone) => $removing.set(gone)}
          onSeen={noteSeen}
        />
      )}
      <RemoveDialog collection={collection} />
    </section>
  )
}

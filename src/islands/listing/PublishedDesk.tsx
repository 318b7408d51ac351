import '../../components/content/entries.css'
import { type SubmitEvent, useEffect } from 'react'
import { $refused } from '../../client/account/admin-access.ts'
import {
  $announcement,
  $problem,
  $published,
  $search,
  $unpublishing,
  $working,
  createUnpublishing,
  find,
  openUnpublish,
  setClosed,
  startPublished,
} from '../../client/listing/published.store.ts'
import { TextField } from '../../components/form/TextField.tsx'
import { PublishedList } from '../../components/listing/PublishedList.tsx'
import { Refused } from '../../components/site/Refused.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PUBLISHED_TEXTS as texts } from '#language/listing/texts-published'
import { DESK_TEXTS } from '#language/moderation/texts'
import { RejectDialog } from '../moderation/RejectDialog.tsx'
import { PublicSite } from '../rebuild/PublicSite.tsx'
import { useInitial } from '../lib/use-initial.ts'

/** Published listings: search, confirm, close and take down. */
export function PublishedDesk() {
  const refused = useInitial($refused)
  const published = useInitial($published)
  const problem = useInitial($problem)
  const announcement = useInitial($announcement)
  const search = useInitial($search)
  const working = useInitial($working)
  const unpublishing = useInitial($unpublishing)
  useEffect(startPublished, [])
  if (refused) return <Refused />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void find()
  }
  return (
    <div className="entries-desk entries-wide">
      <section className="entries-side" aria-label={texts.title} aria-busy={!published && !problem}>
        <search>
          <form className="entries-search" onSubmit={submit}>
            <TextField
              name="search"
              type="search"
              label={texts.search}
              hint={texts.searchHint}
              value={search}
              onChange={(event) => $search.set(event.target.value)}
            />
            <SubmitButton busyText={texts.find}>{texts.find}</SubmitButton>
          </form>
        </search>
        <PublicSite />
        <Status tone="success">{announcement}</Status>
        {problem && (
          <Alert ways={<QuietButton onClick={() => void find()}>{DESK_TEXTS.retry}</QuietButton>}>
            {problem}
          </Alert>
        )}
        {!published && !problem && <Skeleton label={texts.loading} shape="row" count={5} />}
        {published && (
          <PublishedList
            listings={published.listings}
            now={new Date()}
            working={working}
            onClosed={(listing, closed) => void setClosed(listing, closed)}
            onUnpublish={openUnpublish}
          />
        )}
        {published?.more && <p className="muted">{texts.more}</p>}
      </section>
      <RejectDialog
        create={unpublishing && (() => createUnpublishing(unpublishing))}
        words={texts.dialog}
        onClose={() => $unpublishing.set(null)}
      />
    </div>
  )
}

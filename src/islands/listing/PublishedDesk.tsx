import '../../components/admin/frame.css'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { PUBLISHED_TEXTS as texts } from '#language/listing/texts-published'
import { LIST_TEXTS } from '#language/paging/texts'
import {
  $announcement,
  $unpublishing,
  $working,
  createUnpublishing,
  openUnpublish,
  published,
  setClosed,
  startPublished,
} from '../../client/listing/published.store.ts'
import { Select } from '../../components/form/Select.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { PublishedList } from '../../components/listing/PublishedList.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { LISTING_TYPES } from '../../domain/listing/constants.ts'
import { ListDesk } from '../lib/ListDesk.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { RejectDialog } from '../moderation/RejectDialog.tsx'
import { PublicSite } from '../rebuild/PublicSite.tsx'

const TYPES = LISTING_TYPES.map((value) => ({ value, label: LISTING_TYPE_LABELS[value] }))

/** Published listings: filter, confirm, close and take down. */
export function PublishedDesk() {
  const announcement = useInitial($announcement)
  const working = useInitial($working)
  const unpublishing = useInitial($unpublishing)
  return (
    <>
      <ListDesk
        list={published}
        start={startPublished}
        fields={({ city, listingType, q }) => (
          <>
            <Select
              name="city"
              label={texts.city}
              options={CITY_NAMES}
              empty={LIST_TEXTS.all}
              defaultValue={city}
            />
            <Select
              name="listingType"
              label={texts.listingType}
              options={TYPES}
              empty={LIST_TEXTS.all}
              defaultValue={listingType}
            />
            <TextField
              name="q"
              type="search"
              label={texts.search}
              hint={texts.searchHint}
              defaultValue={q}
            />
          </>
        )}
        above={
          <>
            <PublicSite />
            <Status tone="success">{announcement}</Status>
          </>
        }
        empty={texts.none}
      >
        {(rows) => (
          <PublishedList
            listings={rows}
            now={new Date()}
            working={working}
            onClosed={(listing, closed) => void setClosed(listing, closed)}
            onUnpublish={openUnpublish}
          />
        )}
      </ListDesk>
      <RejectDialog
        create={unpublishing && (() => createUnpublishing(unpublishing))}
        words={texts.dialog}
        onClose={() => $unpublishing.set(null)}
      />
    </>
  )
}

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
import { FilterForm } from '../../components/ui/FilterForm.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { LISTING_TYPES } from '../../domain/listing/constants.ts'
import { publishedFilter } from '../../domain/listing/published-filter.ts'
import { AdminFrame, AdminRows } from '../lib/AdminList.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { RejectDialog } from '../moderation/RejectDialog.tsx'
import { PublicSite } from '../rebuild/PublicSite.tsx'

/** Published listings: filter, confirm, close and take down. */
export function PublishedDesk() {
  const announcement = useInitial($announcement)
  const working = useInitial($working)
  const unpublishing = useInitial($unpublishing)
  const above = (
    <>
      <Filter />
      <PublicSite />
      <Status tone="success">{announcement}</Status>
    </>
  )
  return (
    <>
      <AdminFrame list={published} start={startPublished} above={above}>
        {(read) => (
          <AdminRows list={published} read={read} empty={texts.none} turnTo={published.turnTo}>
            <PublishedList
              listings={read.rows}
              now={new Date()}
              working={working}
              onClosed={(listing, closed) => void setClosed(listing, closed)}
              onUnpublish={openUnpublish}
            />
          </AdminRows>
        )}
      </AdminFrame>
      <RejectDialog
        create={unpublishing && (() => createUnpublishing(unpublishing))}
        words={texts.dialog}
        onClose={() => $unpublishing.set(null)}
      />
    </>
  )
}

function Filter() {
  const { city, listingType, q } = useInitial(published.$filter)
  const types = LISTING_TYPES.map((value) => ({ value, label: LISTING_TYPE_LABELS[value] }))
  return (
    <FilterForm
      shown={`${city} ${listingType} ${q}`}
      onFilter={(values) => void published.turnTo(publishedFilter(new URLSearchParams(values)))}
    >
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
        options={types}
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
    </FilterForm>
  )
}

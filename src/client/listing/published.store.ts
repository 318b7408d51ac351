import { atom } from 'nanostores'
import { availabilityLabel } from '#language/listing/texts-described'
import { PUBLISHED_TEXTS as texts } from '#language/listing/texts-published'
import {
  type PublishedListing,
  readPublished,
  setAvailability,
  unpublishListing,
} from '../../contract/listing.ts'
import { publishedFilter } from '../../domain/listing/published-filter.ts'
import { closedState } from '../../domain/listing/rules.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'
import { createReasonForm } from '../moderation/reason-form.ts'
import {
  followRebuild,
  refreshRebuild,
  stopFollowing,
  watchRebuild,
} from '../rebuild/rebuild.store.ts'

export const $announcement = atom('')
export const published = createAdminList({
  action: 'listing.manage',
  read: publishedFilter,
  ask: (query) => call(readPublished, { query }),
})
/** The listing on which an action is running. */
export const $working = atom<string | null>(null)
/** The listing that will be taken down once a reason is written. */
export const $unpublishing = atom<PublishedListing | null>(null)

/** Starts the page; returns a function that stops it. */
export function startPublished(): () => void {
  const stop = published.start(() => void watchRebuild())
  return () => {
    stop()
    stopFollowing()
  }
}

async function changed(announcement: string): Promise<void> {
  await Promise.all([published.refresh(), refreshRebuild()])
  $announcement.set(announcement)
  followRebuild()
}

/** Marks a listing as sold or rented, or confirms that it is still available. */
export async function setClosed(listing: PublishedListing, closed: boolean): Promise<void> {
  if ($working.get()) return
  $working.set(listing.id)
  const answer = await call(setAvailability, {
    params: { id: listing.id },
    body: { version: listing.version, closed },
  })
  $working.set(null)
  const name = listing.projectBuildingName
  if (answer.ok)
    return changed(
      closed
        ? texts.closed(
            name,
            availabilityLabel(closedState(listing.listingType), listing.propertyType),
          )
        : texts.confirmed(name),
    )
  await published.refresh()
  published.explain(answer)
}

export function openUnpublish(listing: PublishedListing): void {
  if (!$working.get()) $unpublishing.set(listing)
}

/** The form for taking a listing down in the version that was read. */
export const createUnpublishing = ({ id, version, projectBuildingName: name }: PublishedListing) =>
  createReasonForm(
    { id, name },
    {
      send: async (reason) => {
        $working.set(id)
        const answer = await call(unpublishListing, { params: { id }, body: { version, reason } })
        $working.set(null)
        return answer
      },
      onDone: () => {
        $unpublishing.set(null)
        return changed(texts.unpublished(name))
      },
      onFailed: async (failure) => {
        if (failure.fields?.reason) return
        $unpublishing.set(null)
        await published.refresh()
        published.explain(failure)
      },
    },
  )

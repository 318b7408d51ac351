import { atom } from 'nanostores'
import {
  type PublishedListing,
  readPublished,
  setAvailability,
  unpublishListing,
} from '../../contract/listing.ts'
import { AVAILABILITY_LABELS } from '#language/listing/texts-described'
import { PUBLISHED_TEXTS as texts } from '#language/listing/texts-published'
import { closedState } from '../../domain/listing/rules.ts'
import { searchText } from '../../domain/paging/rules.ts'
import { ensureAllowed } from '../account/admin-access.ts'
import { call } from '../lib/api.ts'
import { createQuery, whole } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { createReasonForm } from '../moderation/reason-form.ts'
import {
  followRebuild,
  refreshRebuild,
  stopFollowing,
  watchRebuild,
} from '../rebuild/rebuild.store.ts'

export const $announcement = atom('')
export const $search = atom('')
/** The results of the current search, and the message for a failed read or action. */
export const {
  $value: $published,
  $problem,
  refresh: find,
} = createQuery(
  () => call(readPublished, { query: { q: searchText($search.get()) } }),
  whole,
  () => texts.failed,
)
/** The listing on which an action is running. */
export const $working = atom<string | null>(null)
/** The listing that will be taken down once a reason is written. */
export const $unpublishing = atom<PublishedListing | null>(null)

/** Starts the page; returns a function that stops it. */
export function startPublished(): () => void {
  void begin()
  return stopFollowing
}

async function begin(): Promise<void> {
  if (!(await ensureAllowed('listing.manage'))) return
  await Promise.all([find(), watchRebuild()])
}

async function changed(announcement: string): Promise<void> {
  $problem.set(null)
  await Promise.all([find(), refreshRebuild()])
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
        ? texts.closed(name, AVAILABILITY_LABELS[closedState(listing.listingType)])
        : texts.confirmed(name),
    )
  await find()
  $problem.set(sentenceOf(answer))
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
        await find()
        $problem.set(sentenceOf(failure))
      },
    },
  )

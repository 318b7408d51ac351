import { atom, map } from 'nanostores'
import {
  type PublishedListing,
  readPublished,
  setAvailability,
  unpublishListing,
} from '../../contract/listing.ts'
import type { Failure } from '../../contract/result.ts'
import { AVAILABILITY_LABELS } from '../../domain/listing/card.ts'
import { PUBLISHED_TEXTS as WORDS } from '../../domain/listing/texts-published.ts'
import { closedState } from '../../domain/listing/standing.ts'
import { MODERATION_TEXTS } from '../../domain/moderation/texts.ts'
import { $refused, admit } from '../account/admin-access.ts'
import { call } from '../lib/api.ts'
import {
  followRebuild,
  refreshRebuild,
  stopFollowing,
  watchRebuild,
} from '../rebuild/rebuild.store.ts'

/** What was found; null until first read. */
export const $published = atom<{ listings: readonly PublishedListing[]; more: boolean } | null>(
  null,
)
/** The sentence about what could not be read or done; null while all is well. */
export const $problem = atom<string | null>(null)
export const $news = atom('')
export const $search = atom('')
/** The listing at which something is being done. */
export const $working = atom<string | null>(null)
/** The listing that is to be taken down once a reason is written. */
export const $unpublishing = atom<PublishedListing | null>(null)
/** Reasons as typed, by listing: closing the dialog loses none, and none is taken for another listing's. */
export const $reasons = map<Record<string, string>>({})
export const $reasonError = atom<string | null>(null)

let asked = 0

/** Finds listings by the search at hand. An answer that was overtaken by another search is dropped. */
export async function find(): Promise<void> {
  asked += 1
  const own = asked
  const endpoint = {
    ...readPublished,
    path: `${readPublished.path}?q=${encodeURIComponent($search.get().trim())}`,
  }
  const answer = await call(endpoint)
  if (own !== asked) return
  if (answer.ok) {
    $published.set(answer.value)
    $problem.set(null)
  } else explain(answer, WORDS.failed)
}

function explain({ code, message }: Failure, sentence = message): void {
  if (code === 'forbidden') $refused.set(true)
  $problem.set(sentence ?? null)
}

/** Sets the page going; returns what ends it. */
export function startPublished(): () => void {
  void begin()
  return stopFollowing
}

async function begin(): Promise<void> {
  if (!(await admit('listing.manage'))) return
  await Promise.all([find(), watchRebuild()])
}

async function changed(news: string): Promise<void> {
  $problem.set(null)
  await Promise.all([find(), refreshRebuild()])
  $news.set(news)
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
        ? WORDS.closed(name, AVAILABILITY_LABELS[closedState(listing.listingType)])
        : WORDS.confirmed(name),
    )
  await find()
  explain(answer)
}

export function openUnpublish(listing: PublishedListing): void {
  $reasonError.set(null)
  $unpublishing.set(listing)
}

/** Keeps a reason as it is typed or chosen. */
export function writeReason(text: string): void {
  const id = $unpublishing.get()?.id
  if (id) $reasons.setKey(id, text)
}

/** Takes the listing down, for the reason written. */
export async function unpublish(): Promise<void> {
  const listing = $unpublishing.get()
  if (!listing || $working.get()) return
  const reason = ($reasons.get()[listing.id] ?? '').trim()
  if (!reason) return $reasonError.set(MODERATION_TEXTS.reasonMissing)
  $working.set(listing.id)
  const answer = await call(unpublishListing, {
    params: { id: listing.id },
    body: { version: listing.version, reason },
  })
  $working.set(null)
  if (!answer.ok && answer.fields?.reason) return $reasonError.set(answer.fields.reason)
  $unpublishing.set(null)
  if (answer.ok) {
    $reasons.setKey(listing.id, '')
    return changed(WORDS.unpublished(listing.projectBuildingName))
  }
  await find()
  explain(answer)
}

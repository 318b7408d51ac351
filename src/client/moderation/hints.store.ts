import { map } from 'nanostores'
import { HINT_TEXTS } from '#english/hints/texts'
import type { ListingHints, PosterHistory } from '../../contract/hints.ts'
import * as hintsApi from '../../contract/hints.ts'
import type { QueuedListing } from '../../contract/moderation.ts'
import type { Result } from '../../contract/result.ts'
import { neighbour, versionKey } from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { type OwnWords, sentenceOf } from '../lib/sentence.ts'
import { $deciding } from './decisions.store.ts'
import { $place, $queue, $shown } from './desk.store.ts'
import { forgetHomes } from './same-homes.store.ts'

/** The server's answer, or the message for a failure. */
export type Loaded<T> = { value: T } | { problem: string }
const loaded = <T>(result: Result<T>, words?: OwnWords): Loaded<T> =>
  result.ok ? { value: result.value } : { problem: sentenceOf(result, words) }

/** Hints by listing and version. */
export const $hints = map<Record<string, Loaded<ListingHints>>>({})
/** Histories by poster, read on request. */
export const $posters = map<Record<string, Loaded<PosterHistory>>>({})
const underWay = new Set<string>()

async function readHints(listing: QueuedListing): Promise<void> {
  const key = versionKey(listing)
  const known = $hints.get()[key]
  if ((known && 'value' in known) || underWay.has(key)) return
  underWay.add(key)
  const result = await call(hintsApi.readHints, { params: { id: listing.id } })
  underWay.delete(key)
  $hints.setKey(key, loaded(result, { failed: HINT_TEXTS.failed }))
}

/** Reads the hints of the shown listing, then those of the next one, which will be needed soon. */
export async function readHintsAhead(): Promise<void> {
  const shown = $shown.get()
  if (!shown) return
  await readHints(shown)
  const next = neighbour($queue.get(), shown.id, $place.get(), 1)
  if (next && $shown.get()?.id === shown.id) await readHints(next)
}

/** Reads the history of a poster, or reads it again. */
export async function readPoster(id: string): Promise<void> {
  const result = await call(hintsApi.readPoster, { params: { id } })
  $posters.setKey(id, loaded(result))
}

/** Loads the hints of the shown listing. A decision may change the hints of others, so they are read again. */
export function followHints(): () => void {
  let shown = ''
  const ends = [
    $shown.subscribe((listing) => {
      const key = listing ? versionKey(listing) : ''
      if (key !== shown) void readHintsAhead()
      shown = key
    }),
    $deciding.listen((work) => {
      if (work) return
      const shown = $shown.get()
      const known = shown && $hints.get()[versionKey(shown)]
      $hints.set(shown && known ? { [versionKey(shown)]: known } : {})
      $posters.set({})
      forgetHomes()
      void readHintsAhead()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

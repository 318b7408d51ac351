import { atom } from 'nanostores'
import { SAVED_SEARCH_LIST_TEXTS } from '#language/saved-search/texts'
import {
  changeRhythm,
  readSavedSearches,
  removeSavedSearch,
  type SavedSearch,
} from '../../contract/saved-search.ts'
import { setHomeMails } from '../../contract/shortlist.ts'
import type { MailStop } from '../../domain/mail/stops.ts'
import type { RhythmChoice } from '../../domain/saved-search/constants.ts'
import { afterChoice } from '../../domain/saved-search/pause.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'

/** The reason why mails about new listings have stopped; null while they are sent. */
export const $searchMailStop = atom<MailStop | null>(null)
/** Whether mails tell of saved listings that became cheaper; null while it is not known. */
export const $homeMails = atom<boolean | null>(null)
/** The saved searches of the user, and the message for a failed read or action. */
export const {
  $value: $searches,
  $problem: $searchesProblem,
  refresh: refreshSearches,
} = createQuery(
  () => call(readSavedSearches),
  ({ searches, mailStop, homeMails }) => {
    $homeMails.set(homeMails)
    $searchMailStop.set(mailStop)
    return searches
  },
  () => SAVED_SEARCH_LIST_TEXTS.failed,
)
export const $searchesAnnouncement = atom('')

/** Shows a change at once, and reverts it if the server refuses it. */
async function change(
  next: (searches: readonly SavedSearch[]) => SavedSearch[],
  send: () => ReturnType<typeof call<typeof changeRhythm>>,
  announcement: string,
): Promise<void> {
  const before = $searches.get()
  if (!before) return
  $searches.set(next(before))
  $searchesProblem.set(null)
  const answer = await send()
  if (answer.ok) return $searchesAnnouncement.set(announcement)
  $searches.set(before)
  $searchesProblem.set(sentenceOf(answer))
}

/** Turns mails about saved listings on or off, at once on the page; back where the server refuses it. */
export async function changeHomeMails(mails: boolean): Promise<void> {
  $homeMails.set(mails)
  $searchesProblem.set(null)
  const answer = await call(setHomeMails, { body: { mails } })
  if (answer.ok) return $searchesAnnouncement.set(SAVED_SEARCH_LIST_TEXTS.homesChanged(mails))
  $homeMails.set(!mails)
  $searchesProblem.set(sentenceOf(answer))
}

export function setRhythm({ id, query }: SavedSearch, rhythm: RhythmChoice): Promise<void> {
  return change(
    (searches) =>
      searches.map((search) =>
        search.id === id ? { ...search, ...afterChoice(search, rhythm, Date.now()) } : search,
      ),
    () => call(changeRhythm, { params: { id }, body: { rhythm } }),
    SAVED_SEARCH_LIST_TEXTS.changed(savedSearchName(query), rhythm),
  )
}

export function forgetSearch({ id, query }: SavedSearch): Promise<void> {
  return change(
    (searches) => searches.filter((search) => search.id !== id),
    () => call(removeSavedSearch, { params: { id } }),
    SAVED_SEARCH_LIST_TEXTS.removed(savedSearchName(query)),
  )
}

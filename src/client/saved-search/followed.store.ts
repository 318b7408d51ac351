import { atom } from 'nanostores'
import { LINK_TEXTS } from '#language/account/texts-security'
import {
  ALERT_STOP_TEXTS,
  SAVED_SEARCH_LIST_TEXTS,
  FOLLOWED_TEXTS as texts,
} from '#language/saved-search/texts'
import { fail, type Result } from '../../contract/result.ts'
import {
  changeFollowed,
  changeFollowedSearch,
  confirmFollowed,
  eraseFollowed,
  type Followed,
  readFollowed,
  refuseAsking,
  removeFollowedSearch,
  type SavedSearch,
} from '../../contract/saved-search.ts'
import type { RhythmChoice } from '../../domain/saved-search/constants.ts'
import {
  type FollowLink,
  followFragment,
  followLinkOf,
} from '../../domain/saved-search/follow-link.ts'
import { afterChoice } from '../../domain/saved-search/pause.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { createQuery } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'

const linkOf = () => followLinkOf(location.hash)
const paramsOf = () => linkOf() ?? { id: '', secret: '' }

/** Whether the page's link asks to confirm a search, is for what is kept, or asks whether never to ask again. */
export const $linkOf = atom<FollowLink['of']>('kept')
/** What ended what the link is for: it was erased, an account has it now, or its mailbox is never asked again. */
export const $followEnded = atom<'erased' | 'in account' | 'refused' | null>(null)
/** Whether the link of the page works no longer, so that another try does not help. */
export const $linkDead = atom(false)
export const $followAnnouncement = atom('')

const ask = async (): Promise<Result<Followed>> => {
  const link = linkOf()
  if (!link) return fail('link_used_up', { message: LINK_TEXTS.missing })
  $linkOf.set(link.of)
  const { id, secret } = link
  return call(readFollowed, { params: { id, secret } })
}

const {
  $value,
  $problem,
  refresh: read,
} = createQuery<Followed>(
  ask,
  (followed) => followed,
  (failure) => {
    $linkDead.set(failure.code === 'link_used_up')
    return failure.code === 'link_used_up' ? sentenceOf(failure) : texts.failed
  },
)

export { $problem as $followProblem, $value as $followed }

/** Reads what the link of the page is for. */
export async function readFollowedAnew(): Promise<void> {
  $followEnded.set(null)
  $linkDead.set(false)
  // Nothing is kept for who refuses: there is only the question.
  if (linkOf()?.of !== 'never') return void (await read())
  $linkOf.set('never')
  $problem.set(null)
}

/** Refuses all further mails like that with the link of the page. */
export const refuseForm = createForm({
  send: () => {
    const { id, secret } = paramsOf()
    return call(refuseAsking, { params: { id, secret } })
  },
  onDone: () => $followEnded.set('refused'),
})

/** Begins the mails that the link of the page asks about. */
export const startMailsForm = createForm({
  send: () => {
    const { id, secret } = paramsOf()
    return call(confirmFollowed, { params: { id, secret } })
  },
  onDone: async ({ link }) => {
    if (!link) return $followEnded.set('in account')
    // From here on the page is that of what is kept.
    history.replaceState(history.state, '', followFragment({ of: 'kept', ...link }))
    await readFollowedAnew()
    $followAnnouncement.set(texts.started)
  },
})

/** Shows a change at once, and reverts it if the server refuses it. */
async function change<Reply>(
  next: Partial<Followed>,
  send: (link: { id: string; secret: string }) => Promise<Result<Reply>>,
  announce: (reply: Reply) => string,
): Promise<Reply | null> {
  const before = $value.get()
  if (!before) return null
  $value.set({ ...before, ...next })
  $problem.set(null)
  const { id, secret } = paramsOf()
  const answer = await send({ id, secret })
  if (answer.ok) {
    $followAnnouncement.set(announce(answer.value))
    return answer.value
  }
  $value.set(before)
  $problem.set(sentenceOf(answer))
  return null
}

const searches = () => $value.get()?.searches ?? []

export function setFollowedRhythm({ id: search, query }: SavedSearch, rhythm: RhythmChoice) {
  return change(
    {
      searches: searches().map((one) =>
        one.id === search ? { ...one, ...afterChoice(one, rhythm, Date.now()) } : one,
      ),
    },
    (link) => call(changeFollowedSearch, { params: { ...link, search }, body: { rhythm } }),
    () => SAVED_SEARCH_LIST_TEXTS.changed(savedSearchName(query), rhythm),
  )
}

/** Removes a search; with the last one nothing is kept any more. */
export async function removeFollowed({ id: search, query }: SavedSearch): Promise<void> {
  const left = searches().filter((one) => one.id !== search)
  const removed = await change(
    { searches: left },
    (link) => call(removeFollowedSearch, { params: { ...link, search } }),
    () => SAVED_SEARCH_LIST_TEXTS.removed(savedSearchName(query)),
  )
  if (removed && left.length === 0) $followEnded.set('erased')
}

/** Stops the mails about all searches. */
export const stopFollowed = () =>
  change(
    { searches: searches().map((one) => ({ ...one, ...afterChoice(one, 'never', Date.now()) })) },
    (link) => call(changeFollowed, { params: link, body: { rhythm: 'never' } }),
    () => ALERT_STOP_TEXTS.alerts.done,
  )

/** Keeps everything as it is for another year. */
export async function keepFollowed(): Promise<void> {
  const kept = await change(
    {},
    (link) => call(changeFollowed, { params: link, body: { rhythm: null } }),
    ({ endsAt }) => texts.kept(formatLongDate(endsAt)),
  )
  const followed = $value.get()
  if (kept && followed) $value.set({ ...followed, ...kept })
}

/** Erases everything that is kept for the address. */
export async function eraseAllFollowed(): Promise<void> {
  const erased = await change(
    {},
    (link) => call(eraseFollowed, { params: link }),
    () => '',
  )
  if (erased) $followEnded.set('erased')
}

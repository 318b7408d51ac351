import { atom, computed, map } from 'nanostores'
import { SHORTLIST_TEXTS } from '#language/shortlist/texts'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import {
  endTogether,
  readTogether,
  setTogetherMails,
  shareSearch,
  type Together,
  takeBackSaid,
} from '../../contract/together.ts'
import { isListing } from '../../domain/shortlist/rules.ts'
import { TOGETHER_LISTS } from '../../domain/site/constants.ts'
import { ordered, standingOf, type TogetherHome } from '../../domain/together/rules.ts'
import { readHint } from '../account/session-hint.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { type Kind, listOf, stored, text } from '../lib/stored.ts'
import { whileVisible } from '../lib/while-visible.ts'
import { favouriteName, favourites } from '../listing/favourites.ts'
import { readPublic } from '../listing/public-listings.ts'
import { keepSaid, type Saying, unsentSaid, withSaid, withUnsent } from './said.ts'
import { deviceSeat, keepSeat } from './seat.ts'

/** The lists of the account and of this device; null before the first answer. */
export const $lists = atom<readonly Together[] | null>(null)
/** Why they could not be read. */
export const $togetherProblem = atom<string | null>(null)
/** Whether they are what this device received earlier. */
export const $isEarlier = atom(false)
/** The listings of their homes that still have a page, by id. */
export const $togetherListings = atom<ReadonlyMap<string, PublicListing>>(new Map())
export const $togetherAnnouncement = atom('')
/** The id of the list that the visitor chose to see. */
const $chosen = atom('')
/** Changes with what waits on this device. */
const $waiting = atom(0)
/** What became of the last words on a home, by its id. */
export const $saidStates = map<Record<string, string>>({})

/** The list that is shown. */
export const $list = computed([$lists, $chosen, $waiting], (lists, chosen) => {
  const list = lists?.find(({ id }) => id === chosen) ?? lists?.[0] ?? null
  return list && { ...list, homes: withUnsent(list) }
})

/**
 * The ids in the order in which they are shown. An answer does not move its home: whoever goes through the list would
 * lose their place.
 */
const $order = atom<readonly string[]>([])
const inOrder = () => ordered($list.get()?.homes ?? []).map(({ id }) => id)
/** Sorts the list by the answers of now. */
export const sortAgain = (): void => $order.set(inOrder())

export const $homes = computed([$list, $order], (list, order) => {
  const places = new Map(order.map((id, n) => [id, n]))
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? order.length
  return (list?.homes ?? []).toSorted((one, other) => placeOf(one) - placeOf(other))
})
/** Whether answers since then would move some. */
export const $isUnsorted = computed(
  $homes,
  (homes) => homes.map(({ id }) => id).join() !== inOrder().join(),
)

/** Saved on this device and not on the list that is shown. */
export const $addable = atom<readonly { id: string; name: string }[]>([])
function showAddable(): void {
  const on = new Set($list.get()?.homes.map(({ id }) => id))
  const names = [...favourites()].filter((id) => isListing(id) && !on.has(id))
  $addable.set(names.map((id) => ({ id, name: favouriteName(id) ?? '' })).reverse())
}

/** The homes to compare, those first that both like, without those to which one said no. */
export const $compared = computed([$list, $togetherListings], (list, listings) =>
  ordered(list?.homes ?? []).filter(
    (home) => standingOf(home) !== 'no' && listings.get(home.id)?.availability === 'available',
  ),
)

/** Checks only the id: the rest follows the contract, and only this site writes there. */
const list: Kind<Together> = (value) =>
  text((value as Partial<Together> | null)?.id) ? (value as Together) : undefined

function keepLists(lists: readonly Together[]): void {
  if (lists.length > 0) localStorage.setItem(TOGETHER_LISTS, JSON.stringify(lists))
  else localStorage.removeItem(TOGETHER_LISTS)
}

async function showListings(lists: readonly Together[]): Promise<void> {
  const ids = new Set(lists.flatMap(({ homes }) => homes.map(({ id }) => id)))
  try {
    $togetherListings.set(await readPublic('together', [...ids]))
  } catch {
    $togetherProblem.set(texts.failed)
  }
}

/** Words of this visitor that can no longer be sent: they are on the screen, and nowhere else. */
export const $lost = atom<readonly { name: string; note: string }[]>([])

/** Takes what waits for a list, or for one home on it, off the device, and shows what was written. */
function lose({ id, homes }: Together, home?: string): void {
  const lost = unsentSaid.take(id, home).flatMap(([about, { note }]) => {
    const name = homes.find((one) => one.id === about)?.name ?? favouriteName(about) ?? ''
    return note ? [{ name, note }] : []
  })
  if (lost.length > 0) $lost.set([...$lost.get(), ...lost])
}

/**
 * Where the server no longer has a list that this device knew, it was ended. Of another session than the device takes
 * itself to be in, the answer says that only of the device's own place.
 */
function noticeEnd(
  known: readonly Together[],
  { lists, account, seated }: ReplyOf<typeof readTogether>,
) {
  const isSeatOver = deviceSeat() !== null && !seated && lists.every(({ host }) => host)
  const isOwn = account === (readHint()?.id ?? null)
  const over = known.filter(
    ({ id, host }) => !lists.some((one) => one.id === id) && (isOwn || (isSeatOver && !host)),
  )
  for (const one of over) lose(one)
  if (isSeatOver) keepSeat(null)
  if (isSeatOver || over.length > 0) $togetherAnnouncement.set(texts.over)
}

let reads = 0

export async function readLists(): Promise<void> {
  reads += 1
  const mine = reads
  const answer = await call(readTogether, { body: { seat: deviceSeat() } })
  if (mine !== reads) return
  const earlier = stored('localStorage', TOGETHER_LISTS, listOf(list)) ?? $lists.get()
  const lists = answer.ok ? answer.value.lists : earlier
  if (answer.ok) {
    noticeEnd(earlier ?? [], answer.value)
    keepLists(answer.value.lists)
  }
  $isEarlier.set(!answer.ok && lists !== null)
  $togetherProblem.set(answer.ok || lists ? null : sentenceOf(answer, { failed: texts.failed }))
  if (!lists) return
  await showListings(lists)
  $lists.set(lists)
  sortAgain()
  showAddable()
  if (answer.ok) for (const { id } of lists) void unsentSaid.send(id)
}

export function chooseList(id: string): void {
  $chosen.set(id)
  $saidStates.set({})
  sortAgain()
  showAddable()
}

/** Shows of a home on a list what the server has taken or erased, without another read. */
function takeOver(id: string, home: string, change: (home: TogetherHome) => TogetherHome): void {
  const lists = $lists.get() ?? []
  const next = lists.map((one) =>
    one.id === id
      ? { ...one, homes: one.homes.map((each) => (each.id === home ? change(each) : each)) }
      : one,
  )
  $lists.set(next)
  keepLists(next)
}

/** Milliseconds after the last key press. */
const PAUSE_MS = 700
let timer: ReturnType<typeof setTimeout> | undefined

const saidNow = () => $waiting.set($waiting.get() + 1)

/** Stores words on the device at once, and sends them after a pause. */
export function say(home: string, said: Saying, pauseMs = 0): void {
  const id = $list.get()?.id
  if (!id) return
  clearTimeout(timer)
  keepSaid(id, home, said)
  saidNow()
  $saidStates.setKey(home, SHORTLIST_TEXTS.saving)
  timer = setTimeout(leaveSaid, pauseMs)
}
export const typeNote = (home: string, note: string): void => say(home, { note }, PAUSE_MS)

/** Sends what was typed without waiting for the pause. */
export function leaveSaid(): void {
  clearTimeout(timer)
  const id = $list.get()?.id
  if (id) void unsentSaid.send(id)
}

/** Puts a home that this device has saved on the list. */
export async function addHome(home: string): Promise<void> {
  const id = $list.get()?.id
  if (!id) return
  keepSaid(id, home, {})
  await unsentSaid.send(id)
  await readLists()
  const added = $list.get()?.homes.find((one) => one.id === home)
  $togetherAnnouncement.set(added ? texts.added(added.name) : texts.kept)
}

/** Erases what was said of a home: on the server, on its way there, and what waits on this device. */
export async function takeBack(home: string, name: string): Promise<void> {
  const id = $list.get()?.id
  if (!id) return
  const waiting = unsentSaid.take(id, home)
  saidNow()
  // What is on its way would arrive after it was erased.
  await unsentSaid.send(id)
  const body = { seat: deviceSeat(), listing: home }
  const answer = await call(takeBackSaid, { params: { id }, body })
  if (!answer.ok) {
    for (const [, said] of waiting) keepSaid(id, home, { ...said, ...unsentSaid.of(id)[home] })
    saidNow()
    void unsentSaid.send(id)
    return $togetherAnnouncement.set(sentenceOf(answer))
  }
  takeOver(id, home, (each) => ({ ...each, mine: null }))
  $saidStates.setKey(home, '')
  $togetherAnnouncement.set(texts.tookBack(name))
  await readLists()
}

export async function setMails(mails: boolean): Promise<void> {
  const shown = $list.get()
  if (!shown) return
  const body = { seat: deviceSeat(), mails }
  const answer = await call(setTogetherMails, { params: { id: shown.id }, body })
  if (!answer.ok) return $togetherAnnouncement.set(sentenceOf(answer))
  // The place is the account's from now on.
  if (!shown.host) keepSeat(null)
  $togetherAnnouncement.set(mails ? texts.mailsOn : texts.mailsOff)
  await readLists()
}

/** Has the mails about a saved search sent to the other person as well, or no longer. */
export async function setShared(search: string, shared: boolean): Promise<void> {
  const shown = $list.get()
  if (!shown) return
  const body = { search, shared }
  const answer = await call(shareSearch, { params: { id: shown.id }, body })
  if (!answer.ok) return $togetherAnnouncement.set(sentenceOf(answer))
  $togetherAnnouncement.set(texts.searchShared(shown.other ?? '', shared))
  await readLists()
}

/** Ends the list, or leaves that of another person. */
export async function endList(): Promise<void> {
  const shown = $list.get()
  if (!shown) return
  const answer = await call(endTogether, {
    params: { id: shown.id },
    body: { seat: deviceSeat() },
  })
  if (!answer.ok) return $togetherAnnouncement.set(sentenceOf(answer))
  unsentSaid.take(shown.id)
  if (!shown.host) keepSeat(null)
  await readLists()
  $togetherAnnouncement.set(shown.host ? texts.ended : texts.left)
}

/** What is refused as unknown is of a list that was ended, or of a home that is no longer on it. */
async function noticeGone(id: string, home: string): Promise<void> {
  await readLists()
  const here = $isEarlier.get() ? undefined : $lists.get()?.find((one) => one.id === id)
  if (here) lose(here, home)
}

/** Shows the lists, and reads them again when the page is looked at again. Returns a function that ends this. */
export function startTogether(): () => void {
  const online = () => void readLists()
  addEventListener('online', online)
  const endSaid = unsentSaid.follow(({ scope, id, value, failure }) => {
    if (failure?.code === 'not_found') void noticeGone(scope, id)
    const words = { failed: texts.kept }
    const state = failure
      ? (failure.fields?.note ?? sentenceOf(failure, words))
      : SHORTLIST_TEXTS.noteSaved
    $saidStates.setKey(id, state)
    const at = new Date().toISOString()
    if (!failure) takeOver(scope, id, (home) => withSaid(home, value, at))
  })
  void readLists()
  const endLooks = whileVisible(readLists, null)
  return () => {
    removeEventListener('online', online)
    endSaid()
    endLooks()
  }
}

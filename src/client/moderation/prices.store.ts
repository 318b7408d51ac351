import { atom, computed } from 'nanostores'
import { BATCH_TEXTS } from '#english/moderation/texts'
import { PRICES_TEXTS as texts } from '#english/moderation/texts-prices'
import {
  type ApprovalResult,
  approveEdits,
  noteRead,
  type QueuedListing,
  readPrices,
} from '../../contract/moderation.ts'
import { BATCH_LIMIT } from '../../domain/moderation/constants.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { expectChange, followRebuild, refreshRebuild } from '../rebuild/rebuild.store.ts'
import { $deciding, $rejecting, say } from './decisions.store.ts'
import { DESK_REFRESH_MS, refreshDesk } from './desk.store.ts'
import { forgetNote, note, withNotes } from './notes.ts'

const reading = createQuery(
  () => call(readPrices),
  ({ changes, more }) => ({ changes: withNotes(changes), more }),
)
export const { $value: $prices, $problem: $pricesProblem, refresh: refreshPrices } = reading
/** Reads them while they are visible, and after each decision; returns a function that stops it. */
export function followPrices(): () => void {
  const ends = [
    reading.follow(DESK_REFRESH_MS),
    $deciding.listen((work) => {
      if (!work) void refreshPrices()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

const $chosenIds = atom<ReadonlySet<string>>(new Set())
/** The chosen changes that still wait as the admin has seen them. */
export const $chosenPrices = computed([$prices, $chosenIds], (prices, ids) =>
  (prices?.changes ?? []).filter(({ id, readAt }) => readAt && ids.has(id)),
)
/** What is said at a row: why it was not approved, or not noted as opened. By listing and version. */
export const $saidOfPrice = atom<Readonly<Record<string, string>>>({})

const tell = (change: QueuedListing, text: string) =>
  $saidOfPrice.set({ ...$saidOfPrice.get(), [versionKey(change)]: text })

/** Changes that can be chosen together: seen, and without hints. */
export const plainPrices = (changes: readonly QueuedListing[]) =>
  changes
    .filter(({ readAt, hints, marks }) => readAt && hints.length === 0 && marks.length === 0)
    .slice(0, BATCH_LIMIT)

export function togglePrice({ id, readAt }: QueuedListing): void {
  if (!readAt) return
  const chosen = new Set($chosenPrices.get().map((change) => change.id))
  if (!chosen.delete(id) && chosen.size < BATCH_LIMIT) chosen.add(id)
  $chosenIds.set(chosen)
}
export const choosePlainPrices = () =>
  $chosenIds.set(new Set(plainPrices($prices.get()?.changes ?? []).map(({ id }) => id)))
export const chooseNoPrices = () => $chosenIds.set(new Set())

/** Adds what is noted since, or takes back a note that the server does not have. */
function showNotes(unread?: QueuedListing): void {
  const prices = $prices.get()
  if (!prices) return
  const changes = prices.changes.map((change) =>
    unread && versionKey(change) === versionKey(unread) ? { ...change, readAt: null } : change,
  )
  $prices.set({ ...prices, changes: withNotes(changes) })
}

const underWay = new Set<string>()

/** Notes that a row is on the screen with its photo. */
export async function notePrice(change: QueuedListing): Promise<void> {
  const key = versionKey(change)
  if (change.readAt || underWay.has(key)) return
  underWay.add(key)
  const { id, version, photos } = change
  const answer = await call(noteRead, {
    params: { id },
    body: { version, part: 'price', photoIds: photos.map((photo) => photo.id) },
  })
  underWay.delete(key)
  if (answer.ok) {
    note(change, answer.value.readAt)
    return showNotes()
  }
  tell(change, texts.notNoted(sentenceOf(answer)))
  await refreshPrices()
}

const reasonOf = (result: Exclude<ApprovalResult, { result: 'approved' }>): string =>
  result.result === 'decided'
    ? BATCH_TEXTS.decided(result.by, result.decision)
    : BATCH_TEXTS[result.result]

/** Approves the chosen changes, each with the prices that its row shows. */
export async function approvePrices(): Promise<void> {
  const chosen = $chosenPrices.get()
  if (chosen.length === 0 || $deciding.get()) return
  $deciding.set('approve')
  $saidOfPrice.set({})
  const answer = await call(approveEdits, {
    body: { approvals: chosen.map(({ id, version }) => ({ id, version })) },
  })
  if (answer.ok) settle(chosen, answer.value.results)
  else say({ tone: 'error', text: sentenceOf(answer) })
  $deciding.set(null)
  await Promise.all([refreshDesk(), refreshRebuild()])
  if (answer.ok) followRebuild()
}

export function openPriceRejection(change: QueuedListing): void {
  if (!$deciding.get()) $rejecting.set(change)
}

function settle(chosen: readonly QueuedListing[], results: readonly ApprovalResult[]): void {
  const approved = new Set(
    results.filter(({ result }) => result === 'approved').map(({ id }) => id),
  )
  for (const result of results) {
    const change = chosen.find(({ id }) => id === result.id)
    if (!change || result.result === 'approved') continue
    tell(change, reasonOf(result))
    if (result.result === 'unopened') {
      forgetNote(change)
      showNotes(change)
    }
  }
  reading.drop()
  const prices = $prices.get()
  if (prices)
    $prices.set({ ...prices, changes: prices.changes.filter(({ id }) => !approved.has(id)) })
  if (approved.size > 0) expectChange()
  chooseNoPrices()
  say({
    tone: approved.size === results.length ? 'success' : 'error',
    text: texts.approved(approved.size, results.length),
  })
}

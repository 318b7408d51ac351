import { atom, computed } from 'nanostores'
import { PROFILE_TEXTS } from '#language/account/texts'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { SCREEN_TEXTS } from '#language/listing-file/texts-photo-folder'
import { LINE_NOTES } from '#language/listing-file/texts-several'
import {
  createListing,
  editListing,
  type FileQuota,
  type OwnListing,
  readFileQuota,
  setAvailability,
  type Written,
} from '../../contract/listing.ts'
import type { Failure, Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { referenceKey } from '../../domain/listing/reference.ts'
import type { Plan } from '../../domain/listing-file/plan.ts'
import { can } from '../../domain/permission/table.ts'
import { $session } from '../account/session.ts'
import { call, isForbidden, isSignedOut } from '../lib/api.ts'
import { ownFields } from '../lib/own-fields.ts'
import { errorsOf, sentenceOf } from '../lib/sentence.ts'
import { forgetSentPhotos, photosFound, sendPhotos, sendPhotosAgain } from './photos.store.ts'
import { reportMarked, reportSending } from './report.ts'
import { hasOpenScreens } from './screens.store.ts'
import {
  $elsewhere,
  $file,
  $homes,
  $known,
  $left,
  $lines,
  isOthersSession,
  note,
  put,
  readHomes,
} from './several.store.ts'
import { submissionKey } from './submission-key.ts'

/** Milliseconds to wait where a server does not say how long. */
const PAUSE_MS = 60_000
/** A timer of a browser counts no longer than this, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1
/** So many lines that fail in a row, for a reason that is none of theirs, mean that the server needs a pause. */
const FAILURES = 3
/** A pause as long as this, in milliseconds, ends a sending: the rest goes another day. */
const LONG_PAUSE_MS = 30 * 60_000

/**
 * Why nothing is sent right now, though it will be: until a time (in milliseconds), the connection, the login.
 * `stopped` goes on only when the agent says so.
 */
type Waiting =
  | { is: 'until'; time: number; reason: string }
  | { is: 'offline' | 'signedOut' }
  | { is: 'stopped'; reason: string }

export const $waiting = atom<Waiting | null>(null)

/** How far the lines are that the agent has said to post. */
export const $progress = computed([$file, $lines], (file, lines) => {
  const queue = new Set(file?.queue)
  const asked = lines.filter(({ line }) => queue.has(line.line))
  const count = (...states: string[]) =>
    asked.filter(({ outcome }) => outcome && states.includes(outcome.state)).length
  const counts = {
    posted: count('posted'),
    changed: count('changed'),
    known: count('known'),
    refused: count('refused'),
    failed: count('failed'),
  }
  const done = counts.posted + counts.changed + counts.known
  return { ...counts, done, all: asked.length }
})

type Line = (typeof $left extends { get(): (infer One)[] } ? One : never) & {}

/** How many lines the server takes now, and from when more; null until it is asked. */
const $quota = atom<FileQuota | null>(null)
async function readQuota(): Promise<void> {
  if (!can($session.get()?.role ?? null, 'listing.sendFile')) return
  const answer = await call(readFileQuota)
  if (answer.ok) $quota.set(answer.value)
}
/** A line that was sent is one less for now. */
function countSent(): void {
  const quota = $quota.get()
  if (quota) $quota.set({ ...quota, left: Math.max(0, quota.left - 1) })
}
const numbersOf = (lines: readonly Line[]) => lines.map(({ line }) => line.line)
/** The lines that are ready, where the server does not take all of them now; `later` from `moreAt` on. */
export const $parts = computed([$left, $quota], (left, quota) => {
  if (!quota || left.length <= quota.left) return null
  const [now, later] = [left.slice(0, quota.left), left.slice(quota.left)].map(numbersOf)
  const moreAt = quota.moreAt ?? new Date(Date.now() + RATE_LIMITS.fileLines.windowMs).toISOString()
  return { now: now ?? [], later: later ?? [], moreAt }
})

type Steering = Exclude<Plan, { is: 'nothing' } | { is: 'close' }>
/** `wait`: the next line would fail in the same way. `line`: the others may work. */
type Sent = 'done' | 'line' | Waiting

const stateOf = (homes: readonly OwnListing[], id: string) => {
  const home = homes.find((one) => one.id === id)
  return home ? PROFILE_TEXTS.states[home.state] : null
}

/** What a refusal says of the lines after it. */
function waitFor(failure: Failure): Waiting | 'line' {
  const { code, retryAfter, unreached } = failure
  if (isSignedOut(failure)) return { is: 'signedOut' }
  if (unreached) return { is: 'offline' }
  if (retryAfter || code === 'too_many_attempts' || code === 'photo_quota' || code === 'busy')
    return {
      is: 'until',
      time: Date.now() + (retryAfter ? retryAfter * 1000 : PAUSE_MS),
      reason: sentenceOf(failure),
    }
  if (isForbidden(failure) || code === 'email_unconfirmed')
    return { is: 'stopped', reason: sentenceOf(failure) }
  return 'line'
}

function failed(line: number, failure: Failure): Sent {
  const { code } = failure
  if (code === 'invalid' || code === 'unconfirmed') {
    note(line, { state: 'refused', problems: ownFields(errorsOf(failure)) })
    return 'done'
  }
  note(line, { state: 'failed', note: sentenceOf(failure) })
  return waitFor(failure)
}

/** Sends one line. A listing that changed meanwhile is compared once more. */
async function sendLine(number: number, isAgain = false): Promise<Sent> {
  const found = $left.get().find(({ line }) => line.line === number)
  const plan = found?.plan
  if (!found || !plan || (plan.is !== 'new' && plan.is !== 'edit')) return 'done'
  note(number, { state: 'sending' })
  const takes = plan.is === 'new' || plan.edit.takesPhotos
  const photos = await sendPhotos(takes ? number : null)
  if (!photos.ok) {
    const sent = failed(number, photos.failure)
    // The agent has to choose them again: the server needs no pause for it.
    return photos.failure.code === 'photo_missing' ? 'done' : sent
  }
  const answer = await (plan.is === 'new'
    ? create(found, plan, photos.ids)
    : change(plan, [...plan.edit.photoIds, ...photos.ids]))
  if (!answer.ok) {
    if (answer.code === 'photo_missing') sendPhotosAgain(number)
    const isOld =
      answer.code === 'changed' ||
      answer.code === 'reference_taken' ||
      answer.code === 'photo_missing'
    if (!isOld || isAgain) return failed(number, answer)
    note(number, { state: 'failed', note: sentenceOf(answer) })
    const homes = await readHomes()
    return homes.ok ? sendLine(number, true) : failed(number, homes)
  }
  if (answer.value.state !== 'known') countSent()
  const said = photos.note ? { note: photos.note } : {}
  note(number, { ...said, ...answer.value })
  return 'done'
}

type Said = { state: 'posted' | 'changed' | 'known'; id?: string; note?: string }

async function create(
  { line }: Line,
  { repost }: Steering & { is: 'new' },
  sentIds: string[],
): Promise<Result<Said>> {
  const { reference } = line
  const { fields, confirmed } = repost ?? line
  if (!fields) return { ok: true, value: { state: 'known' } }
  const homes = $homes.get() ?? []
  const answer = await call(createListing, {
    body: {
      fields,
      confirmed,
      reference,
      repostOf: repost?.repostOf ?? null,
      photoIds: [...(repost?.photoIds ?? []), ...sentIds],
      photoRooms: repost?.photoRooms ?? {},
      photoOrigins: repost?.photoOrigins ?? {},
      submissionKey: await submissionKey(fields, reference),
      fileId: $file.get()?.id ?? null,
    },
  })
  if (!answer.ok) return answer
  const { id } = answer.value
  const before = stateOf(homes, id)
  return {
    ok: true,
    value: before ? { state: 'known', id, note: texts.knownNote(before) } : { state: 'posted', id },
  }
}

async function change(
  { edit }: Steering & { is: 'edit' },
  photoIds: string[],
): Promise<Result<Said>> {
  const { id, version, changeVersion, fields, confirmed, photoRooms, photoOrigins } = edit
  const written: Written = { fields, confirmed, photoIds, photoRooms, photoOrigins }
  const answer = await call(editListing, {
    params: { id },
    body: { ...written, version, changeVersion, fileId: $file.get()?.id ?? null },
  })
  if (!answer.ok) return answer
  return {
    ok: true,
    value: { state: answer.value.state === 'unchanged' ? 'known' : 'changed', id },
  }
}

/**
 * Settles lines whose answer got lost, by a reload or a broken connection, though the server has done what they say.
 */
function settleLost(): void {
  const queue = new Set($file.get()?.queue)
  for (const { line, plan, outcome } of $lines.get()) {
    const isOpen = outcome?.state === 'failed' || outcome?.state === 'sending'
    if (!queue.has(line.line) || !isOpen || plan?.is !== 'nothing' || plan.why !== 'same') continue
    const home = $known.get().get(referenceKey(line.reference ?? ''))
    note(line.line, { state: home?.change ? 'changed' : 'posted', ...(home && { id: home.id }) })
  }
}

const isGoing = () => $file.get()?.sent === 'going' && !$elsewhere.get() && !isOthersSession()

let running = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the lines of the queue one after another, as far as limits and the connection allow. */
async function run(): Promise<void> {
  if (running || !isGoing()) return
  running = true
  clearTimeout(timer)
  $waiting.set(null)
  const tried = new Set<number>()
  let failures = 0
  try {
    const homes = await readHomes()
    if (!homes.ok) return wait(waitFor(homes))
    await photosFound()
    settleLost()
    while (isGoing()) {
      const queue = new Set($file.get()?.queue)
      const next = $left.get().find(({ line }) => queue.has(line.line) && !tried.has(line.line))
        ?.line.line
      // Photos may have been chosen since the press.
      if (next !== undefined && (await hasOpenScreens()))
        return wait({ is: 'stopped', reason: SCREEN_TEXTS.first })
      if (next === undefined) {
        await forgetSentPhotos()
        put({ sent: 'ended' })
        return void reportSending()
      }
      tried.add(next)
      const sent = await sendLine(next)
      failures = sent === 'line' ? failures + 1 : 0
      if (typeof sent !== 'string') return wait(sent)
      if (failures >= FAILURES) return wait('line')
    }
  } finally {
    running = false
    // It was paused and continued while the last line was on its way.
    if (isGoing() && !$waiting.get()) void run()
  }
}

/** Waits for what will come by itself; a failure without a reason counts as a short pause. */
function wait(what: Waiting | 'line'): void {
  const waiting: Waiting =
    what === 'line' ? { is: 'until', time: Date.now() + PAUSE_MS, reason: '' } : what
  $waiting.set(waiting)
  if (waiting.is === 'until') void readQuota()
  if (waiting.is === 'stopped') put({ sent: 'paused' })
  const time = waiting.is === 'until' ? waiting.time : Date.now() + PAUSE_MS
  if (time - Date.now() >= LONG_PAUSE_MS) void reportSending()
  if (waiting.is === 'until' || waiting.is === 'offline')
    timer = setTimeout(() => void run(), Math.min(time - Date.now(), LONGEST_MS))
}

/** Posts the lines that are ready and not posted yet. */
export function postReady(): Promise<void> {
  if (isGoing() || $elsewhere.get() || isOthersSession()) return Promise.resolve()
  put({ sent: 'going', queue: [...queueLeft(), ...$left.get().map(({ line }) => line.line)] })
  return run()
}
/** Those of the queue that are done stay in it, so that it says how far it is. */
const queueLeft = () => {
  const left = new Set($left.get().map(({ line }) => line.line))
  const file = $file.get()
  return file?.sent === 'ended' ? [] : (file?.queue ?? []).filter((line) => !left.has(line))
}

/** Stops after the line that is on its way. */
export function pause(): void {
  if (!isGoing()) return
  clearTimeout(timer)
  $waiting.set(null)
  put({ sent: 'paused' })
}

export function goOn(): Promise<void> {
  if ($file.get()?.sent === 'paused') put({ sent: 'going' })
  return run()
}

/** Goes on with what an earlier visit began, and whenever the connection comes back. */
export function resumeSending(): void {
  addEventListener('online', () => $waiting.get()?.is === 'offline' && void run())
  document.addEventListener('visibilitychange', () => {
    const waiting = $waiting.get()
    // A sleeping device stops its timers.
    if (waiting?.is === 'until' && waiting.time <= Date.now()) void run()
  })
  void readQuota()
  // The page was closed before its report was answered.
  if ($file.get()?.sent === 'ended') void reportSending()
  void run()
}

/** Marks homes as sold or rented that the file says so of. Resolves to a sentence if one of them could not be. */
export async function markClosed(numbers: readonly number[]): Promise<string | null> {
  let problem: string | null = null
  if (isOthersSession()) return problem
  for (const number of numbers) {
    const plan = $lines.get().find(({ line }) => line.line === number)?.plan
    if (plan?.is !== 'close') continue
    const answer = await call(setAvailability, {
      params: { id: plan.id },
      body: { version: plan.version, closed: true, fileId: $file.get()?.id ?? null },
    })
    if (answer.ok) note(number, { state: 'changed', id: plan.id, note: LINE_NOTES.marked[plan.as] })
    else problem = sentenceOf(answer)
  }
  if (problem) await readHomes()
  void reportMarked()
  return problem
}

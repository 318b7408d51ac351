import { atom, computed, type ReadableAtom } from 'nanostores'
import { READING_TEXTS as texts } from '#english/moderation/texts-reading'
import { noteRead, type QueuedListing } from '../../contract/moderation.ts'
import { READ_MS } from '../../domain/moderation/constants.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $deskState, $shown, markRead, refreshDesk } from './desk.store.ts'

type Photos = { key: string; loaded: readonly string[]; failed: readonly string[] }

/** What has come of the photos of the version that is shown: their ids. */
const $photos = atom<Photos>({ key: '', loaded: [], failed: [] })
/** Whether the detail is on the screen; a narrow one hides it behind the queue. */
export const $inView = atom(false)
/** Whether somebody has pressed, scrolled or typed since the desk was opened: a desk alone reads nothing. */
const $isThere = atom(false)
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const
/** Why the last note was not taken; null if none failed. */
const $refusal = atom<{ key: string; text: string } | null>(null)

/** How far the shown version has been opened. */
export type Reading =
  | { kind: 'read' }
  | { kind: 'hidden' | 'noting' }
  | { kind: 'loading'; loaded: number; all: number }
  | { kind: 'failed'; failed: number }
  | { kind: 'refused'; text: string }

function readingOf(shown: QueuedListing, photos: Photos, inView: boolean): Reading {
  if (shown.readAt) return { kind: 'read' }
  if (!inView) return { kind: 'hidden' }
  const key = versionKey(shown)
  const among = (ids: readonly string[]) =>
    photos.key === key ? shown.photos.filter(({ id }) => ids.includes(id)).length : 0
  const [loaded, failed, all] = [among(photos.loaded), among(photos.failed), shown.photos.length]
  if (loaded + failed < all) return { kind: 'loading', loaded, all }
  return failed > 0 ? { kind: 'failed', failed } : { kind: 'noting' }
}

export const $reading = computed(
  [$shown, $photos, $inView, $refusal],
  (shown, photos, inView, refusal): Reading => {
    if (!shown) return { kind: 'hidden' }
    const reading = readingOf(shown, photos, inView)
    return reading.kind === 'noting' && refusal?.key === versionKey(shown)
      ? { kind: 'refused', text: refusal.text }
      : reading
  },
)

/** Why the shown version cannot be approved yet; null where it was opened. */
export const $waitsFor = computed($reading, (reading): string | null => {
  if (reading.kind === 'read') return null
  if (reading.kind === 'refused') return texts.refused(reading.text)
  if (reading.kind === 'loading') return texts.loading(reading.loaded, reading.all)
  return reading.kind === 'failed' ? texts.failed(reading.failed) : texts[reading.kind]
})

/** Takes what has come of a photo of a version: it is on the screen, or it could not be loaded. */
export function settlePhoto(key: string, id: string, isShown: boolean): void {
  const before = $photos.get()
  const { loaded, failed } = before.key === key ? before : { loaded: [], failed: [] }
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id)
  $photos.set({
    key,
    loaded: isShown ? [...without(loaded), id] : without(loaded),
    failed: isShown ? without(failed) : [...without(failed), id],
  })
}

/** Takes that a photo is being loaded again. */
export function retryPhoto(key: string, id: string): void {
  const { failed, ...photos } = $photos.get()
  if (photos.key === key) $photos.set({ ...photos, failed: failed.filter((other) => other !== id) })
}

/** Sends a refused note again. */
export const retryNote = () => $refusal.set(null)

const underWay = new Set<string>()

async function sendNote(shown: QueuedListing): Promise<void> {
  const key = versionKey(shown)
  if (underWay.has(key)) return
  underWay.add(key)
  const { id, version, photos } = shown
  const answer = await call(noteRead, {
    params: { id },
    body: { version, part: 'all', photoIds: photos.map((photo) => photo.id) },
  })
  underWay.delete(key)
  if (answer.ok) return markRead(shown, answer.value.readAt)
  $refusal.set({ key, text: sentenceOf(answer) })
  // It may have been changed or decided: the desk then says so.
  await refreshDesk()
}

/**
 * Notes each version once it has stayed on the screen with all its photos, where somebody is there, and not while it is
 * being decided on: a note that comes after the decision is refused. Returns a function that stops it.
 */
export function followReading(isDeciding: ReadableAtom<boolean>): () => void {
  $isThere.set(false)
  const come = () => $isThere.set(true)
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, come, { passive: true })
  let staying: { key: string; timer: ReturnType<typeof setTimeout> } | null = null
  const leave = () => {
    clearTimeout(staying?.timer)
    staying = null
  }
  const stop = computed(
    [$reading, $shown, $deskState, $isThere, isDeciding],
    (reading, shown, { kind }, isThere, deciding) =>
      isThere && !deciding && reading.kind === 'noting' && kind === 'open' ? shown : null,
  ).subscribe((shown) => {
    const key = shown && versionKey(shown)
    // The queue is read again while the admin reads: that interrupts nothing.
    if (key === staying?.key) return
    leave()
    if (!shown || !key) return
    const timer = setTimeout(() => {
      staying = null
      void sendNote(shown)
    }, READ_MS.all)
    staying = { key, timer }
  })
  return () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, come)
    leave()
    stop()
  }
}

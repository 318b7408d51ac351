import { atom, computed } from 'nanostores'
import { LINE_NOTES as notes } from '#language/listing-file/texts-several'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { CHOSEN_TEXTS } from '#language/photo/texts-chosen'
import { type Failure, fail, type Result } from '../../contract/result.ts'
import type { PhotoMatch } from '../../domain/listing-file/photo-match.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { isSignedOut } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { withFewTries } from '../photo/few-tries.ts'
import { previewOf } from '../photo/preview.ts'
import { uploadPhoto } from '../photo/upload.ts'
import { sessionEnded } from '../site/leaving.ts'
import { isUnanswered, matchesOf } from './ask-lines.ts'
import { type KeptPhotos, keepPhotos, NO_PHOTOS, readPhotos } from './kept.ts'
import type { FolderPhoto, PhotoFolder } from './photo-folder.ts'
import { $elsewhere, $file, $photosOf, $reading, $zip, owner, put } from './several.store.ts'

/** Photos up to this size together, in bytes, are kept on the device; others are asked for again after a reload. */
const KEPT_BYTES = 300_000_000

/** Why a chosen folder or ZIP gives no photos. */
export const $photoProblem = atom<string | null>(null)
/** False where photos are too many for this device to keep: they have to be chosen again on the next visit. */
export const $photosAreKept = atom(true)
/** The photos that this page can read. */
export const $here = atom<ReadonlyMap<string, FolderPhoto>>(new Map())

const pathOf = (file: File) => file.webkitRelativePath || file.name
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The photos with the lines that they were found for. */
const $found = atom<readonly PhotoMatch[]>([])
const $paths = computed($file, (file) => file?.photos.paths ?? NO_PHOTOS.paths)
const $places = computed($file, (file) => file?.photos.places ?? NO_PHOTOS.places)
const $toFind = computed([$paths, $reading], (paths, reading) => ({ paths, isRead: !!reading }))
/** Whether each photo is where it belongs. */
let finding: Promise<boolean> = Promise.resolve(true)
/** Finds the lines of the photos again. While it does, each stays where it was. */
function findLines(): Promise<boolean> {
  const asked = $toFind.get()
  const find = async (): Promise<boolean> => {
    const found = asked.paths.length > 0 && asked.isRead ? await matchesOf(asked.paths) : []
    // Another search has begun since.
    if (mine !== finding) return finding
    if (!isUnanswered(found)) $found.set(found)
    return !isUnanswered(found)
  }
  const mine: Promise<boolean> = Promise.resolve().then(find)
  finding = mine
  return mine
}
$toFind.subscribe(() => void findLines())
/** Resolves once the lines of all photos are found; to false where they could not be. */
export const photosFound = async (): Promise<boolean> => (await finding) || findLines()

/** Each photo with the line that it goes with. What the agent says counts; 0 stands for no line. */
export const $matches = computed([$found, $places], (found, places): PhotoMatch[] => {
  const counts = new Map<number, number>()
  return found
    .map((match) => {
      const place = places[match.path]
      return place === undefined
        ? match
        : { ...match, line: place || null, by: null, what: '', asked: [] }
    })
    .map((match) => {
      if (match.line === null) return { ...match, isOver: false }
      const count = (counts.get(match.line) ?? 0) + 1
      counts.set(match.line, count)
      return { ...match, isOver: count > PHOTO_LIMITS.count }
    })
})
$matches.subscribe((matches) => {
  const counts = new Map<number, number>()
  for (const { line } of matches) if (line !== null) counts.set(line, (counts.get(line) ?? 0) + 1)
  const before = $photosOf.get()
  const isSame =
    before.size === counts.size && [...counts].every(([line, count]) => before.get(line) === count)
  if (!isSame) $photosOf.set(counts)
})

const pathsOf = (line: number) =>
  $matches.get().flatMap((match) => (match.line === line && !match.isOver ? [match.path] : []))

/** How many photos of the lines that are posted now are sent. */
export const $photoProgress = computed([$matches, $file], (matches, file) => {
  const queue = new Set(file?.queue)
  const own = matches.filter(({ line, isOver }) => line !== null && queue.has(line) && !isOver)
  return { done: own.filter(({ path }) => file?.photos.sent[path]).length, all: own.length }
})
/** The photos that have to be chosen again, because this device has not kept them. */
export const $lostPhotos = computed([$here, $matches, $file], (here, matches, file) =>
  matches
    .filter(({ path, line }) => line !== null && !here.has(path) && !file?.photos.sent[path])
    .map(({ path }) => nameOf(path)),
)

/** Photos of ZIPs are unpacked to be shown up to this size together, in bytes. */
const SHOWN_BYTES = 40_000_000
/** By photo, because another one can be chosen at its place. Null for one that is not unpacked, or cannot be shown. */
const pictures = new Map<FolderPhoto, string | null>()
let unpacked = 0
let loading: Promise<unknown> = Promise.resolve()
type Wanted = {
  paths: readonly string[]
  here: ReadonlyMap<string, FolderPhoto>
  signal: AbortSignal
  show: (pictures: ReadonlyMap<string, string | null>) => void
}
/**
 * Shows addresses on this device of small pictures of photos, each once it is made. They are made one after another:
 * whole, the photos of a folder are more than the memory of a phone.
 */
export function loadPictures(wanted: Wanted): void {
  loading = loading.then(() => load(wanted))
}
async function load({ paths, here, signal, show }: Wanted): Promise<void> {
  const shown = new Map<string, string | null>()
  for (const path of paths) {
    const photo = here.get(path)
    if (signal.aborted) return
    if (!photo) continue
    if (!pictures.has(photo)) {
      if (photo.isPacked) unpacked += photo.size
      const isShown = !photo.isPacked || unpacked <= SHOWN_BYTES
      const whole = isShown ? await photo.blob().catch(() => null) : null
      const small = whole && (await previewOf(whole))
      // Its file is gone, or another photo was chosen at its place.
      if ($here.get().get(path) !== photo) continue
      pictures.set(photo, small ? URL.createObjectURL(small) : null)
      if (!signal.aborted) show(new Map(shown.set(path, pictures.get(photo) ?? null)))
    }
    shown.set(path, pictures.get(photo) ?? null)
  }
  if (!signal.aborted) show(shown)
}

/** Photos of a file that is gone are neither shown nor kept in memory. */
function forget(): void {
  for (const address of pictures.values()) if (address) URL.revokeObjectURL(address)
  pictures.clear()
  unpacked = 0
  $here.set(new Map())
  $photoProblem.set(null)
  $photosAreKept.set(true)
}
let shownFor: string | undefined
$file.subscribe((file) => {
  if (shownFor && file?.id !== shownFor) forget()
  shownFor = file?.id
})

function add(photos: readonly FolderPhoto[]): void {
  const file = $file.get()
  if (!file) return
  $here.set(new Map([...$here.get(), ...photos.map((photo) => [photo.path, photo] as const)]))
  const paths = [...new Set([...file.photos.paths, ...photos.map(({ path }) => path)])]
  put({ photos: { ...file.photos, paths } })
}

/** The path of a chosen photo. One that another photo has by now gets a number: its home may be another one. */
function freePath(file: File): string {
  const isTaken = (path: string) => ($here.get().get(path)?.size ?? file.size) !== file.size
  let path = pathOf(file)
  for (let number = 2; isTaken(path); number += 1)
    path = pathOf(file).replace(/(?:\.[^./]*)?$/, (ending) => ` (${number})${ending}`)
  return path
}

/** Whether the browser still gives the site as many bytes; one that does not say is tried. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  return quota === undefined || quota - usage > bytes
}

/** Takes photos: files of a folder, or ZIPs. Nothing of them is read before they are sent. */
export async function choosePhotos(files: readonly File[]): Promise<void> {
  const id = $file.get()?.id
  if (!id || $elsewhere.get() || files.length === 0) return
  $photoProblem.set(null)
  const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || /zip/.test(type)
  const { photosOfFiles, photosOfZip } = await import('./photo-folder.ts')
  const plain = files.filter((file) => !isZip(file))
  const folders: PhotoFolder[] = [
    ...(plain.length > 0 ? [await photosOfFiles(plain)] : []),
    ...(await Promise.all(files.filter(isZip).map((zip) => photosOfZip(zip, zip.name)))),
  ]
  // These are photos of the file that they were chosen for.
  if ($file.get()?.id !== id) return
  const pathsNow = new Map(plain.map((file) => [pathOf(file), freePath(file)]))
  const nowAt = (path: string) => pathsNow.get(path) ?? path
  for (const folder of folders) {
    if ('problem' in folder) $photoProblem.set(folder.problem)
    else add(folder.photos.map((photo) => ({ ...photo, path: nowAt(photo.path) })))
  }
  const bytes = files.reduce((all, { size }) => all + size, 0)
  const isAgain = ({ path, blob }: KeptPhotos[number]) =>
    files.some((file) => nowAt(pathOf(file)) === path && file.size === blob.size)
  const before = (await readPhotos(owner())).filter((photo) => !isAgain(photo))
  const kept: KeptPhotos = [
    ...before,
    ...files.map((file) => ({
      path: nowAt(pathOf(file)),
      isZip: isZip(file),
      blob: file as Blob,
    })),
  ]
  const all = before.reduce((sum, { blob }) => sum + blob.size, bytes)
  const isKept = all <= KEPT_BYTES && (await hasRoomFor(bytes))
  $photosAreKept.set(isKept)
  if (isKept && $file.get()?.id === id) await keepPhotos(owner(), kept)
  await photosFound()
}

// The photos that came in one ZIP with their table are as if they were chosen by themselves.
$zip.subscribe((zip) => void (zip && choosePhotos([zip])))

/** Removes the photos from the device once all have gone with their homes. */
export async function forgetSentPhotos(): Promise<void> {
  const { paths = [], sent = {} } = $file.get()?.photos ?? {}
  const isOpen = $matches
    .get()
    .some(({ line, isOver, path }) => line !== null && !isOver && !sent[path])
  if (paths.length > 0 && !isOpen) await keepPhotos(owner(), [])
}

/** Shows the photos that an earlier visit has kept. */
export async function restorePhotos(): Promise<void> {
  const kept = await readPhotos(owner())
  if (kept.length === 0) return
  const { photosOfZip } = await import('./photo-folder.ts')
  const here = new Map<string, FolderPhoto>()
  for (const { path, isZip, blob } of kept) {
    if (!isZip) here.set(path, { path, size: blob.size, isPacked: false, blob: async () => blob })
    const folder = isZip ? await photosOfZip(blob, path) : null
    if (folder && 'photos' in folder) for (const photo of folder.photos) here.set(photo.path, photo)
  }
  $here.set(here)
}

/** Gives a photo to the home of a line, or to none. */
export function placePhoto(path: string, line: number | null): void {
  const file = $file.get()
  if (file)
    put({ photos: { ...file.photos, places: { ...file.photos.places, [path]: line ?? 0 } } })
}

/** The server's ids of the photos of a line, once they are uploaded; `note` says which could not be, and why. */
export type PhotosSent =
  | { ok: true; ids: string[]; note: string | null }
  | { ok: false; failure: Failure }

const noteSent = (path: string, id: string | null) => {
  const file = $file.get()
  if (!file) return
  const { [path]: _, ...others } = file.photos.sent
  put({ photos: { ...file.photos, sent: id ? { ...others, [path]: id } : others } })
}

/** Uploads one photo, made small on this device; `refused` says why one cannot be. */
async function sendPhoto(path: string): Promise<Result<Photo> | { refused: string }> {
  const photo = $here.get().get(path)
  if (!photo) return fail('photo_missing', { message: notes.photosLost([nameOf(path)]) })
  const shrinker = await import('../photo/shrink.ts').catch(() => null)
  if (!shrinker) return fail('internal', { message: PHOTO_TEXTS.connectionLost, unreached: true })
  const whole = await photo.blob().catch((cause: unknown) => String((cause as Error).message))
  if (typeof whole === 'string') return { refused: whole }
  const fileId = $file.get()?.id
  let small: Blob
  try {
    const made = await withFewTries(`${fileId} ${path}`, () => shrinker.shrinkPhoto(whole))
    if (!made) return { refused: CHOSEN_TEXTS.gaveUp }
    small = made.blob
  } catch (cause) {
    const message = shrinker.photoProblem(cause)
    switch (shrinker.triedAgainAfter(cause)) {
      case 'connection':
        return fail('internal', { message, unreached: true })
      case 'device':
        return fail('internal', { message })
      default:
        return { refused: message }
    }
  }
  const answer = await uploadPhoto(small, fileId ? { fileId } : {})
  if (answer.ok) return answer
  if (isSignedOut(answer)) sessionEnded()
  const isRefused = ['photo_refused', 'too_large', 'unsupported_type', 'malformed'].includes(
    answer.code,
  )
  return isRefused ? { refused: sentenceOf(answer) } : answer
}

/** Uploads the photos of a line, one after another. Those that an earlier attempt has sent are not sent again. */
export async function sendPhotos(line: number | null): Promise<PhotosSent> {
  if (!(await photosFound())) return { ok: false, failure: fail('internal') }
  const ids: string[] = []
  const refused: string[] = []
  for (const path of line === null ? [] : pathsOf(line)) {
    const sent = $file.get()?.photos.sent[path]
    const answer = sent ? null : await sendPhoto(path)
    if (answer && 'refused' in answer) {
      refused.push(notes.photoRefused(nameOf(path), answer.refused))
      continue
    }
    if (answer && !answer.ok) return { ok: false, failure: answer }
    if (answer) noteSent(path, answer.value.id)
    const id = sent ?? answer?.value.id
    if (id) ids.push(id)
  }
  return { ok: true, ids, note: refused.length > 0 ? notes.photosRefused(refused) : null }
}

/** The server has erased uploads that were not used for long: they are sent once more. */
export function sendPhotosAgain(line: number): void {
  for (const path of pathsOf(line)) noteSent(path, null)
}

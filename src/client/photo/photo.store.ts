import { atom, computed } from 'nanostores'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { photoPath } from '../../contract/paths.ts'
import * as photoApi from '../../contract/photo.ts'
import {
  type ChosenPhoto,
  moveBy,
  placeAt,
  uploadOutcome,
} from '../../domain/listing-draft/photos.ts'
import {
  PHOTO_LIMITS,
  PHOTO_WIDTHS,
  type PhotoOrigin,
  type Room,
} from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { isPanorama, looksLikeScreenshot } from '../../domain/photo/shape.ts'
import { call } from '../lib/api.ts'
import type { Looked } from './look.ts'
import {
  forgetPhoto,
  forgetPhotos,
  type KeptPhoto,
  keepOrder,
  keepPhotos,
  readPhotos,
} from './storage.ts'

/** The photos of the draft in their order, cover first. */
export const $photos = atom<readonly ChosenPhoto[]>([])
/** Refused files, each with its reason. */
export const $refused = atom<readonly { name: string; reason: string }[]>([])
/** Whether an upload has finished on this page; only then is its success announced. */
export const $uploadedHere = atom(false)
export const $outcome = computed($photos, uploadOutcome)

const BLANK = {
  name: '',
  blob: null,
  preview: null,
  shrunk: false,
  problem: null,
  photo: null,
  room: null,
  origin: null,
  question: null,
  mark: null,
}
const kept = new Map<string, KeptPhoto>()
/** Returns the stored data of a photo; undefined after it was removed in this tab or another. */
export const keptPhoto = (id: string) => kept.get(id)

const order = () => $photos.get().map(({ id }) => id)

function shown(photo: KeptPhoto): ChosenPhoto {
  const before = $photos.get().find(({ id }) => id === photo.id)
  const settled = photo.photo
    ? 'uploaded'
    : photo.problem
      ? 'failed'
      : photo.shrunk
        ? 'waiting'
        : 'preparing'
  const uploading = before?.state === 'uploading' && settled === 'waiting'
  const shrinking = before?.state === 'shrinking' && settled === 'preparing'
  return {
    id: photo.id,
    name: photo.name,
    photo: photo.photo,
    problem: photo.problem,
    room: photo.room,
    origin: photo.origin,
    question: photo.question,
    state: uploading ? 'uploading' : shrinking ? 'shrinking' : settled,
    progress: uploading ? before.progress : 0,
    preview: previewOf(photo, before),
  }
}

function previewOf(photo: KeptPhoto, before?: ChosenPhoto): string | null {
  if (before?.preview) return before.preview
  if (photo.preview) return URL.createObjectURL(photo.preview)
  return photo.photo ? photoPath(photo.photo.key, PHOTO_WIDTHS[1]) : null
}

function dropPreview({ preview }: ChosenPhoto) {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
}

/** Shows the stored photos of this device. Called at the start and after a change in another tab. */
export async function loadPhotos(): Promise<void> {
  const photos = await readPhotos()
  kept.clear()
  for (const photo of photos) kept.set(photo.id, photo)
  for (const gone of $photos.get().filter(({ id }) => !kept.has(id))) dropPreview(gone)
  $photos.set(photos.map(shown))
}

/** Stores a change of one photo and shows it. */
export function keep(id: string, change: Partial<KeptPhoto>): Promise<void> {
  const photo = kept.get(id)
  if (!photo) return Promise.resolve()
  const next = { ...photo, ...change }
  kept.set(id, next)
  $photos.set($photos.get().map((photo) => (photo.id === id ? shown(next) : photo)))
  return keepPhotos([id], keptPhoto, order())
}

/** Shows a change without storing it: the start and the progress of an upload. */
export function showOnly(id: string, change: Partial<ChosenPhoto>): void {
  $photos.set($photos.get().map((photo) => (photo.id === id ? { ...photo, ...change } : photo)))
}

function add(photos: readonly KeptPhoto[]): Promise<void> {
  for (const photo of photos) kept.set(photo.id, photo)
  $photos.set([...$photos.get(), ...photos.map(shown)])
  return keepPhotos(
    photos.map(({ id }) => id),
    keptPhoto,
    order(),
  )
}

type Judged = { file: File } & (Looked | { problem: string })

/** Looks at files one after the other, until the draft is full; the others are too many, whatever they are. */
async function judge(files: readonly File[]): Promise<Judged[]> {
  const { lookAt } = await import('./look.ts')
  const judged: Judged[] = []
  for (const file of files) {
    const usable = judged.filter((one) => !('problem' in one)).length
    const isFull = usable >= PHOTO_LIMITS.count
    judged.push({ file, ...(isFull ? { problem: PHOTO_TEXTS.tooMany } : await lookAt(file)) })
  }
  return judged
}

/** Cards cut a panorama, so the first photo is another one if there is any. */
function coverFirst<Seen extends Looked>(chosen: readonly Seen[]): Seen[] {
  const cover = chosen.find((one) => !isPanorama(one))
  return cover ? [cover, ...chosen.filter((one) => one !== cover)] : [...chosen]
}

/**
 * Adds usable files to the draft while there is room, and resolves once they are shown; `stored` once they are stored
 * on this device, which takes a while.
 */
export async function addFiles(files: readonly File[]): Promise<{ stored: Promise<void> }> {
  const judged = await judge(files)
  const usable = judged.flatMap((one) => ('problem' in one ? [] : [one]))
  const room = PHOTO_LIMITS.count - $photos.get().length
  const tooMany = usable.slice(room)
  $refused.set(
    judged.flatMap((one) => {
      const { name } = one.file
      if ('problem' in one) return [{ name, reason: one.problem }]
      return tooMany.includes(one) ? [{ name, reason: PHOTO_TEXTS.tooMany }] : []
    }),
  )
  const fitting = usable.slice(0, room)
  const isFirst = $photos.get().length === 0
  const marks = new Set([...kept.values()].map(({ mark }) => mark))
  const added = (isFirst ? coverFirst(fitting) : fitting).map((one) => {
    const { file, mark } = one
    const isTwin = marks.has(mark)
    marks.add(mark)
    const isScreen = looksLikeScreenshot({ ...one, name: file.name })
    const question = isTwin ? 'twin' : isScreen ? 'screenshot' : null
    const id = crypto.randomUUID()
    return { ...BLANK, id, name: file.name, blob: file, mark, question } satisfies KeptPhoto
  })
  return { stored: add(added) }
}

/** The poster has answered what was asked about a photo: it stays. */
export const settleQuestion = (id: string) => keep(id, { question: null })

/** Replaces the draft's photos by those of a listing, which the server already has. */
export async function replacePhotos(photos: readonly Photo[]): Promise<void> {
  await emptyPhotos()
  await add(
    photos.map((photo) => ({
      ...BLANK,
      id: photo.id,
      shrunk: true,
      photo,
      room: photo.room ?? null,
      origin: photo.origin ?? null,
    })),
  )
}

function setOrder(photos: readonly ChosenPhoto[]): void {
  $photos.set(photos)
  void keepOrder(order())
}
export const movePhoto = (id: string, places: number) => setOrder(moveBy($photos.get(), id, places))
export const placePhoto = (id: string, place: number) => setOrder(placeAt($photos.get(), id, place))

/** Says what a photo shows. */
export const placeInRoom = (id: string, room: Room | null) => keep(id, { room })

/** Says that a photo was made or staged by software, or that it was not. */
export const sayOrigin = (id: string, origin: PhotoOrigin | null) => keep(id, { origin })

/** Removes a photo from the draft without telling the server. */
async function dropPhoto(id: string): Promise<void> {
  for (const gone of $photos.get().filter((photo) => photo.id === id)) dropPreview(gone)
  kept.delete(id)
  $photos.set($photos.get().filter((photo) => photo.id !== id))
  await forgetPhoto(id, order())
}

export async function removePhoto(id: string): Promise<void> {
  const photo = kept.get(id)
  await dropPhoto(id)
  // Erases a photo that this draft has uploaded. Photos of a posted listing stay, because its rejection may be undone.
  // A failure is ignored: the server later erases photos of no listing by itself.
  const onServer = photo?.blob ? photo.photo : null
  if (onServer) await call(photoApi.removePhoto, { params: { id: onServer.id } })
}

/** Refuses a file that is no picture after all. */
export async function refuse(id: string, reason: string): Promise<void> {
  const photo = kept.get(id)
  // It was removed in the meantime.
  if (!photo) return
  $refused.set([...$refused.get(), { name: photo.name, reason }])
  await dropPhoto(id)
}

/** Removes all photos from the draft. They stay on the server, because a listing may use them. */
export async function emptyPhotos(): Promise<void> {
  for (const photo of $photos.get()) dropPreview(photo)
  kept.clear()
  $photos.set([])
  $refused.set([])
  $uploadedHere.set(false)
  await forgetPhotos()
}

import { PHOTO_TEXTS } from '#language/photo/texts'
import { photoPath } from '../../contract/paths.ts'
import { toUpload, uploadedIds } from '../../domain/listing-draft/photos.ts'
import { PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { $session, refreshSession } from '../account/session.ts'
import { signedIn } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { askToLogIn } from '../listing-draft/submission-login.ts'
import { withFewTries } from './few-tries.ts'
import {
  $outcome,
  $photos,
  $uploadedHere,
  addFiles,
  keep,
  keptPhoto,
  loadPhotos,
  refuse,
  removePhoto,
  showOnly,
} from './photo.store.ts'
import { onOtherTab } from './storage.ts'
import { uploadPhoto } from './upload.ts'

const running = new Map<string, AbortController>()
/** Whether uploads may run: only with a session, because the server refuses others. */
let allowed = false

/** Lets one tab at a time work on a photo. A second tab waits, and then finds the work done. */
function withPhotoLock(id: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks
    ? navigator.locks.request(`listing-draft-photo:${id}`, work).then(() => undefined)
    : work()
}

/** What shrinks photos, loaded with the step that asks for them. */
export const loadShrinker = () => import('./shrink.ts')

/** Reduces the chosen files one after the other: a phone has too little memory for twelve at once. */
let shrinking: Promise<void> | undefined
function prepare(): Promise<void> {
  shrinking ??= prepareAll().finally(() => (shrinking = undefined))
  return shrinking
}
async function prepareAll(): Promise<void> {
  for (;;) {
    const next = $photos.get().find((photo) => photo.state === 'preparing')
    if (!next) return
    await withPhotoLock(next.id, () => shrink(next.id))
    startUploads()
  }
}

async function shrink(id: string): Promise<void> {
  const done = await withFewTries(id, () => shrinkNow(id).then(() => true))
  if (done) return
  const { CHOSEN_TEXTS } = await import('#language/photo/texts-chosen')
  return keep(id, { problem: CHOSEN_TEXTS.gaveUp })
}

async function shrinkNow(id: string): Promise<void> {
  const photo = keptPhoto(id)
  if (!photo?.blob || photo.shrunk) return
  showOnly(id, { state: 'shrinking' })
  const shrinker = await loadShrinker().catch(() => null)
  if (!shrinker) return keep(id, { problem: PHOTO_TEXTS.connectionLost })
  try {
    const small = await shrinker.shrinkPhoto(photo.blob)
    await keep(id, { ...small, shrunk: true })
  } catch (cause) {
    const sentence = shrinker.photoProblem(cause)
    if (!shrinker.triedAgainAfter(cause)) return refuse(id, sentence)
    await keep(id, { problem: sentence })
  }
}

function startUploads(): void {
  if (!allowed) return
  for (const id of toUpload($photos.get())) {
    showOnly(id, { state: 'uploading', progress: 0 })
    void withPhotoLock(id, () => upload(id)).finally(startUploads)
  }
}

async function upload(id: string): Promise<void> {
  const photo = keptPhoto(id)
  if (!photo?.blob || photo.photo) return
  const controller = new AbortController()
  running.set(id, controller)
  const request = uploadPhoto(photo.blob, {
    onProgress: (progress) => showOnly(id, { progress }),
    signal: controller.signal,
  })
  const answer = await signedIn(request, () => {
    allowed = false
    askToLogIn()
  })
  running.delete(id)
  if (answer?.ok) {
    $uploadedHere.set(true)
    return keep(id, { photo: answer.value, problem: null })
  }
  showOnly(id, { state: 'waiting', progress: 0 })
  if (answer) return keep(id, { problem: sentenceOf(answer) })
}

/** Starts uploads if somebody is signed in; resolves to whether they may run. */
async function allowUploads(): Promise<boolean> {
  if (!allowed) {
    await refreshSession()
    // An unreachable server does not mean that nobody is signed in. The upload then fails and can be retried.
    allowed = $session.get() !== null
  }
  startUploads()
  return allowed
}

/**
 * Adds chosen files and starts to upload them. Asks for a login once they are stored on this device, unless they `wait`
 * there for the step that uploads them.
 */
export async function choosePhotos(files: readonly File[], { wait = false } = {}): Promise<void> {
  const signedIn = allowUploads()
  const { stored } = await addFiles(files)
  await Promise.all([stored, prepare()])
  if ($photos.get().length > 0 && !(await signedIn) && !wait) askToLogIn()
}

/** Continues where an earlier visit stopped. A return to the form asks nobody to log in. */
export async function resumePhotos(): Promise<void> {
  onOtherTab(() => void loadPhotos().then(startUploads))
  addEventListener('online', () => {
    for (const { id, problem } of $photos.get()) {
      // What reads HEIC may have been out of reach.
      const isLarge = problem !== null && keptPhoto(id)?.shrunk === false
      if (isLarge || problem === PHOTO_TEXTS.connectionLost) void retryPhoto(id)
    }
  })
  await loadPhotos()
  if ($outcome.get() !== 'busy') return
  await Promise.all([prepare(), allowUploads()])
}

export async function retryPhoto(id: string): Promise<void> {
  await keep(id, { problem: null })
  const [isAllowed] = await Promise.all([allowUploads(), prepare()])
  if (!isAllowed) askToLogIn()
}

export async function removeChosen(id: string): Promise<void> {
  running.get(id)?.abort()
  await removePhoto(id)
  startUploads()
}

/** Marks the photos that the server has lost for a new upload; marks all if none can be identified. */
export async function retryMissingUploads(): Promise<void> {
  const uploaded = $photos.get().filter((photo) => uploadedIds([photo]).length > 0)
  const found = await Promise.all(
    uploaded.map(
      async ({ photo }) => !photo || (await isThere(photoPath(photo.key, PHOTO_WIDTHS[0]))),
    ),
  )
  const missing = uploaded.filter((_, index) => !found[index])
  for (const { id } of missing.length > 0 ? missing : uploaded) {
    await keep(id, {
      photo: null,
      problem: keptPhoto(id)?.blob ? null : PHOTO_TEXTS.chooseAnother,
    })
  }
  startUploads()
}

async function isThere(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return true
  }
}

/** Resolves once no photo is being uploaded any more. */
export function photosSettled(): Promise<void> {
  if ($outcome.get() !== 'busy') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = $outcome.listen((outcome) => {
      if (outcome === 'busy') return
      stop()
      resolve()
    })
  })
}

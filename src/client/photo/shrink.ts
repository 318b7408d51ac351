import { PHOTO_TEXTS } from '#language/photo/texts'
import { CHOSEN_TEXTS as texts } from '#language/photo/texts-chosen'
import { HEIC_WASM_PATH, HEIC_WORKER_PATH } from '../../contract/heic.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { AskedWorker, type NoAnswer } from '../lib/asked-worker.ts'
import type { BitmapCount } from './bitmaps.ts'
import type { HeicAnswer, ToHeicWorker } from './heic-worker.ts'
import { lookAt } from './look.ts'
import type { Answer } from './photo-worker.ts'
import { pageBoard, type SmallPhoto, smallPhoto } from './picture.ts'

/** Another attempt may succeed: once the connection is back, or once the device has more room. */
type Again = 'connection' | 'device'

/** Why a photo cannot be used, in words. */
export class PhotoProblem extends Error {
  readonly again: Again | null
  constructor(sentence: string, again: Again | null = null) {
    super(sentence)
    this.again = again
  }
}

/** The sentence for anything that shrinking a photo has thrown. */
export const photoProblem = (cause: unknown): string =>
  cause instanceof PhotoProblem ? cause.message : PHOTO_TEXTS.broken

/** What another attempt waits for; null if it would fail in the same way. */
export const triedAgainAfter = (cause: unknown): Again | null =>
  cause instanceof PhotoProblem ? cause.again : null

/** What the workers have said of their bitmaps. */
let most = 0
/** How many bitmaps a worker had at the same time. */
export const mostBitmaps = () => most

/** The answer of a worker; null where its script was not loaded, or it was ended. */
function answerOf<Reply extends { bitmaps: BitmapCount }>(answer: Reply | NoAnswer): Reply | null {
  if (answer === 'not loaded' || answer === 'ended') return null
  if (answer === 'slow') throw new PhotoProblem(texts.slow)
  if (answer === 'broken') throw new PhotoProblem(texts.gaveUp, 'device')
  most = Math.max(most, answer.bitmaps.most)
  return answer
}

type Policies = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): void
}
/**
 * Admins' pages start no worker from a text. The page's own policy lets them start one from a file of the site: what
 * the header allows any page.
 */
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    new URL(address, location.href).origin === location.origin ? address : null,
})

const photoWorker = new AskedWorker<Blob, Answer>(
  () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' }),
  PHOTO_LIMITS.decodeMs,
)

/** Loads the decoder of HEIC; null where it cannot be loaded. */
async function loadHeic(): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(HEIC_WASM_PATH, {
      signal: AbortSignal.timeout(PHOTO_LIMITS.decodeMs),
    })
    return answer.ok ? await answer.arrayBuffer() : null
  } catch {
    return null
  }
}

/** One worker for each HEIC: it keeps the memory that the largest has needed. */
async function heicInWorker(photo: Blob): Promise<HeicAnswer | null> {
  const wasm = await loadHeic()
  if (!wasm) return null
  const worker = new AskedWorker<ToHeicWorker, HeicAnswer>(
    () => new Worker(HEIC_WORKER_PATH),
    PHOTO_LIMITS.decodeMs,
  )
  try {
    return answerOf(await worker.ask({ wasm, photo }))
  } finally {
    worker.end()
  }
}

/** For browsers whose workers have no canvas, and for a worker that did not start. */
async function onPage(file: Blob): Promise<SmallPhoto | { failed: 'undecodable' }> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    return await smallPhoto({ width, height, picture }, pageBoard)
  } catch {
    return { failed: 'undecodable' }
  } finally {
    URL.revokeObjectURL(address)
  }
}

const hasWorkers = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function'

async function byBrowser(file: Blob): Promise<SmallPhoto | { failed: 'undecodable' }> {
  return (hasWorkers() && answerOf(await photoWorker.ask(file))) || onPage(file)
}

async function byLibheif(file: Blob): Promise<SmallPhoto> {
  if (!hasWorkers()) throw new PhotoProblem(texts.unsupported)
  const answer = (await heicInWorker(file)) ?? { failed: 'notLoaded' as const }
  if (!('failed' in answer)) return answer
  if (answer.failed === 'notLoaded') throw new PhotoProblem(texts.notLoaded, 'connection')
  if (answer.failed === 'tooManyPixels') throw new PhotoProblem(texts.tooManyForHeic)
  throw new PhotoProblem(PHOTO_TEXTS.broken)
}

async function shrink(file: Blob): Promise<SmallPhoto> {
  const looked = await lookAt(file)
  if ('problem' in looked) throw new PhotoProblem(looked.problem)
  const { kind, width, height } = looked
  const answer = await byBrowser(file)
  if (!('failed' in answer)) return answer
  if (kind === 'avif') throw new PhotoProblem(texts.unsupported)
  if (kind !== 'heic') throw new PhotoProblem(PHOTO_TEXTS.broken)
  if (width * height > PHOTO_LIMITS.heicPixels) throw new PhotoProblem(texts.tooManyForHeic)
  return byLibheif(file)
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Returns an upright JPEG of at most 2048 px that the server takes, without metadata, and a small preview. One photo is
 * decoded at a time. Rejects with a `PhotoProblem`.
 */
export function shrinkPhoto(file: Blob): Promise<SmallPhoto> {
  waiting += 1
  const mine = last
    .then(() => shrink(file))
    .then(({ blob, preview }) => ({ blob, preview }))
    .finally(() => {
      waiting -= 1
      if (waiting === 0) photoWorker.end()
    })
  last = mine.catch(() => undefined)
  return mine
}

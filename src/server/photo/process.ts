import sharp, { type ResizeOptions } from 'sharp'
import { PHOTO_TEXTS as texts } from '#language/photo/texts'
import type { ErrorCode } from '../../contract/errors.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import {
  PHOTO_FORMATS,
  PHOTO_LIMITS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
} from '../../domain/photo/constants.ts'
import type { Print } from '../../domain/photo/print.ts'
import { kindOf } from '../../domain/photo/signature.ts'
import { contentHashOf } from './content-hash.ts'
import { printFrom } from './print.ts'

export type ProcessedPhoto = {
  /** Size in pixels of the upright original. */
  width: number
  height: number
  /** A tiny WebP as a data URI. */
  placeholder: string
  /** Finds the same file posted twice. */
  contentHash: string
  print: Print
  variants: { width: PhotoWidth; format: PhotoFormat; bytes: Uint8Array }[]
}

const LARGEST_WIDTH = Math.max(...PHOTO_WIDTHS)
/**
 * It is inline in each listing page and each card, so it is as small as possible while its colours are still
 * recognisable.
 */
const PLACEHOLDER = { width: 16, webp: { quality: 10, effort: 6 } } as const
/** The largest height of a stored picture, as a multiple of its width. */
const TALLEST = 3
// Effort 2 takes a sixth of the time of effort 4, for files about a tenth larger.
const AVIF = { quality: 50, effort: 2 } as const
const WEBP = { quality: 74, effort: 3 } as const

type Size = { width: number; height: number }

/**
 * The size of a stored picture, never larger than the original. The height is limited too: a very tall picture would
 * take seconds to encode.
 */
function sizeOf(original: Size, target: number) {
  const scale = Math.min(1, target / original.width, (target * TALLEST) / original.height)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(original.width), height: scaled(original.height), fit: 'fill' } as const
}

const refuse = (message: string, code: ErrorCode = 'photo_refused') =>
  fail(code, { message, fields: { photo: message } })

/** Why the bytes are refused, judged by content and not by file name; null for a photo. */
async function problem(bytes: Uint8Array) {
  const kind = kindOf(bytes)
  // sharp's build cannot decode it.
  if (kind === 'heic') return refuse(texts.heic)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return refuse(texts.wrongType)
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata?.format !== kind) return refuse(texts.broken)
  const longest = Math.max(metadata.width, metadata.height)
  if (metadata.width * metadata.height > PHOTO_LIMITS.pixels || longest > PHOTO_LIMITS.largestEdge)
    return refuse(texts.tooManyPixels)
  // Such pictures cannot be shrunk while they are decoded: all their pixels are in memory at once, some of them twice.
  const whole = metadata.isProgressive || metadata.depth === 'ushort'
  if (whole && metadata.width * metadata.height > PHOTO_LIMITS.wholePixels)
    return refuse(texts.tooHeavy)
  if (Math.min(metadata.width, metadata.height) < PHOTO_LIMITS.smallestEdge)
    return refuse(texts.tooSmall)
  return null
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one task after the other: a few large pictures at once would exceed a function's memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

/**
 * Decodes an uploaded photo, rotates it upright, removes all metadata, and creates every stored size in both formats.
 */
export function processPhoto(bytes: Uint8Array): Promise<Result<ProcessedPhoto>> {
  return inTurn(() => process(bytes))
}

/** The pixels of a picture at a size that follows from its own, upright and without anything else of its file. */
async function decode(bytes: Uint8Array, sized: (upright: Size) => ResizeOptions) {
  const refused = await problem(bytes)
  if (refused) return refused
  const source = sharp(bytes, { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'warning' })
  const upright = (await source.metadata()).autoOrient
  const decoded = await source
    .autoOrient()
    .resize(sized(upright))
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    // The next picture waits for this one, so its time is limited.
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!decoded) return refuse(texts.broken)
  const { width, height, channels } = decoded.info
  return ok({ upright, whole: () => sharp(decoded.data, { raw: { width, height, channels } }) })
}

/** A picture drawn anew as a WebP, at most `edge` pixels long: of a paper, whose small print has to stay legible. */
export const drawAnew = (bytes: Uint8Array, edge: number): Promise<Result<Uint8Array>> =>
  inTurn(async () => {
    const decoded = await decode(bytes, () => ({
      width: edge,
      height: edge,
      fit: 'inside',
      withoutEnlargement: true,
    }))
    return decoded.ok ? ok(new Uint8Array(await decoded.value.whole().webp().toBuffer())) : decoded
  })

async function process(bytes: Uint8Array): Promise<Result<ProcessedPhoto>> {
  // Decoded once, at the largest stored size; a damaged file fails here, before anything is stored.
  const decoded = await decode(bytes, (upright) => sizeOf(upright, LARGEST_WIDTH))
  if (!decoded.ok) return decoded
  const { upright, whole } = decoded.value
  const sized = (target: number) => whole().resize(sizeOf(upright, target))
  const variants = await Promise.all(
    PHOTO_WIDTHS.flatMap((target) =>
      PHOTO_FORMATS.map(async (format) => ({
        width: target,
        format,
        bytes: new Uint8Array(
          await (format === 'avif'
            ? sized(target).avif(AVIF)
            : sized(target).webp(WEBP)
          ).toBuffer(),
        ),
      })),
    ),
  )
  const tiny = await sized(PLACEHOLDER.width).webp(PLACEHOLDER.webp).toBuffer()
  return ok({
    width: upright.width,
    height: upright.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    contentHash: contentHashOf(bytes),
    print: await printFrom(whole()),
    variants,
  })
}

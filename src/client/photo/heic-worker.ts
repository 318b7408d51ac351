import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { hasWideColours } from '../../domain/photo/header.ts'
import { type BitmapCount, bitmapCount, withBitmap } from './bitmaps.ts'
import { type SmallPhoto, smallPhoto, workerBoard } from './picture.ts'

// Decodes HEIC where the browser cannot. `src/integrations.ts` bundles it as a file of its own, beside libheif, because
// WebAssembly needs a header that no page has.

/** What the page hands over, for this worker has no network: the decoder, and a photo. */
export type ToHeicWorker = { wasm: ArrayBuffer; photo: Blob }
type Failed = { failed: 'undecodable' | 'tooManyPixels' | 'notLoaded' }
export type HeicAnswer = (SmallPhoto | Failed) & { bitmaps: BitmapCount }

type Handle = { readonly handle: unique symbol }
type Channel = { width: number; height: number; stride: number; data: Uint8Array }
/** What is used of libheif. Its functions answer with an error as an object that has a code. */
type Libheif = {
  heif_context_alloc(): Handle
  heif_context_free(context: Handle): void
  heif_context_read_from_memory(context: Handle, bytes: Uint8Array): { code: unknown }
  heif_js_context_get_primary_image_handle(context: Handle): Handle & { code?: unknown }
  heif_image_handle_get_width(image: Handle): number
  heif_image_handle_get_height(image: Handle): number
  heif_image_handle_release(image: Handle): void
  heif_js_decode_image2(
    image: Handle,
    colours: unknown,
    chroma: unknown,
  ): { code?: unknown; image: Handle; channels: Channel[] }
  heif_image_release(image: Handle): void
  heif_error_code: { heif_error_Ok: unknown }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGBA: unknown }
}
declare const libheif: (options: { wasmBinary: ArrayBuffer }) => Libheif
declare function importScripts(...addresses: string[]): void

function load(wasm: ArrayBuffer): Libheif | null {
  try {
    importScripts('libheif.js')
    return libheif({ wasmBinary: wasm })
  } catch {
    return null
  }
}

class TooManyPixels extends Error {}

/** The pixels of one decoded picture, without the bytes that may follow each line. */
function pixelsOf({ width, height, stride, data }: Channel): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4)
  if (stride === width * 4) pixels.set(data.subarray(0, pixels.length))
  else
    for (let y = 0; y < height; y += 1)
      pixels.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4)
  return pixels
}

/** The first picture of a file, turned upright: libheif applies the turns of the container, and EXIF is not asked. */
function decode(heif: Libheif, bytes: Uint8Array): ImageData {
  const context = heif.heif_context_alloc()
  try {
    const { code } = heif.heif_context_read_from_memory(context, bytes)
    if (code !== heif.heif_error_code.heif_error_Ok) throw new Error('not read')
    const image = heif.heif_js_context_get_primary_image_handle(context)
    if (image.code !== undefined) throw new Error('no picture')
    try {
      const pixels =
        heif.heif_image_handle_get_width(image) * heif.heif_image_handle_get_height(image)
      if (pixels > PHOTO_LIMITS.heicPixels) throw new TooManyPixels()
      const { heif_colorspace_RGB: rgb } = heif.heif_colorspace
      const { heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma
      const decoded = heif.heif_js_decode_image2(image, rgb, rgba)
      if (decoded.code !== undefined) throw new Error('not decoded')
      const [channel] = decoded.channels
      if (!channel) throw new Error('no pixels')
      const colorSpace = hasWideColours(bytes) ? 'display-p3' : 'srgb'
      const data = new ImageData(pixelsOf(channel), channel.width, channel.height, { colorSpace })
      heif.heif_image_release(decoded.image)
      return data
    } finally {
      heif.heif_image_handle_release(image)
    }
  } finally {
    heif.heif_context_free(context)
  }
}

async function shrink({ wasm, photo }: ToHeicWorker): Promise<SmallPhoto | Failed> {
  const heif = load(wasm)
  if (!heif) return { failed: 'notLoaded' }
  const bytes = new Uint8Array(await photo.arrayBuffer())
  return withBitmap(
    () => createImageBitmap(decode(heif, bytes)),
    (picture) => smallPhoto({ width: picture.width, height: picture.height, picture }, workerBoard),
  ).catch((cause: unknown) => ({
    failed: cause instanceof TooManyPixels ? ('tooManyPixels' as const) : ('undecodable' as const),
  }))
}

addEventListener('message', async ({ data }: MessageEvent<ToHeicWorker>) => {
  const answer: HeicAnswer = { ...(await shrink(data)), bitmaps: bitmapCount() }
  postMessage(answer)
})
postMessage('ready')

import { resolveObjectURL } from 'node:buffer'
import type { Window } from 'happy-dom'
import sharp from 'sharp'

/**
 * A browser's `Image` of a blob, decoded by a real decoder: upright by its EXIF data, and an error if it is no picture.
 */
export class Picture {
  src = ''
  naturalWidth = 0
  naturalHeight = 0
  bytes: Uint8Array = new Uint8Array()

  async decode(): Promise<void> {
    const blob = resolveObjectURL(this.src)
    if (!blob) throw new Error('There is nothing at this address.')
    const upright = await sharp(await blob.arrayBuffer())
      .rotate()
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
    this.bytes = upright.data
    this.naturalWidth = upright.info.width
    this.naturalHeight = upright.info.height
  }
}

type Adapter = NonNullable<Window['happyDOM']['settings']['canvasAdapter']>
type Caller = { canvas: { width: number; height: number } }

class Context {
  fillStyle = '#000'
  imageSmoothingQuality = 'low'
  picture: Picture | null = null

  fillRect = () => {}

  drawImage(drawn: Picture | Caller['canvas']): void {
    this.picture = drawn instanceof Picture ? drawn : (contexts.get(drawn)?.picture ?? null)
  }
}
const contexts = new WeakMap<Caller['canvas'], Context>()

/** Lets one picture, or another canvas, be drawn on each canvas of a happy-dom page, and saved as a JPEG. */
export const pictureCanvas = {
  getContext({ canvas }: Caller) {
    const context = new Context()
    contexts.set(canvas, context)
    return context
  },

  toBlob(
    { canvas }: Caller,
    done: (blob: Blob | null) => void,
    type: string,
    quality: number,
  ): void {
    const { picture, fillStyle } = contexts.get(canvas) ?? new Context()
    sharp(picture?.bytes)
      .resize(canvas.width, canvas.height, { fit: 'fill' })
      .flatten({ background: fillStyle })
      .jpeg({ quality: Math.round(quality * 100) })
      .toBuffer()
      .then(
        (bytes) => done(new Blob([new Uint8Array(bytes)], { type })),
        () => done(null),
      )
  },
} as unknown as Adapter

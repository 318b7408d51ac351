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

type Size = { width: number; height: number }
type Adapter = NonNullable<Window['happyDOM']['settings']['canvasAdapter']>

class Context {
  fillStyle = '#000'
  imageSmoothingQuality = 'low'
  picture: Picture | null = null

  fillRect = () => {}

  drawImage(picture: Picture) {
    this.picture = picture
  }

  async toJpeg({ width, height }: Size, type: string, quality: number): Promise<Blob> {
    const bytes = await sharp(this.picture?.bytes)
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: this.fillStyle })
      .jpeg({ quality: Math.round(quality * 100) })
      .toBuffer()
    return new Blob([new Uint8Array(bytes)], { type })
  }
}

/** Lets one picture be drawn on each canvas of a page. */
export function pictureCanvas(): Adapter {
  const contexts = new WeakMap<object, Context>()
  const contextOf = (canvas: object) => {
    const context = contexts.get(canvas) ?? new Context()
    contexts.set(canvas, context)
    return context
  }
  const adapter = {
    getContext: ({ canvas }: { canvas: object }) => contextOf(canvas),
    toBlob: (
      { canvas }: { canvas: Size },
      done: (blob: Blob | null) => void,
      type: string,
      quality: number,
    ) => {
      contextOf(canvas)
        .toJpeg(canvas, type, quality)
        .then(done, () => done(null))
    },
    toDataURL: () => {
      throw new Error('No page draws to a data address.')
    },
  }
  return adapter as unknown as Adapter
}

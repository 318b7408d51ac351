import { resolveObjectURL } from 'node:buffer'
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

/** A canvas on which one picture can be drawn. */
export class PictureCanvas {
  width = 0
  height = 0
  #picture: Picture | null = null
  #context = {
    fillStyle: '#000',
    imageSmoothingQuality: 'low',
    fillRect: () => {},
    drawImage: (picture: Picture) => {
      this.#picture = picture
    },
  }

  getContext = () => this.#context

  toBlob(done: (blob: Blob | null) => void, type: string, quality: number): void {
    sharp(this.#picture?.bytes)
      .resize(this.width, this.height, { fit: 'fill' })
      .flatten({ background: this.#context.fillStyle })
      .jpeg({ quality: Math.round(quality * 100) })
      .toBuffer()
      .then(
        (bytes) => done(new Blob([new Uint8Array(bytes)], { type })),
        () => done(null),
      )
  }
}

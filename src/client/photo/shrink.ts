import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'

/** Pixels on the long edge of a photo's preview in the form. */
const PREVIEW_EDGE = 480
const QUALITY = 0.82

/**
 * Draws a picture as the browser shows it, upright by its EXIF data, at most `edge` pixels long. The result has no
 * metadata.
 */
async function toJpeg(picture: Blob, edge: number): Promise<Blob> {
  const address = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.min(1, edge / Math.max(image.naturalWidth, image.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // A JPEG has no transparency: transparent parts become white instead of black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    )
    if (!blob) throw new Error('no picture')
    return blob
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Returns an upright JPEG of at most 2048 px without metadata, and a small preview. Rejects if the file is no picture.
 */
export async function shrinkPhoto(file: Blob): Promise<{ blob: Blob; preview: Blob }> {
  const blob = await toJpeg(file, PHOTO_LIMITS.edge)
  return { blob, preview: await toJpeg(blob, PREVIEW_EDGE) }
}

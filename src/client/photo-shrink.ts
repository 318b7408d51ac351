import { PHOTO_LIMITS } from '../domain/photo/constants.ts'

/** Pixels on the long edge of the preview that stands for a photo in the form. */
const PREVIEW_EDGE = 480
const QUALITY = 0.82

async function toJpeg(picture: Blob, edge: number): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs')
  return new Promise((resolve, reject) => {
    new Compressor(picture, {
      // Never the original back, even where it is smaller: it would carry its place and time along.
      strict: false,
      mimeType: 'image/jpeg',
      quality: QUALITY,
      maxWidth: edge,
      maxHeight: edge,
      success: resolve,
      error: reject,
    })
  })
}

/** An upright JPEG of at most 2048 px without metadata, and a small one to look at. Rejects for what is no picture. */
export async function shrinkPhoto(file: Blob): Promise<{ blob: Blob; preview: Blob }> {
  const blob = await toJpeg(file, PHOTO_LIMITS.edge)
  return { blob, preview: await toJpeg(blob, PREVIEW_EDGE) }
}

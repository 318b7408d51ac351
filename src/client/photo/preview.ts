/** The width of a preview, in pixels: twice that of its place, for dense screens. */
export const PREVIEW_WIDTH = 240

/**
 * Returns a small picture of a photo; null where the browser does not decode it. It holds the whole photo only while it
 * decodes: who needs many asks for one after another.
 */
export async function previewOf(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo, {
    resizeWidth: PREVIEW_WIDTH,
    resizeQuality: 'low',
  }).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
}

import { IMAGE_FOLDER } from '../../domain/photo/schema.ts'
import type { PhotoStore } from '../../server/photo/store.ts'

/** Keys of all blobs in a photo store, sorted. */
export async function storedBlobs(photos: PhotoStore): Promise<string[]> {
  const pages: string[][] = []
  for await (const page of photos.list(IMAGE_FOLDER)) pages.push(page)
  return pages.flat().sort()
}

import { PHOTO_FORMATS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { variantKey } from '../../domain/photo/schema.ts'
import type { PhotoStore } from './store.ts'

/** Erases every stored size of a photo; a missing one counts as erased. */
export async function eraseBlobs(photos: PhotoStore, key: string): Promise<void> {
  await Promise.all(
    PHOTO_WIDTHS.flatMap((width) =>
      PHOTO_FORMATS.map((format) => photos.erase(variantKey(key, width, format))),
    ),
  )
}

/** Decoded pictures in this worker or page: now, and at most at the same time. */
const count = { alive: 0, most: 0 }
export type BitmapCount = typeof count
export const bitmapCount = (): BitmapCount => ({ ...count })

/** Decodes a picture, lends it, and frees it. A phone has too little memory for two of them. */
export async function withBitmap<Result>(
  decode: () => Promise<ImageBitmap>,
  use: (bitmap: ImageBitmap) => Promise<Result>,
): Promise<Result> {
  count.alive += 1
  count.most = Math.max(count.most, count.alive)
  try {
    const bitmap = await decode()
    try {
      return await use(bitmap)
    } finally {
      bitmap.close()
    }
  } finally {
    count.alive -= 1
  }
}

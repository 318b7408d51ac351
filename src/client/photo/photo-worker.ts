import { type BitmapCount, bitmapCount, withBitmap } from './bitmaps.ts'
import { type SmallPhoto, smallPhoto, workerBoard } from './picture.ts'

// Decodes photos beside the page, which stays usable meanwhile.

/** `undecodable`: the browser does not know this kind of picture, or the file is damaged. */
export type Answer = (SmallPhoto | { failed: 'undecodable' }) & { bitmaps: BitmapCount }

async function shrink(file: Blob): Promise<SmallPhoto | { failed: 'undecodable' }> {
  const decode = () => createImageBitmap(file, { imageOrientation: 'from-image' })
  // The whole picture is decoded, then drawn smaller. With `resizeWidth`, browsers disagree on the sides of a turned
  // one.
  return withBitmap(decode, (picture) =>
    smallPhoto({ width: picture.width, height: picture.height, picture }, workerBoard),
  ).catch(() => ({ failed: 'undecodable' as const }))
}

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const answer: Answer = { ...(await shrink(file)), bitmaps: bitmapCount() }
  postMessage(answer)
})
postMessage('ready')

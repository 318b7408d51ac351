import { expect, it } from 'vitest'
import { $here, loadPictures } from './photos.store.ts'

async function picture() {
  const canvas = new OffscreenCanvas(600, 400)
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
  return canvas.convertToBlob({ type: 'image/png' })
}
const photo = (path: string, blob: () => Promise<Blob> = picture) => ({
  path,
  size: 7,
  isPacked: false,
  blob,
})
/** Resolves to the pictures once all of them are made. */
async function shownOf(paths: readonly string[], photos: readonly ReturnType<typeof photo>[]) {
  const here = new Map(photos.map((one) => [one.path, one]))
  $here.set(here)
  let shown: ReadonlyMap<string, string | null> = new Map()
  const { signal } = new AbortController()
  const show = (pictures: typeof shown) => {
    shown = pictures
  }
  loadPictures({ paths, here, signal, show })
  await expect.poll(() => shown.size).toBe(photos.length)
  return shown
}

it('A photo is shown as soon as it is here, and another one at its place is shown instead', async () => {
  const path = 'GN-12/1.jpg'
  expect(await shownOf([path], [])).toEqual(new Map())
  const first = photo(path)
  const shown = await shownOf([path], [first])
  expect(shown.get(path)).toMatch(/^blob:/)
  expect(await shownOf([path], [first])).toEqual(shown)
  const other = await shownOf([path], [photo(path)])
  expect(other.get(path)).toMatch(/^blob:/)
  expect(other.get(path)).not.toBe(shown.get(path))
})

it('A photo that cannot be read has no picture, and the others have theirs', async () => {
  const broken = photo('1.jpg', () => Promise.reject(new Error('damaged')))
  const shown = await shownOf(['1.jpg', '2.jpg'], [broken, photo('2.jpg')])
  expect(shown.get('1.jpg')).toBeNull()
  expect(shown.get('2.jpg')).toMatch(/^blob:/)
})

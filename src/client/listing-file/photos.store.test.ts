import { expect, it } from 'vitest'
import { loadPictures } from './photos.store.ts'

const photo = (path: string, blob = async () => new Blob(['a photo'])) => ({
  path,
  size: 7,
  isPacked: false,
  blob,
})

it('A photo is shown as soon as it is here, and another one at its place is shown instead', async () => {
  const path = 'GN-12/1.jpg'
  expect(await loadPictures([path], new Map())).toEqual(new Map())
  const first = photo(path)
  const shown = await loadPictures([path], new Map([[path, first]]))
  expect(shown.get(path)).toMatch(/^blob:/)
  expect(await loadPictures([path], new Map([[path, first]]))).toEqual(shown)
  const other = await loadPictures([path], new Map([[path, photo(path)]]))
  expect(other.get(path)).toMatch(/^blob:/)
  expect(other.get(path)).not.toBe(shown.get(path))
})

it('A photo that cannot be read has no picture, and the others have theirs', async () => {
  const broken = photo('1.jpg', () => Promise.reject(new Error('damaged')))
  const here = new Map([broken, photo('2.jpg')].map((one) => [one.path, one]))
  const shown = await loadPictures(['1.jpg', '2.jpg'], here)
  expect(shown.get('1.jpg')).toBeNull()
  expect(shown.get('2.jpg')).toMatch(/^blob:/)
})

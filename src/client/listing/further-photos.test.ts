import { afterEach, beforeEach, expect, it } from 'vitest'
import { photoPath, photoSrcset } from '../../contract/paths.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'

const KEYS = ['5th', '6th', '7th'].map((name) => `property_images/${name}-room`)
const [KEY = '', ...FURTHER] = KEYS
const tile = (key: string, inside: string, mark = '') =>
  `<a href="${photoPath(key, 1280)}" ${mark}>${inside}</a>`
const picture = (key: string) =>
  `<img class="photo-blur" src="data:," alt=""><picture><source type="image/avif" srcset="${photoSrcset(key, 'avif')}" sizes="25vw"><img src="${photoPath(key, 640)}" alt="A room, photo 5" loading="lazy"></picture>`

beforeEach(
  () =>
    void openPage(
      tile(KEY, picture(KEY)) +
        FURTHER.map((key, n) => tile(key, `A "room", photo ${n + 6}`, 'data-further')).join(''),
    ),
)
afterEach(closePage)

it('A photo that only phones show becomes a picture in all sizes, as wide as the one before', async () => {
  await import('./further-photos.ts')
  const tiles = [...document.querySelectorAll('[data-further]')]
  expect(tiles).toHaveLength(2)
  for (const [n, tile] of tiles.entries()) {
    const key = FURTHER[n] ?? ''
    expect(tile.querySelector('.photo-blur')).toBeNull()
    const source = tile.querySelector('picture > source')
    expect([source?.getAttribute('srcset'), source?.getAttribute('sizes')]).toEqual([
      photoSrcset(key, 'avif'),
      '25vw',
    ])
    const image = tile.querySelector('picture > img')
    expect(['src', 'alt', 'loading'].map((name) => image?.getAttribute(name))).toEqual([
      photoPath(key, 640),
      `A "room", photo ${n + 6}`,
      'lazy',
    ])
    expect(tile.textContent).toBe('')
  }
})

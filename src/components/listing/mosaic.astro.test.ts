import { afterEach, expect, it } from 'vitest'
import { showAllPhotos } from '#language/listing/texts'
import { originLabel } from '#language/photo/texts-origin'
import { photoAddresses } from '../../contract/paths.ts'
import { photoAlt } from '../../domain/listing/card.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import Mosaic from './Mosaic.astro'

const photo = (n: number) => ({
  id: `p${n}`,
  key: `property_images/photo-${n}`,
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
})
const listingWith = (photos: number) =>
  publicListing('l1', { photos: Array.from({ length: photos }, (_, n) => photo(n + 1)) })
const openMosaic = async (photos: number) =>
  openRendered(await render(Mosaic, { props: { listing: listingWith(photos) } }))
const tiles = () => [...document.querySelectorAll('a[data-slide]')]

afterEach(closePage)

it('A photo that only phones show becomes a picture in all sizes, as wide as the one before', async () => {
  await openMosaic(7)
  expect(tiles()).toHaveLength(7)
  const before = tiles()[4]?.querySelector('source')
  for (const [n, tile] of tiles().slice(5).entries()) {
    const { srcset, src } = photoAddresses(photo(n + 6).key)
    expect(tile.querySelector('.photo-blur')).toBeNull()
    const source = tile.querySelector('picture > source')
    expect([source?.getAttribute('srcset'), source?.getAttribute('sizes')]).toEqual([
      srcset,
      before?.getAttribute('sizes'),
    ])
    const image = tile.querySelector('picture > img')
    expect(image?.getAttribute('src')).toBe(src.replace('1280', '640'))
    expect(image?.getAttribute('alt')).toBe(`${photoAlt(listingWith(7))}, photo ${n + 6}`)
    expect([image?.getAttribute('loading'), tile.textContent]).toEqual(['lazy', ''])
  }
})

it('A photo that was made or staged says so on the picture and in its text, wherever the page shows it', async () => {
  const { photos } = listingWith(7)
  const listing = publicListing('l1', {
    photos: photos.map((one, n) => (n === 1 || n === 6 ? { ...one, origin: 'AI' as const } : one)),
  })
  await openRendered(await render(Mosaic, { props: { listing } }))
  const marks = tiles().map((tile) => tile.querySelector<HTMLElement>('.photo-origin'))
  expect(marks.map((mark) => mark?.textContent ?? '')).toEqual(
    photos.map((_, n) => (n === 1 || n === 6 ? originLabel('AI') : '')),
  )
  for (const n of [1, 6]) {
    expect(marks[n]?.hidden).toBe(false)
    expect(tiles()[n]?.querySelector('picture img')?.getAttribute('alt')).toBe(
      `${photoAlt(listing)}, photo ${n + 1}, made or staged with AI`,
    )
  }
})

it('The pictures stay as they are when the mosaic is moved', async () => {
  await openMosaic(6)
  const html = the('.mosaic').innerHTML
  document.body.append(the('aangan-mosaic'))
  expect(the('.mosaic').innerHTML).toBe(html)
})

it('A link shows all photos, if there is more than one', async () => {
  await openMosaic(1)
  expect(document.querySelector('[data-all-photos]')).toBeNull()
  await openMosaic(2)
  expect(the('[data-all-photos]').textContent.trim()).toBe(showAllPhotos(2))
})

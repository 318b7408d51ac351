import { afterEach, expect, it, vi } from 'vitest'
import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import type { Room } from '../../domain/photo/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import ListingCard from '../listing/ListingCard.astro'
import Mosaic from '../listing/Mosaic.astro'
import PhotoGallery from './PhotoGallery.astro'

const photos = ['kitchen', 'hall', 'balcony'].map((name) => ({
  id: name,
  key: `property_images/${name}-photo`,
  width: 1600,
  height: 1200,
  placeholder: '',
  ...(name !== 'balcony' && { room: name as Room }),
}))
const openMosaic = async () =>
  openRendered(await render(Mosaic, { props: { listing: publicListing('l1', { photos }) } }))
const lightbox = () => document.querySelector('.yarl__portal')
/** The place of the shown picture among all of them. */
const place = () => document.querySelector('.yarl__counter')?.textContent?.replaceAll(' ', '')
function press(target: Element | null | undefined, init: MouseEventInit = {}) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  target?.dispatchEvent(click)
  return click
}
const tile = (n: number) => document.querySelectorAll('a[data-slide]')[n]

afterEach(async () => {
  // React ends its work before the page is gone.
  dispatchEvent(new Event('popstate'))
  await eventually(() => expect(lightbox()).toBeNull())
  await new Promise((done) => setTimeout(done, 50))
  closePage()
})

it('A picture opens in the lightbox, at its place among the others', async () => {
  await openMosaic()
  expect(press(tile(1)?.querySelector('img')).defaultPrevented).toBe(true)
  await eventually(() => expect(place()).toBe('2/3'))
})

it('The link to all photos shows them by room, and a picture of them opens in the lightbox in that order', async () => {
  await openMosaic()
  press(the('[data-all-photos] svg'))
  const titles = () =>
    [...document.querySelectorAll('.all-photos h3')].map(({ textContent }) => textContent)
  await eventually(() => expect(titles()).toEqual(['Hall', 'Kitchen', 'More photos']))
  press(document.querySelectorAll('.all-photos-list a')[1])
  await eventually(() => expect(place()).toBe('2/3'))
  dispatchEvent(new Event('popstate'))
  await eventually(() => expect(lightbox()).toBeNull())
})

it('A sample opens its pictures in place of a page', async () => {
  const [listing] = SAMPLE_LISTINGS
  if (!listing) throw new Error('There is no sample.')
  await openRendered(await render(ListingCard, { props: { listing } }))
  press(the('.card-link'))
  await eventually(() => expect(place()).toBe(`1/${listing.pictures.length}`))
})

it('A click that asks for another window, or beside the pictures, is left to the browser', async () => {
  await openMosaic()
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(press(tile(0), { [key]: true }).defaultPrevented).toBe(false)
  expect(press(the('.mosaic-frame')).defaultPrevented).toBe(false)
  await vi.dynamicImportSettled()
  expect(lightbox()).toBeNull()
})

it('A gallery opens nothing once it was taken away', async () => {
  await openRendered(
    await render(PhotoGallery, { slots: { default: '<a href="/a.webp" data-slide="4x3">A</a>' } }),
  )
  const gallery = the('aangan-photo-gallery')
  gallery.remove()
  expect(press(gallery.querySelector('a')).defaultPrevented).toBe(false)
})

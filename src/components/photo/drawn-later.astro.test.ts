import { afterEach, expect, it } from 'vitest'
import { bringIntoView, closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import DrawnLater from './DrawnLater.astro'
import StoredPhoto from './StoredPhoto.astro'

const photo = {
  id: 'a',
  key: 'property_images/abc-photo',
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
}
const background = () => the('.photo-blur').style.background

afterEach(closePage)

it('The stand-in of a photo is drawn when it comes near', async () => {
  await openRendered(await render(StoredPhoto, { props: { photo, alt: 'A room' } }))
  bringIntoView(the('.photo-blur'), false)
  expect(background()).toBe('')
  bringIntoView(the('.photo-blur'))
  expect(background()).toContain('UklGRg==')
})

it('A photo that was taken away is not drawn any more', async () => {
  const standIn = await render(StoredPhoto, { props: { photo, alt: 'A room' } })
  await openRendered(await render(DrawnLater, { slots: { default: standIn } }))
  const blur = the('.photo-blur')
  for (const one of document.querySelectorAll('aangan-drawn-later')) one.remove()
  bringIntoView(blur)
  expect(blur.style.background).toBe('')
})

it('The text of a photo is shown only once the photo has failed', async () => {
  await openRendered(await render(StoredPhoto, { props: { photo, alt: 'A room' } }))
  const picture = the<HTMLImageElement>('[data-picture] img')
  expect(picture.hasAttribute('data-failed')).toBe(false)
  picture.dispatchEvent(new Event('error'))
  expect(picture.hasAttribute('data-failed')).toBe(true)
})

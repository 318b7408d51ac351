import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { photoAddresses } from '../../contract/paths.ts'
import { projectPhoto } from '../../domain/project/pictures.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Astro from './StoredPhoto.astro'
import { StoredPhoto } from './StoredPhoto.tsx'

const PHOTO = {
  id: 'a',
  key: 'property_images/abc-photo',
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
}
const PROPS = { alt: 'A room', sizes: '25vw' }

afterEach(closePage)

/** Opens HTML; returns what the browser loads from. */
function addressesIn(html: string) {
  openPage(html)
  return {
    sources: [...document.querySelectorAll('source')].map((one) => [one.type, one.srcset]),
    src: the<HTMLImageElement>('picture > img').getAttribute('src'),
  }
}

test('A page and an island load a photo from the same addresses', async () => {
  const { type, srcset, src } = photoAddresses(PHOTO.key, { upTo: 640 })
  const props = { ...PROPS, photo: PHOTO, upTo: 640 as const }
  const wanted = { sources: [[type, srcset]], src }
  expect(addressesIn(await render(Astro, { props }))).toEqual(wanted)
  expect(addressesIn(renderToStaticMarkup(createElement(StoredPhoto, props)))).toEqual(wanted)
})

test('No size is larger than what is useful, also for a browser without AVIF', () => {
  expect(photoAddresses(PHOTO.key, { upTo: 320 })).toEqual({
    type: 'image/avif',
    srcset: `/${PHOTO.key}/320.avif 320w`,
    src: `/${PHOTO.key}/320.webp`,
  })
})

test('The first photo of a page loads at once; another one waits, and so does its stand-in', async () => {
  await openRendered(await render(Astro, { props: { ...PROPS, photo: PHOTO, eager: true } }))
  const image = () => the<HTMLImageElement>('picture > img')
  expect([image().getAttribute('loading'), image().getAttribute('fetchpriority')]).toEqual([
    null,
    'high',
  ])
  expect(the('.photo-blur').getAttribute('src')).toBe(PHOTO.placeholder)
  await openRendered(await render(Astro, { props: { ...PROPS, photo: PHOTO } }))
  expect(image().getAttribute('loading')).toBe('lazy')
  expect(the('.photo-blur').dataset.blur).toBe(PHOTO.placeholder)
})

test('A template names no address that a program could follow', async () => {
  const html = await render(Astro, { props: { ...PROPS, photo: null } })
  expect(html).not.toContain('property_images')
  expect(addressesIn(html).src).toMatch(/^data:/)
})

test('A picture that is no stored photo is loaded from its own address', () => {
  const photo = projectPhoto({}, '/art/tower.svg')
  const html = renderToStaticMarkup(createElement(StoredPhoto, { ...PROPS, photo }))
  expect(addressesIn(html)).toEqual({ sources: [], src: '/art/tower.svg' })
})

import { afterEach, expect, it } from 'vitest'
import { HIDDEN_LIST_TEXTS, HIDDEN_TEXTS as texts } from '#language/hidden/texts'
import { HIDDEN } from '../../domain/site/constants.ts'
import { closePage } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import HideHome from './HideHome.astro'

afterEach(closePage)

const listing = publicListing('listing00001')
async function open(kept?: object[]) {
  const html = await render(HideHome, { props: { listing, name: 'Kesar Heights' } })
  await openRendered(`<main>${html}</main>${await render(Toasts)}`, {
    prepare: ({ localStorage }) => kept && localStorage.setItem(HIDDEN, JSON.stringify(kept)),
  })
}
const buttons = () => [...document.querySelectorAll<HTMLElement>('aangan-hide-home button')]
const labels = () => buttons().map(({ textContent }) => textContent)
const stored = () => JSON.parse(localStorage.getItem(HIDDEN) ?? '[]')
const HIDE = [texts.hide.home, texts.hide.poster]

it('The page of a listing hides it or all of its poster from searches, and offers to undo it', async () => {
  await open()
  expect(labels()).toEqual(HIDE)
  buttons()[1]?.click()
  await eventually(() => expect(labels()[1]).toBe(HIDDEN_LIST_TEXTS.onPage.poster))
  expect(stored()).toEqual([{ kind: 'poster', key: listing.owner.key, name: 'Kesar Heights' }])
  const undo = document.querySelector<HTMLElement>('#toasts button')
  expect(document.activeElement).toBe(undo)
  undo?.click()
  await eventually(() => expect(labels()).toEqual(HIDE))
  expect(localStorage.getItem(HIDDEN)).toBeNull()
  await eventually(() => expect(document.activeElement).toBe(buttons()[1]))
})

it('It says what is hidden, and shows it again', async () => {
  await open([{ kind: 'home', key: 'listing00001', name: 'Kesar Heights' }])
  await eventually(() => expect(labels()).toEqual([HIDDEN_LIST_TEXTS.onPage.home, HIDE[1]]))
  buttons()[0]?.click()
  await eventually(() => expect(labels()).toEqual(HIDE))
  expect(localStorage.getItem(HIDDEN)).toBeNull()
})

import { afterEach, expect, it, vi } from 'vitest'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { REPORT_TEXTS } from '#language/report/texts'
import { addressOf } from '../../contract/endpoint.ts'
import { readListings } from '../../contract/public-listing.ts'
import { LISTING_CLOSED } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import DialogButton from './DialogButton.astro'

const listing = publicListing('kesar1234567')
const asked = vi.fn<typeof fetch>()

const openButton = async (dialog: 'enquiry' | 'report', answer: () => Response, hash = '') => {
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(async () => answer()),
  )
  const props = {
    dialog,
    listing: listing.id,
    title: 'Kesar Heights',
    owner: 'Asha',
    who: 'owner' as const,
    failed: ENQUIRY_TEXTS.loadFailed,
    class: 'text-link',
  }
  const button = await render(DialogButton, { props, slots: { default: 'Ask' } })
  await openRendered(button + (await render(Toasts)), { url: `http://localhost:8888/${hash}` })
}
const onOffer = () => Response.json({ listings: [listing] })
const gone = () => Response.json({ listings: [] })
const title = () => document.querySelector('dialog h2')?.textContent

afterEach(async () => {
  // React ends its work before the page is gone.
  document.querySelector<HTMLElement>('dialog button')?.click()
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  await new Promise((done) => setTimeout(done, 50))
  vi.unstubAllGlobals()
  closePage()
})

it.each([
  ['enquiry', ENQUIRY_TEXTS.title('Kesar Heights')],
  ['report', REPORT_TEXTS.title('Kesar Heights')],
] as const)('A press opens its dialog (%s) about the listing', async (dialog, words) => {
  await openButton(dialog, onOffer)
  the('button').click()
  await eventually(() => expect(title()).toBe(words))
})

it('It asks at the first sign of interest whether the listing is on offer, and only once', async () => {
  await openButton('enquiry', onOffer)
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    the('button').dispatchEvent(new Event(type, { bubbles: true }))
  await eventually(() => expect(asked).toHaveBeenCalled())
  await vi.dynamicImportSettled()
  const address = addressOf(readListings, { ids: listing.id })
  expect(asked.mock.calls.map(([to]) => to)).toEqual([address])
})

it('It is gone, and opens nothing, where the listing is no longer on offer', async () => {
  await openButton('enquiry', gone)
  const told = vi.fn()
  addEventListener(LISTING_CLOSED, told)
  the('button').click()
  await eventually(() => expect(told).toHaveBeenCalledOnce())
  expect([document.querySelector('button'), title()]).toEqual([null, undefined])
})

it('It opens by itself after the login that it led to, and the address forgets that', async () => {
  await openButton('enquiry', onOffer, '#enquiry')
  expect(location.hash).toBe('')
  await eventually(() => expect(title()).toBe(ENQUIRY_TEXTS.title('Kesar Heights')))
})

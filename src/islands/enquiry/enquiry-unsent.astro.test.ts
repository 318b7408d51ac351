import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { WAITING_TEXTS as texts } from '#language/enquiry/texts-waiting'
import DialogButton from '../../components/listing/DialogButton.astro'
import Toasts from '../../components/ui/Toasts.astro'
import { sendEnquiry } from '../../contract/enquiry.ts'
import { ERRORS } from '../../contract/errors.ts'
import { readListings } from '../../contract/public-listing.ts'
import { WAITING_MOST } from '../../domain/enquiry/constants.ts'
import { WAITING } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const listing = publicListing('kesar1234567')
const NAME = 'Kesar Heights'
const ASHA = {
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message: 'Could I see it on Sunday?',
}
const WAITS = { listing: listing.id, title: NAME, submissionKey: 'the key', ...ASHA }

/** What the server answers to a question; null where it is not reached. */
let answer: (() => Response) | null
const sent: Record<string, string>[] = []

async function openDialog(waiting: readonly object[] = []) {
  const props = {
    dialog: 'enquiry' as const,
    listing: listing.id,
    title: NAME,
    owner: 'Asha',
    who: 'owner' as const,
    failed: ENQUIRY_TEXTS.loadFailed,
    class: 'text-link',
  }
  const button = await render(DialogButton, { props, slots: { default: 'Ask' } })
  await openRendered(button + (await render(Toasts)), {
    url: 'http://localhost:8888/#enquiry',
    prepare: ({ localStorage }) => localStorage.setItem(WAITING, JSON.stringify(waiting)),
  })
  await eventually(() => expect(the('dialog form')).toBeDefined())
  await eventually(() => expect(field('message').value).not.toBe(''))
}
beforeEach(() => {
  answer = null
  sent.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (
      method === 'GET' &&
      new URLPattern({ pathname: readListings.path }).test(address, location.href)
    )
      return Response.json({ listings: [listing] })
    expect(method).toBe(sendEnquiry.method)
    sent.push(JSON.parse(String(body)))
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(async () => {
  // React ends its work before the page is gone.
  document.querySelector<HTMLElement>('dialog .listing-dialog-head button')?.click()
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  await new Promise((done) => setTimeout(done, 50))
  vi.unstubAllGlobals()
  closePage()
})

const field = (name: string) => the<HTMLInputElement>(`dialog [name="${name}"]`)
function fill(words: Record<string, string>) {
  for (const [name, value] of Object.entries(words)) {
    const one = field(name)
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')
    own?.set?.call(one, value)
    one.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
const buttons = () =>
  [...document.querySelectorAll<HTMLElement>('.dialog-actions button')].map(
    ({ textContent }) => textContent,
  )
const press = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('.dialog-actions button')]
    .find(({ textContent }) => textContent === words)
    ?.click()
const note = () =>
  [...document.querySelectorAll('dialog [role="status"]')].map((one) => one.textContent).join('')
const kept = () => JSON.parse(localStorage.getItem(WAITING) ?? '[]') as Record<string, string>[]

it('Without a connection the dialog says that the question waits on this device, and until when', async () => {
  await openDialog()
  fill(ASHA)
  press(ENQUIRY_TEXTS.submit)
  await eventually(() => expect(buttons()).toEqual([texts.sendNow, texts.remove]))
  expect(note()).toContain(texts.unsent)
  expect(note()).toContain(texts.waits('').slice(0, 40))
  expect([document.querySelector('dialog [role="alert"]'), kept()]).toEqual([
    null,
    [expect.objectContaining({ listing: listing.id, title: NAME, ...ASHA })],
  ])
  // The tab's own copies would outlive a sign-out.
  expect(sessionStorage.length).toBe(0)
})

it('The dialog of the same home shows the words that wait, and one press sends them with their key', async () => {
  await openDialog([{ ...WAITS, at: Date.now() }])
  expect(Object.keys(ASHA).map((name) => field(name).value)).toEqual(Object.values(ASHA))
  expect(note()).toContain(texts.waits('').slice(0, 40))
  answer = () => Response.json({ id: 'one', link: '/question/one/' }, { status: 201 })
  press(texts.sendNow)
  press(texts.sendNow)
  await eventually(() => expect(the('a[href="/question/one/"]')).toBeDefined())
  expect([sent.map(({ submissionKey }) => submissionKey), kept()]).toEqual([['the key'], []])
})

it('Other words are another question, which takes the place of the former one', async () => {
  await openDialog([{ ...WAITS, at: Date.now() }])
  fill({ message: 'And on Monday?' })
  press(texts.sendNow)
  await eventually(() => expect(kept()[0]?.message).toBe('And on Monday?'))
  expect([kept().length, kept()[0]?.submissionKey === 'the key']).toEqual([1, false])
})

it('"Delete" erases it, says so, and leaves an empty form that has the focus', async () => {
  await openDialog([{ ...WAITS, at: Date.now() }])
  press(texts.remove)
  await eventually(() => expect(note()).toContain(texts.removed(NAME)))
  expect([kept(), buttons()]).toEqual([[], [ENQUIRY_TEXTS.submit]])
  expect([field('name').value, field('message').value]).toEqual(['', ENQUIRY_TEXTS.opening])
  expect(document.activeElement).toBe(field('name'))
})

it('A home that is gone is named, with the way to others', async () => {
  await openDialog([{ ...WAITS, at: Date.now() }])
  answer = () => {
    const { status, sentence } = ERRORS.listing_not_available
    const body = { code: 'listing_not_available', message: sentence, requestId: 'one' }
    return Response.json(body, { status })
  }
  press(texts.sendNow)
  await eventually(() => expect(the('dialog [role="alert"]').textContent).toBe(texts.gone(NAME)))
  expect(buttons()).toEqual([texts.remove])
  expect(the('dialog form > a').textContent).toBe(texts.similar)
})

it('Where too many wait, or the device keeps nothing, the words stay in the form, and the reason is said', async () => {
  const others = Array.from({ length: WAITING_MOST }, (_, n) => ({
    ...WAITS,
    listing: `other${n}`,
    at: Date.now(),
  }))
  await openDialog(others)
  fill(ASHA)
  press(ENQUIRY_TEXTS.submit)
  const alert = () => the('dialog [role="alert"]').textContent
  await eventually(() => expect(alert()).toBe(texts.full(WAITING_MOST)))
  localStorage.clear()
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  press(ENQUIRY_TEXTS.submit)
  await eventually(() => expect(alert()).toBe(texts.cannotKeep))
  expect(field('message').value).toBe(ASHA.message)
})

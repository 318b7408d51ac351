import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { WAITING_TEXTS as texts } from '#language/enquiry/texts-waiting'
import { tooOften } from '#language/text/texts'
import { ERRORS, type ErrorCode } from '../../contract/errors.ts'
import { listingPath } from '../../contract/paths.ts'
import { WAITING } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import WaitingQuestions from './WaitingQuestions.astro'

const question = (listing: string, title: string) => ({
  listing,
  title,
  submissionKey: `key of ${listing}`,
  at: Date.now() - 1000,
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message: 'Could I see it on Sunday?',
})
const KESAR = question('listing00001', 'Kesar Heights')
const NEEM = question('listing00002', 'Neem Court')

const asked = vi.fn<typeof fetch>()
const refuse = (code: ErrorCode, more = {}) =>
  Response.json(
    { code, message: ERRORS[code].sentence, requestId: 'one', ...more },
    { status: ERRORS[code].status },
  )

async function openList(waiting: readonly object[]) {
  await openRendered(`<h1 tabindex="-1">Saved</h1>${await render(WaitingQuestions)}`, {
    prepare: ({ localStorage }) => localStorage.setItem(WAITING, JSON.stringify(waiting)),
  })
}
beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()))
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

const box = () => the('.waiting')
const items = () => [...document.querySelectorAll<HTMLElement>('li')]
const said = () => the('[role="status"]').textContent
/** The button of one question, by its whole name. */
const button = (words: string, name = KESAR.title) =>
  the<HTMLButtonElement>(`button[aria-label="${words}: ${name}"]`)
const send = () => button(texts.sendNow).click()
const kept = () => JSON.parse(localStorage.getItem(WAITING) ?? '[]') as { listing: string }[]

/** What another tab has stored reaches this one as an event. */
function storeElsewhere(waiting: readonly object[]) {
  localStorage.setItem(WAITING, JSON.stringify(waiting))
  dispatchEvent(Object.assign(new Event('storage'), { key: WAITING }))
}

describe('The questions that wait', () => {
  it('take no room where there are none', async () => {
    await openList([])
    expect([box().hidden, items(), said()]).toEqual([true, [], ''])
  })

  it('are shown with their home, their words and their last moment, and none is sent by itself', async () => {
    await openList([KESAR, NEEM])
    dispatchEvent(new Event('online'))
    expect([box().hidden, items().length, asked.mock.calls]).toEqual([false, 2, []])
    const [first] = items()
    expect(first?.textContent).toContain(KESAR.message)
    expect(first?.textContent).toContain(texts.until(''))
    expect(first?.querySelector('h3 a')?.getAttribute('href')).toBe(listingPath(KESAR.listing))
    const change = the(`a[aria-label="${texts.change}: ${KESAR.title}"]`)
    expect(change.getAttribute('href')).toBe(`${listingPath(KESAR.listing)}#enquiry`)
  })

  it('are the same in another tab', async () => {
    await openList([KESAR, NEEM])
    storeElsewhere([NEEM])
    expect(items().map((item) => item.querySelector('h3')?.textContent)).toEqual([NEEM.title])
    storeElsewhere([])
    expect(box().hidden).toBe(true)
  })

  it('leave the device by a press, which is said, and the focus stays near', async () => {
    await openList([KESAR, NEEM])
    button(texts.remove).click()
    expect([kept().map(({ listing }) => listing), items().length]).toEqual([[NEEM.listing], 1])
    expect(said()).toBe(texts.removed(KESAR.title))
    expect(document.activeElement).toBe(the('h2'))
    button(texts.remove, NEEM.title).click()
    expect([box().hidden, localStorage.getItem(WAITING)]).toEqual([true, null])
    expect(document.activeElement).toBe(the('h1'))
  })
})

describe('A press of "Send now"', () => {
  it('sends the words of the form and their key once, and shows the link of the question', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.mockReturnValue(promise)
    await openList([KESAR])
    const pressed = button(texts.sendNow)
    pressed.click()
    pressed.click()
    expect(pressed.textContent).toBe(CONTACT_RESULT_TEXTS.busy)
    expect(pressed.getAttribute('aria-disabled')).toBe('true')
    resolve(Response.json({ id: 'one', link: '/question/one/' }, { status: 201 }))
    const way = await eventually(() => the<HTMLAnchorElement>('a[href="/question/one/"]'))
    expect(way.textContent).toBe(ENQUIRY_TEXTS.toQuestion)
    expect([document.activeElement, said()]).toEqual([way, texts.sent(KESAR.title)])
    expect([kept(), document.querySelectorAll('li button').length]).toEqual([[], 0])
    expect(asked).toHaveBeenCalledOnce()
    const { name, mobileNumber, email, message, submissionKey } = KESAR
    expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual({
      name,
      mobileNumber,
      email,
      message,
      submissionKey,
    })
  })

  it('keeps a question that no answer came to, and says so', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    await openList([KESAR])
    send()
    await eventually(() => expect(said()).toBe(texts.unsentAgain))
    expect([kept().length, button(texts.sendNow).textContent]).toEqual([1, texts.sendNow])
  })

  it.each([
    [
      'an answer',
      refuse('invalid', { fields: { email: CONTACT_RESULT_TEXTS.emailInvalid } }),
      CONTACT_RESULT_TEXTS.emailInvalid,
    ],
    ['a limit', refuse('too_many_attempts', { message: tooOften(12) }), tooOften(12)],
  ])(
    'shows why the server refuses %s, and the question stays to be changed',
    async (_, answer, why) => {
      asked.mockResolvedValue(answer)
      await openList([KESAR])
      send()
      await eventually(() => expect(said()).toBe(why))
      expect([kept().length, items()[0]?.textContent]).toEqual([1, expect.stringContaining(why)])
      expect(the(`a[aria-label="${texts.change}: ${KESAR.title}"]`)).toBeDefined()
    },
  )

  it('says by its name that a home is gone, and leads to similar ones', async () => {
    asked.mockResolvedValue(refuse('listing_not_available'))
    await openList([KESAR])
    send()
    await eventually(() => expect(said()).toBe(texts.gone(KESAR.title)))
    const similar = the('.button-row a')
    expect([similar.textContent, similar.getAttribute('href')]).toEqual([
      texts.similar,
      `${listingPath(KESAR.listing)}#similar`,
    ])
    expect([document.activeElement, kept().length]).toEqual([similar, 1])
    button(texts.remove).click()
    expect([kept(), box().hidden]).toEqual([[], true])
  })

  it('sends nothing that has left the device', async () => {
    await openList([KESAR])
    localStorage.removeItem(WAITING)
    send()
    await eventually(() => expect(said()).toBe(texts.left(KESAR.title)))
    expect([asked.mock.calls, box().hidden]).toEqual([[], true])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HELP_TEXTS, REJECT_TEXTS } from '#english/moderation/texts'
import {
  PAPER_REASONS,
  REFUSE_PAPER_TEXTS,
  PAPER_DESK_TEXTS as texts,
} from '#english/right-to-offer/texts-desk'
import { letterSays } from '#english/right-to-offer/texts-letter'
import { setShortcuts } from '../../client/lib/single-keys.ts'
import { $outcome, $work, papers } from '../../client/right-to-offer/papers.store.ts'
import { readSession } from '../../contract/account.ts'
import { answerPaper, type DeskPaper, readPapers } from '../../contract/right-to-offer.ts'
import { mount, reply } from '../../test/support/browser/mounted.tsx'
import { PapersDesk } from './PapersDesk.tsx'

const NO_WORK = $work.get()
const nameOf = (n: number) => `Kesar Heights ${n}`
const waiting = (n: number): DeskPaper => ({
  listing: {
    id: `listing-${n}`,
    name: nameOf(n),
    locality: 'Gomti Nagar',
    city: 'Lucknow',
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    state: n % 2 ? 'published' : 'pending',
  },
  poster: { id: `poster-${n}`, name: 'Asha Rani', role: 'Owner' },
  unit: 'B-1204',
  tower: 'B',
  paper: {
    id: `paper-${n}`,
    kind: 'electricity bill',
    pages: 2,
    sentAt: '2026-11-20T09:00:00.000Z',
    dueAt: '2026-11-22T09:00:00.000Z',
    erasedAt: '2026-11-27T09:00:00.000Z',
    letter: null,
  },
  seen: null,
  answer: null,
})

let rows: DeskPaper[]
let sent: string[]
/** The pages that were asked for, and the picture that comes for them. */
let asked: string[]
let picture: string

const SEEN_PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1800"/>'

beforeEach(async () => {
  rows = [waiting(1), waiting(2), waiting(3)]
  sent = []
  asked = []
  picture = SEEN_PICTURE
  // The answers of a test reach no picture. React sets an address twice.
  const usual = Element.prototype.setAttribute
  const isPage = (value: unknown) => String(value).startsWith('/api/papers/')
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    value,
  ) {
    usual.call(this, 'src', isPage(value) ? picture : value)
  })
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
    this: Element,
    name,
    value,
  ) {
    if (isPage(value)) asked.push(value)
    usual.call(this, name, isPage(value) ? picture : value)
  })
  reply(readSession, () => ({
    user: { id: 'meera', name: 'Meera', email: 'meera@example.in', role: 'Admin' as const },
  }))
  reply(readPapers, () => ({
    rows,
    more: false,
    counts: { waiting: rows.length, overdue: 1, seen: 0 },
    record: { seen: 7, takenBack: 1 },
  }))
  reply(answerPaper, ({ pathname }) => {
    sent.push(pathname)
    const [{ listing } = waiting(1), ...others] = rows
    rows = others
    return { listingId: listing.id }
  })
  papers.$list.set(null)
  $work.set(NO_WORK)
  $outcome.set(null)
})
afterEach(() => {
  vi.restoreAllMocks()
  setShortcuts(true)
})

async function open(width = 1280) {
  await page.viewport(width, 800)
  mount(
    <div className="desk-page">
      <PapersDesk />
    </div>,
  )
  // The module is the same for all tests: its list was asked for by the first one.
  await papers.refresh()
  await expect.element(work(1)).toBeVisible()
}
const work = (n: number) => page.getByRole('region', { name: nameOf(n), exact: false })
const press = (keys: string) => userEvent.keyboard(keys)
const shownPage = () => page.getByRole('img', { name: texts.picture(1) })
const box = (element: Element) => element.getBoundingClientRect()

describe('By keys alone', () => {
  it('a paper is opened, compared, and seen; the next one has the focus', async () => {
    await open()
    expect(asked).toEqual([])
    await press('o')
    await expect.element(shownPage()).toBeVisible()
    expect(asked).toEqual(['/api/papers/paper-1/pages/1'])
    await press('12')
    const seen = page.getByRole('button', { name: texts.seen })
    await expect.element(seen).not.toHaveAttribute('aria-disabled')
    await press('s')
    await expect.element(page.getByText(texts.answered.seen(nameOf(1)))).toBeVisible()
    await expect.element(work(2)).toHaveFocus()
    expect(sent).toEqual(['/api/papers/paper-1/answer'])
    for (const box of page.getByRole('checkbox').elements())
      expect((box as HTMLInputElement).checked).toBe(false)
    expect(asked).toHaveLength(1)
  })

  it('nothing is seen that was not opened, or of which one part agrees; the button says why', async () => {
    await open()
    const seen = page.getByRole('button', { name: texts.seen })
    await press('12s')
    await expect.element(seen).toHaveAccessibleDescription(texts.openFirst)
    await press('o')
    await expect.element(shownPage()).toBeVisible()
    await expect.element(seen).not.toHaveAttribute('aria-disabled')
    await press('2s')
    await expect.element(seen).toHaveAccessibleDescription(texts.agreeMissing)
    await userEvent.click(seen, { force: true })
    expect(sent).toEqual([])
    await expect.element(work(1)).toBeVisible()
  })

  it('what an owner confirmed by a mail is in sight, is seen without being opened, and never shows too much', async () => {
    const [first = waiting(1)] = rows
    const letter = {
      email: 'owner@example.in',
      agentEmail: 'vikram@example.in',
      saidAt: '2026-11-20T09:00:00.000Z',
    }
    if (first.paper) first.paper = { ...first.paper, kind: "owner's mail", pages: 0, letter }
    await open()
    await expect.element(page.getByText(letterSays('Asha Rani'))).toBeVisible()
    await expect.element(page.getByText(letter.email, { exact: false })).toBeVisible()
    await expect.element(page.getByText(texts.letterAgent(letter.agentEmail))).toBeVisible()
    await expect.element(page.getByRole('button', { name: texts.open })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: texts.tooMuch })).not.toBeInTheDocument()
    await press('ot')
    expect([asked, sent]).toEqual([[], []])
    await press('1s')
    expect(sent).toEqual([])
    await press('2s')
    await expect.element(page.getByText(texts.answered.seen(nameOf(1)))).toBeVisible()
    expect(sent).toEqual(['/api/papers/paper-1/answer'])
  })

  it('the pages of a paper are turned, and it is shown in its real size', async () => {
    await open()
    await press('o')
    await expect.element(page.getByText(texts.page(1, 2))).toBeVisible()
    await expect.element(shownPage()).toBeVisible()
    const fits = box(shownPage().element())
    await press('z')
    expect(box(shownPage().element()).width).toBe(1200)
    expect(fits.width).toBeLessThan(1200)
    await press('o')
    await expect.element(page.getByText(texts.page(2, 2))).toBeVisible()
    expect(asked).toEqual(['/api/papers/paper-1/pages/1', '/api/papers/paper-1/pages/2'])
  })

  it('it is refused with a reason that is offered; a letter in the reason is no key', async () => {
    await open()
    await press('r')
    const dialog = page.getByRole('dialog', { name: REFUSE_PAPER_TEXTS.title(nameOf(1)) })
    const field = dialog.getByLabelText(REJECT_TEXTS.reason)
    await expect.element(field).toHaveFocus()
    await press('st')
    await expect.element(field).toHaveValue('st')
    await userEvent.click(dialog.getByRole('button', { name: PAPER_REASONS[1] }))
    await expect.element(field).toHaveValue(PAPER_REASONS[1])
    await userEvent.click(dialog.getByRole('button', { name: REFUSE_PAPER_TEXTS.submit }))
    await expect.element(page.getByText(texts.answered.refused(nameOf(1)))).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(work(2)).toHaveFocus()
  })

  it('T erases what shows too much, once it was opened, and never while it is held down', async () => {
    await open()
    await press('t')
    expect(sent).toEqual([])
    await press('o')
    await expect.element(shownPage()).toBeVisible()
    const held = { key: 't', repeat: true, bubbles: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', held))
    expect(sent).toEqual([])
    await press('t')
    await expect.element(page.getByText(texts.answered['shows too much'](nameOf(1)))).toBeVisible()
    await expect.element(work(2)).toHaveFocus()
  })

  it('J and K walk to both ends; ? lists the keys, which can be turned off', async () => {
    await open()
    await press('jjj')
    await expect.element(work(3)).toHaveFocus()
    await press('k')
    await expect.element(work(2)).toHaveFocus()
    await press('?')
    const help = page.getByRole('dialog', { name: HELP_TEXTS.title })
    await userEvent.click(help.getByRole('checkbox', { name: HELP_TEXTS.on }))
    await userEvent.click(help.getByRole('button', { name: HELP_TEXTS.close }))
    await press('j')
    await expect.element(work(2)).toBeVisible()
  })
})

it('A picture that does not come is said, and asked for again; nothing is seen without it', async () => {
  picture = 'data:image/webp;base64,AAAA'
  await open()
  await press('o')
  await expect.element(page.getByRole('alert').getByText(texts.pictureGone)).toBeVisible()
  await press('12s')
  expect(sent).toEqual([])
  picture = SEEN_PICTURE
  await userEvent.click(page.getByRole('button', { name: texts.pictureRetry }))
  await expect.element(shownPage()).toBeVisible()
  await press('s')
  await expect.element(work(2)).toHaveFocus()
})

it('The last paper leaves a page that says so', async () => {
  rows = [waiting(1)]
  await open()
  await press('o')
  await expect.element(shownPage()).toBeVisible()
  await press('23s')
  await expect.element(page.getByRole('heading', { name: texts.noneTitle })).toBeVisible()
  await expect.element(page.getByRole('region', { name: texts.noneTitle })).toHaveFocus()
})

it.each([360, 768, 1440])(
  'At %s px nothing is wider, and a finger hits each control',
  async (width) => {
    await open(width)
    await press('o')
    await expect.element(shownPage()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const one of document.querySelectorAll('.paper-work :is(button, label)'))
      expect(box(one).height, one.textContent ?? '').toBeGreaterThanOrEqual(43.9)
    const [picture, panel] = ['.paper-page', '.paper-panel'].map((one) =>
      box(document.querySelector(one) as Element),
    )
    if (width === 1440) expect(panel?.left).toBeGreaterThanOrEqual(picture?.right ?? 0)
  },
)

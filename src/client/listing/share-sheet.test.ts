import { afterEach, describe, expect, it, vi } from 'vitest'
import { whatsAppAddress } from '../../domain/share/rules.ts'
import { SHARE_TEXTS as texts } from '#language/share/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const SITE = 'http://localhost:8888'
const PAGE = `${SITE}/listing-detail/l1/`
const CARD = `<article class="card"><button data-share id="card"></button><p class="card-price"><strong><span aria-hidden="true">₹61 L</span><span class="visually-hidden">₹61 L</span></strong></p>
  <div class="card-body"><a class="card-link" href="/listing-detail/l2/"><span aria-hidden="true">One Two…</span><span class="visually-hidden">One Two Three</span></a><p>3 BHK</p><p class="muted">Hazratganj, Lucknow</p></div></article>`

async function openDetail(share?: (data: ShareData) => Promise<void>) {
  openPage(
    `<link rel="canonical" href="${PAGE}"><p class="detail-price"><strong><span aria-hidden="true">₹72 L</span><span class="visually-hidden">₹72 L</span></strong></p>
    <div class="glance-name"><h1> Kesar &amp; Sons </h1><p>Flat for sale in Gomti Nagar, Lucknow</p></div>
    <button data-share id="page"><svg></svg></button><p id="else"></p>${CARD}<div id="toasts"></div>`,
    { url: `${PAGE}?from=search#photos` },
  )
  if (share) Object.assign(navigator, { share })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await import('./cards.ts')
  return { writeText }
}
const sheet = () => document.querySelector<HTMLDialogElement>('.share-sheet')
const ways = () => [...(sheet()?.querySelectorAll('.share-sheet-ways > *') ?? [])]
const way = (text: string) =>
  ways().find((one) => one.textContent === text) as HTMLAnchorElement | undefined
async function press(selector: string) {
  the(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await eventually(() => expect(sheet()?.open).toBe(true))
}

afterEach(closePage)

describe('The share sheet', () => {
  it('names the listing of a page with place, price and canonical address, WhatsApp first', async () => {
    await openDetail()
    await press('#page svg')
    const words = 'Kesar & Sons, Flat for sale in Gomti Nagar, Lucknow, ₹72 L'
    expect(ways().map((one) => one.textContent)).toEqual([
      texts.byWhatsApp,
      texts.copy,
      texts.byMail,
    ])
    expect(way(texts.byWhatsApp)?.href).toBe(whatsAppAddress(`${words}: ${PAGE}`))
    expect(way(texts.byMail)?.href).toContain(encodeURIComponent(PAGE))
    expect(sheet()?.textContent).toContain(words.replace('₹72 L', '₹72\u00a0L'))
  })

  it('names the listing of a card by its full title, with the address of its page', async () => {
    await openDetail()
    await press('#card')
    expect(way(texts.byWhatsApp)?.href).toBe(
      whatsAppAddress(`One Two Three, Hazratganj, Lucknow, ₹61 L: ${SITE}/listing-detail/l2/`),
    )
  })

  it.each([
    ['#page', '.detail-price', '<span data-state>Sold</span>', 'Sold: Kesar & Sons,'],
    ['#card', '.card', '<span class="card-badge">Rented</span>', 'Rented: One Two Three,'],
  ])('says first that a listing is no longer on offer (%s)', async (button, at, badge, words) => {
    await openDetail()
    the(at).insertAdjacentHTML('beforeend', badge)
    await press(button)
    expect(way(texts.byWhatsApp)?.href).toContain(encodeURIComponent(words))
  })

  it('copies the address, confirms it and closes', async () => {
    const { writeText } = await openDetail()
    await press('#page')
    way(texts.copy)?.click()
    await eventually(() => expect(the('#toasts').textContent).toBe(DETAIL_TEXTS.linkCopied))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(PAGE)
    expect(sheet()).toBeNull()
    expect(document.activeElement).toBe(the('#page'))
  })

  it('stays open with a message if the clipboard refuses', async () => {
    const { writeText } = await openDetail()
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    await press('#page')
    way(texts.copy)?.click()
    await eventually(() => expect(sheet()?.textContent).toContain(DETAIL_TEXTS.linkNotCopied))
  })

  it('offers the system’s own sheet if there is one, and ignores that it is closed again', async () => {
    const share = vi.fn(async (_: ShareData) => {
      throw new DOMException('Closed.', 'AbortError')
    })
    await openDetail(share)
    await press('#card')
    way(texts.otherApps)?.click()
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'One Two Three',
      text: 'One Two Three, Hazratganj, Lucknow, ₹61 L',
      url: `${SITE}/listing-detail/l2/`,
    })
    expect(sheet()?.open).toBe(true)
  })

  it('is closed by Back, and leaves no history entry behind when it is closed otherwise', async () => {
    await openDetail()
    const back = vi.spyOn(history, 'back')
    await press('#page')
    dispatchEvent(new Event('popstate'))
    expect([sheet(), back.mock.calls.length]).toEqual([null, 0])
    await press('#page')
    sheet()?.querySelector('button')?.click()
    expect([sheet(), back.mock.calls.length]).toEqual([null, 1])
  })

  it('is opened by its own buttons only', async () => {
    await openDetail()
    the('#else').click()
    await new Promise((done) => setTimeout(done))
    expect(sheet()).toBeNull()
  })
})

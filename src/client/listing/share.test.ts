import { afterEach, describe, expect, it, vi } from 'vitest'
import { DETAIL_TEXTS } from '../../domain/site/texts.ts'
import { closePage, openPage, the } from '../../test/support/dom.ts'
import { eventually } from '../../test/support/eventually.ts'

const PAGE = { title: 'Kesar Heights', url: 'http://localhost:8888/listing-detail/l1/' }

async function openDetail(browser: { touch?: boolean; canShare?: boolean } = {}) {
  openPage('<button data-share><svg></svg></button><p></p><div id="toasts"></div>', {
    url: `${PAGE.url}?from=search#photos`,
  })
  document.title = PAGE.title
  if (browser.touch)
    Object.assign(window, {
      matchMedia: (query: string) => ({ matches: query === '(pointer: coarse)' }),
    })
  const share = vi.fn(async (_: ShareData) => {})
  if (browser.canShare !== undefined)
    Object.assign(navigator, { share, canShare: () => browser.canShare })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await import('./share.ts')
  return { share, writeText }
}
const press = (selector = 'svg') =>
  the(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
const said = (text: string) => eventually(() => expect(the('#toasts').textContent).toBe(text))

afterEach(closePage)

describe('Share', () => {
  it('puts the page’s address on the clipboard, without what only this visit had in it', async () => {
    const { writeText } = await openDetail()
    press()
    await said(DETAIL_TEXTS.linkCopied)
    expect(writeText).toHaveBeenCalledExactlyOnceWith(PAGE.url)
  })

  it('says so where the clipboard refuses', async () => {
    const { writeText } = await openDetail()
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    press()
    await said(DETAIL_TEXTS.linkNotCopied)
  })

  it('opens the share sheet of a touch screen, and does not mind that it is closed again', async () => {
    const { share, writeText } = await openDetail({ touch: true, canShare: true })
    share.mockRejectedValue(new DOMException('Closed.', 'AbortError'))
    press()
    expect(share).toHaveBeenCalledExactlyOnceWith(PAGE)
    expect(writeText).not.toHaveBeenCalled()
    expect(the('#toasts').textContent).toBe('')
  })

  it.each([
    ['a mouse', { canShare: true }],
    ['a touch screen that cannot share this', { touch: true, canShare: false }],
    ['a touch screen without a share sheet', { touch: true }],
  ])('copies for %s', async (_, browser) => {
    const { share } = await openDetail(browser)
    press()
    await said(DETAIL_TEXTS.linkCopied)
    expect(share).not.toHaveBeenCalled()
  })

  it('is asked for by its own button only', async () => {
    const { writeText } = await openDetail()
    press('p')
    expect(writeText).not.toHaveBeenCalled()
  })
})

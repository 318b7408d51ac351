import {
  mailAddress,
  type Shared,
  sharedText,
  sharedWords,
  whatsAppAddress,
} from '../../domain/share/rules.ts'
import { SHARE_TEXTS as texts } from '#language/share/texts'
import { DETAIL_TEXTS, CONTROL_TEXTS } from '#language/site/texts'
import { backCloses } from '../lib/back-closes.ts'
import { showToast } from '../site/toast.ts'

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  of: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), of)
}

/** Shows the ways to share a listing, WhatsApp first. Escape, Back and a press outside close it. */
export function openShareSheet(opener: HTMLElement, shared: Shared): void {
  const sheet = element('dialog', { className: 'share-sheet' })
  sheet.setAttribute('aria-labelledby', 'share-title')
  const close = element('button', { className: 'icon-button', type: 'button', textContent: '×' })
  close.setAttribute('aria-label', CONTROL_TEXTS.close)
  const head = element('header', {})
  head.append(element('h2', { id: 'share-title', textContent: texts.open }), close)
  const state = element('p', { className: 'muted' })
  state.setAttribute('role', 'status')

  const way = (text: string, act: () => Promise<unknown>) => {
    const button = element('button', { className: 'action action-quiet', type: 'button' })
    button.textContent = text
    button.addEventListener('click', () => void act())
    return button
  }
  const copy = () =>
    navigator.clipboard.writeText(shared.address).then(
      () => {
        sheet.close()
        showToast(DETAIL_TEXTS.linkCopied)
      },
      () => state.replaceChildren(DETAIL_TEXTS.linkNotCopied),
    )
  const ways = [
    element('a', {
      className: 'action action-main',
      href: whatsAppAddress(sharedText(shared)),
      target: '_blank',
      rel: 'noopener noreferrer',
      textContent: texts.byWhatsApp,
    }),
    way(texts.copy, copy),
  ]
  const { title, address: url } = shared
  if ('share' in navigator)
    // A closed system sheet rejects the promise, which is no failure.
    ways.push(
      way(texts.otherApps, () =>
        navigator.share({ title, text: sharedWords(shared), url }).catch(() => undefined),
      ),
    )
  ways.push(
    element('a', {
      className: 'action action-quiet',
      href: mailAddress(shared),
      textContent: texts.byMail,
    }),
  )
  const body = element('div', { className: 'share-sheet-ways' })
  body.append(...ways)
  // A price stays on one line.
  const price = shared.price.replaceAll(' ', '\u00a0')
  const words = element('p', { textContent: sharedWords({ ...shared, price }) })
  sheet.append(head, words, body, state)

  document.body.append(sheet)
  sheet.showModal()
  const closed = backCloses(() => sheet.close())
  close.addEventListener('click', () => sheet.close())
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close())
  sheet.addEventListener('close', () => {
    sheet.remove()
    void closed()
    opener.focus({ preventScroll: true })
  })
}

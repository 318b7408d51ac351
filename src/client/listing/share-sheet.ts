import { SHARE_TEXTS as texts } from '#language/share/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import {
  mailAddress,
  type Shared,
  sharedText,
  sharedWords,
  whatsAppAddress,
} from '../../domain/share/rules.ts'
import { element, openSheet, sheetButton } from '../lib/sheet.ts'
import { showToast } from '../site/toast.ts'

/** Shows the ways to share a listing, WhatsApp first. */
export function openShareSheet(opener: HTMLElement, shared: Shared): void {
  openSheet(opener, texts.open, (close) => {
    const state = element('p', { className: 'muted' })
    state.setAttribute('role', 'status')
    const copy = () =>
      navigator.clipboard.writeText(shared.address).then(
        () => {
          void close()
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
      sheetButton(texts.copy, () => void copy()),
    ]
    const { title, address: url } = shared
    if ('share' in navigator)
      // A closed system sheet rejects the promise, which is no failure.
      ways.push(
        sheetButton(
          texts.otherApps,
          () =>
            void navigator.share({ title, text: sharedWords(shared), url }).catch(() => undefined),
        ),
      )
    ways.push(
      element('a', {
        className: 'action action-quiet',
        href: mailAddress(shared),
        textContent: texts.byMail,
      }),
    )
    const body = element('div', { className: 'tool-sheet-ways' })
    body.append(...ways)
    // A price stays on one line.
    const price = shared.price.replaceAll(' ', '\u00a0')
    const words = element('p', { textContent: sharedWords({ ...shared, price }) })
    return [words, body, state]
  })
}

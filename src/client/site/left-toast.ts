import { CONTROL_TEXTS } from '#language/site/texts'
import { listOf, objectOf, stored, text } from '../lib/stored.ts'
import { LEFT_TOAST, showToast, type Way } from './toast.ts'

const left = objectOf({ text, ways: listOf(objectOf({ href: text, text })) })

/** Returns the message from the former page, and removes it. */
export function takeToast() {
  const message = stored('sessionStorage', LEFT_TOAST, left)
  sessionStorage.removeItem(LEFT_TOAST)
  return message
}

function link({ href, text: words }: Way): HTMLElement {
  const way = Object.assign(document.createElement('a'), { href })
  way.textContent = words
  return way
}

/** A message with links, which stays until it is closed: nobody reads it in six seconds. */
export function stayingToast(
  message: string,
  ways: readonly Way[],
  onClosed?: () => void,
): HTMLElement {
  const box = document.createElement('div')
  const words = document.createElement('p')
  words.textContent = message
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    ariaLabel: CONTROL_TEXTS.dismiss,
    textContent: '×',
    onclick: () => {
      box.remove()
      onClosed?.()
    },
  })
  box.append(words, close, ...ways.map(link))
  return box
}

/** Shows the message from the former page. */
export function showLeftToast(): void {
  const message = takeToast()
  if (!message) return
  showToast(message.text)
  const toast = document.querySelector('#toasts > p')
  if (toast && message.ways.length > 0) toast.replaceWith(stayingToast(message.text, message.ways))
}

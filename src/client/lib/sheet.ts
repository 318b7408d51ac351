import { CONTROL_TEXTS } from '#language/site/texts'
import { backCloses } from './back-closes.ts'

/** Makes an element with these properties. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  of: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), of)
}

/** A quiet button of a sheet. */
export function sheetButton(textContent: string, act: () => void): HTMLButtonElement {
  const button = element('button', {
    className: 'action action-quiet',
    type: 'button',
    textContent,
  })
  button.addEventListener('click', act)
  return button
}

/**
 * Shows a sheet over the page, on a phone within reach of the thumb. Escape, Back and a press outside close it. `fill`
 * gets a function that closes it. Its promise and the returned one settle once its entry has left the history.
 */
export function openSheet(
  opener: HTMLElement,
  title: string,
  fill: (close: () => Promise<void>) => readonly HTMLElement[],
): Promise<void> {
  const sheet = element('dialog', { className: 'tool-sheet' })
  sheet.setAttribute('aria-labelledby', 'sheet-title')
  const end = element('button', { className: 'icon-button', type: 'button', textContent: '×' })
  end.setAttribute('aria-label', CONTROL_TEXTS.close)
  const head = element('header', {})
  head.append(element('h2', { id: 'sheet-title', textContent: title }), end)
  let left: () => Promise<void> = async () => {}
  const close = () => {
    sheet.close()
    return left()
  }
  sheet.append(head, ...fill(close))

  document.body.append(sheet)
  sheet.showModal()
  left = backCloses(() => sheet.close())
  end.addEventListener('click', () => sheet.close())
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close())
  return new Promise((settled) => {
    sheet.addEventListener('close', () => {
      sheet.remove()
      void left().then(settled)
      opener.focus({ preventScroll: true })
    })
  })
}

import { HIDDEN_LIST_TEXTS as texts } from '#language/hidden/texts'
import { listingPath } from '../../contract/paths.ts'
import { type Hidden, withoutHidden } from '../../domain/hidden/rules.ts'
import { element, openSheet, sheetButton } from '../lib/sheet.ts'
import { hidden, keepHidden } from './hidden.ts'

/** Lists what is hidden, to show it again. Settles once the sheet is closed. */
export function openHiddenSheet(opener: HTMLElement): Promise<void> {
  const status = element('p', {})
  status.setAttribute('role', 'status')
  const list = element('ul', { className: 'hidden-list plain-list' })
  const all = sheetButton(texts.all, () => show([]))

  function itemOf(one: Hidden): HTMLElement {
    const item = element('li', {})
    const what = texts.named(one.name, one.kind)
    // The page of a home stays open; a poster has none that everybody may see.
    const named =
      one.kind === 'home'
        ? element('a', { href: listingPath(one.key), textContent: what })
        : element('span', { textContent: what })
    const again = element('button', { type: 'button', className: 'text-link' })
    again.textContent = texts.again
    again.setAttribute('aria-label', texts.showAgain(what))
    again.addEventListener('click', () => show(withoutHidden(hidden(), one)))
    item.append(named, again)
    return item
  }

  function show(next: readonly Hidden[]) {
    keepHidden(next)
    paint()
    status.textContent = next.length > 0 ? texts.left(next.length) : texts.none
    const [first] = list.querySelectorAll('button')
    ;(first ?? end)?.focus()
  }

  function paint() {
    const left = hidden()
    list.replaceChildren(...left.map(itemOf))
    list.hidden = left.length === 0
    all.hidden = left.length < 2
  }

  let end: HTMLElement | undefined
  paint()
  return openSheet(opener, texts.title, (close) => {
    end = element('button', { type: 'button', className: 'action action-main' })
    end.textContent = texts.end
    end.addEventListener('click', () => void close())
    const ways = element('div', { className: 'tool-sheet-ways' })
    ways.append(end, all)
    return [element('p', { textContent: texts.intro }), list, status, ways]
  })
}

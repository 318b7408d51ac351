import { parts } from '../../client/lib/parts.ts'

// The same as `photoKeyOf`, which would import the rules of photos too.
const keyOf = ({ pathname }: HTMLAnchorElement) => pathname.replace(/\/[^/]*$/, '')

/**
 * The pictures of a listing. Those that only phones show, by swiping, are links with a text in the page. Each gets the
 * HTML of the previous tile's picture with its own address. A cloned element would load the other photo first.
 */
export class MosaicElement extends HTMLElement {
  connectedCallback() {
    for (const tile of parts<HTMLAnchorElement>(this, 'further')) {
      if (tile.querySelector('picture')) continue
      const mark = tile.querySelector('span')
      mark?.remove()
      const words = tile.textContent
      const before = tile.previousElementSibling as HTMLAnchorElement
      const picture = before.querySelector('picture')?.outerHTML ?? ''
      tile.innerHTML = picture.replaceAll(keyOf(before), keyOf(tile))
      tile.querySelector('img')?.setAttribute('alt', words)
      if (!mark) continue
      mark.hidden = false
      tile.append(mark)
    }
  }
}

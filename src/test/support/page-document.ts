import { resolveObjectURL } from 'node:buffer'
import { PictureCanvas } from './canvas.ts'

/** What a page has handed over to be kept as a file. */
export type SavedFile = { name: string; text: Promise<string> }

/** A link whose click keeps the file that it leads to, one of the page's own making. */
export function keepOnClick<Link extends { href: string; download: string }>(
  link: Link,
  saved: SavedFile[],
): Link & { click(): void } {
  return Object.assign(link, {
    click: () => {
      const file = resolveObjectURL(link.href)
      if (file) saved.push({ name: link.download, text: file.text() })
    },
  })
}

/** As much of an element as stores touch. */
class Part extends EventTarget {
  textContent = ''
  children: unknown[] = []
  hovered = false
  href = ''
  download = ''
  removed = false
  classList = { toggle: () => {} }

  matches = () => this.hovered

  replaceChildren(...children: unknown[]): void {
    this.children = children
  }

  remove(): void {
    this.removed = true
  }
}

/** The document of a page of which only stores are looked at: no elements but those that a test puts there. */
export class PageDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  documentElement = new Part()
  #saved: SavedFile[]
  #parts = new Map<string, Part>()

  constructor(saved: SavedFile[]) {
    super()
    this.#saved = saved
  }

  /** Puts an element on the page, which its selector finds. */
  put(selector: string, textContent = ''): Part {
    const part = Object.assign(new Part(), { textContent })
    this.#parts.set(selector, part)
    return part
  }

  querySelector = (selector: string) => this.#parts.get(selector) ?? null
  getElementById = (id: string) => this.querySelector(`#${id}`)

  createElement(name: string): Part | PictureCanvas {
    return name === 'canvas' ? new PictureCanvas() : keepOnClick(new Part(), this.#saved)
  }
}

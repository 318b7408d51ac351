import { resolveObjectURL } from 'node:buffer'
import { PictureCanvas } from './canvas.ts'

/** A file that a page has saved. */
export type SavedFile = { name: string; text: Promise<string> }

/** Makes a click on a link save the file to which it points, which the page itself has made. */
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

/** The properties of an element that stores use. */
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

/** The document of a page for tests of stores only: it has no elements except those that a test adds. */
export class PageDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  documentElement = new Part()
  #saved: SavedFile[]
  #parts = new Map<string, Part>()

  constructor(saved: SavedFile[]) {
    super()
    this.#saved = saved
  }

  /** Adds an element to the page, under its selector. */
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

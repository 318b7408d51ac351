import { resolveObjectURL } from 'node:buffer'
import { PictureCanvas } from './canvas.ts'

/** What a page has handed over to be kept as a file. */
type SavedFile = { name: string; text: Promise<string> }

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

/** A page's document, with no elements but those that a test puts there. */
export class PageDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  documentElement = new Part()
  /** Files that a click on a link has kept. */
  readonly saved: SavedFile[] = []
  #parts = new Map<string, Part>()

  /** Puts an element on the page, which its selector finds. */
  put(selector: string, textContent = ''): Part {
    const part = Object.assign(new Part(), { textContent })
    this.#parts.set(selector, part)
    return part
  }

  /** Shows or hides the page, as a switch to another tab does. */
  show(visibility: DocumentVisibilityState): void {
    this.visibilityState = visibility
    this.dispatchEvent(new Event('visibilitychange'))
  }

  querySelector = (selector: string) => this.#parts.get(selector) ?? null
  getElementById = (id: string) => this.querySelector(`#${id}`)

  createElement(name: string): Part | PictureCanvas {
    if (name === 'canvas') return new PictureCanvas()
    const { saved } = this
    return Object.assign(new Part(), {
      /** A link to a file of the page's own making keeps that file. */
      click(this: Part) {
        const file = resolveObjectURL(this.href)
        if (file) saved.push({ name: this.download, text: file.text() })
      },
    })
  }
}

import { Window } from 'happy-dom'
import { PictureCanvas } from './canvas.ts'
import { keepOnClick, type SavedFile } from './page-document.ts'

// Files, addresses and so on stay Node's own, because the functions in this process use them too.
const FROM_DOM =
  /^(HTML\w*|SVG\w*|\w*Element|\w*Event|\w*Observer|Node|NodeList|Document|DocumentFragment|DOMParser|FormData|CSS)$/
const BOUND = [
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia'],
  ...['getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame', 'scrollTo'],
] as const

/** Returns the globals of a page with elements: a document with this body, and the classes of its elements. */
export function domGlobals(address: string, body: string, saved: SavedFile[]) {
  const navigation = { disableMainFrameNavigation: true, disableChildFrameNavigation: true }
  const window = new Window({ url: address, width: 1280, height: 800, settings: { navigation } })
  const { document } = window
  document.body.innerHTML = body
  const createElement = document.createElement.bind(document)
  document.createElement = ((name: string) => {
    if (name === 'canvas') return new PictureCanvas()
    const element = createElement(name)
    return name === 'a' ? keepOnClick(element as unknown as HTMLAnchorElement, saved) : element
  }) as typeof document.createElement
  const classes = Object.getOwnPropertyNames(window).filter((name) => FROM_DOM.test(name))
  return {
    document,
    ...Object.fromEntries(classes.map((name) => [name, window[name as keyof Window]])),
    ...Object.fromEntries(BOUND.map((name) => [name, window[name].bind(window)])),
  }
}

/**
 * Lets Back close what lies over the page, and leaves the page alone. Gives what closes it in any other way: by the same
 * Back, so that no entry stays behind, and the focus that browsers drop with it is set after that.
 */
export function backCloses(close: () => void): () => void {
  let closing = false
  history.pushState(history.state, '')
  addEventListener(
    'popstate',
    (event) => {
      closing = true
      // The page's own listeners see no Back: their address stays as it is.
      event.stopImmediatePropagation()
      close()
    },
    { capture: true, once: true },
  )
  return () => {
    if (!closing) history.back()
    closing = true
  }
}

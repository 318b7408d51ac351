/** The layers over the page, the uppermost last. Each has a history entry of its own. */
const layers: (() => void)[] = []
const leaveUppermost = () => layers.pop()?.()

/**
 * Lets Back close a layer over the page. Adds a history entry with the page's own address and state. Returns a function
 * to call after any other way of closing; it removes the entry.
 */
export function backCloses(close: () => void): () => Promise<void> {
  let gone = false
  history.pushState(history.state, '')
  // Adding the same listener again changes nothing.
  addEventListener('popstate', leaveUppermost)
  const back = new Promise<void>((settled) => {
    layers.push(() => {
      gone = true
      close()
      settled()
    })
  })
  return () => {
    if (!gone) history.back()
    gone = true
    return back
  }
}

/**
 * Lets Back close a layer over the page. Adds a history entry with the page's own address and state. Returns a function
 * to call after any other way of closing; it removes the entry.
 */
export function backCloses(close: () => void): () => Promise<void> {
  let gone = false
  history.pushState(history.state, '')
  const back = new Promise<void>((settled) => {
    const onBack = () => {
      gone = true
      close()
      settled()
    }
    addEventListener('popstate', onBack, { once: true })
  })
  return () => {
    if (!gone) history.back()
    gone = true
    return back
  }
}

/**
 * Lets Back close what lies over the page: its entry has the page's own address, so that nothing else changes. Gives what
 * to call once it is closed in whatever way; then no entry stays behind.
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

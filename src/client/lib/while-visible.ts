/**
 * Runs `task` every `everyMs` milliseconds while the page is visible, and at once when it is shown or focused again.
 * Runs never overlap. Returns a function that stops it.
 */
export function whileVisible(task: () => Promise<unknown>, everyMs: number): () => void {
  let busy = false
  const run = async () => {
    if (busy || document.visibilityState === 'hidden') return
    busy = true
    await task().finally(() => {
      busy = false
    })
  }
  const onShow = () => void run()
  const timer = setInterval(onShow, everyMs)
  window.addEventListener('focus', onShow)
  // A page from the browser's back-forward cache shows the state from when it was left.
  window.addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onShow)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', onShow)
    window.removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onShow)
  }
}

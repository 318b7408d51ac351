/**
 * Runs `task` when the page is shown or focused again, and, unless `everyMs` is null, every so many milliseconds while
 * it is visible. Runs never overlap. Returns a function that stops it.
 */
export function whileVisible(task: () => Promise<unknown>, everyMs: number | null): () => void {
  let busy = false
  const run = async () => {
    if (busy || document.visibilityState === 'hidden') return
    busy = true
    await task().finally(() => {
      busy = false
    })
  }
  const onShow = () => void run()
  const timer = everyMs === null ? undefined : setInterval(onShow, everyMs)
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

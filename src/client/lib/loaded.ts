/** Runs once the page has loaded, also if it has by now: a page's scripts run after its first frame. */
export function whenLoaded(run: () => void, options?: { signal: AbortSignal }): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, options)
}

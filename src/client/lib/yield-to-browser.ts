type Scheduler = { yield?: () => Promise<void> }

/** Ends a task, so that the browser answers what is pressed before the work goes on. */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((go) => setTimeout(go))

/** Goes on once the browser has shown what was done so far. A page that nobody sees has no frames. */
export const afterFrame = async (): Promise<void> => {
  if (!document.hidden) await new Promise(requestAnimationFrame)
  await yieldToBrowser()
}

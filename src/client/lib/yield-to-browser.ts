type Scheduler = { yield?: () => Promise<void> }

/** Ends the current task: the browser handles input before the work continues. */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((go) => setTimeout(go))

/** Waits until the browser has painted the changes so far. A hidden page has no frames. */
export const afterFrame = async (): Promise<void> => {
  if (!document.hidden) await new Promise(requestAnimationFrame)
  await yieldToBrowser()
}

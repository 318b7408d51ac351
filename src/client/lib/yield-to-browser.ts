type Scheduler = { yield?: () => Promise<void> }

/** Ends a task, so that the browser answers what is pressed before the work goes on. */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((go) => setTimeout(go))

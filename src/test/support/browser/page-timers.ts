import { AsyncLocalStorage } from 'node:async_hooks'

/** Marks code of the server, which shares this process with the page. */
export const serving = new AsyncLocalStorage<true>()

/** Returns timers of a page, which end with it. The server's timers continue. */
export function pageTimers() {
  const { setTimeout, setInterval } = globalThis
  const timers = new Set<NodeJS.Timeout>()
  const owned = <Start extends typeof setTimeout | typeof setInterval>(start: Start) =>
    ((...args: Parameters<Start>) => {
      const timer = (start as (...args: Parameters<Start>) => NodeJS.Timeout)(...args)
      if (!serving.getStore()) timers.add(timer)
      return timer
    }) as Start
  return {
    globals: { setTimeout: owned(setTimeout), setInterval: owned(setInterval) },
    end: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

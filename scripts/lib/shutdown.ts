import './parent.mjs'
import { endAllGroups, killAllGroups } from './processes.ts'

/** One Ctrl-C arrives several times: from the terminal, and from each command above that passes signals on. */
const DUPLICATE_MS = 500

/**
 * Ends this process on Ctrl-C, SIGTERM or a closed terminal, after `cleanUp` and after all its children, so that none
 * is left running. A second request kills them at once.
 */
export function onShutdown(cleanUp: () => void | Promise<void>): {
  shutDown(code: number): Promise<never>
} {
  let begun = 0
  const shutDown = async (code: number): Promise<never> => {
    begun ||= Date.now()
    await cleanUp()
    await endAllGroups()
    process.exit(code)
  }
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => {
      if (begun && Date.now() - begun < DUPLICATE_MS) return
      if (begun) {
        killAllGroups()
        process.exit(code)
      }
      console.log('\nStopping…')
      void shutDown(code)
    })
  }
  process.on('exit', killAllGroups)
  return { shutDown }
}

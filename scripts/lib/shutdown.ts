import { endAllGroups, killAllGroups } from './processes.ts'

/**
 * Ends every child before this process ends, whatever asks for it: Ctrl-C, SIGTERM, a closed terminal. A second request
 * does not wait for anybody. `cleanUp` runs first.
 */
export function onShutdown(cleanUp: () => void | Promise<void>): {
  shutDown(code: number): Promise<never>
} {
  let begun = false
  const shutDown = async (code: number): Promise<never> => {
    begun = true
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
      if (begun) {
        killAllGroups()
        process.exit(code)
      }
      console.log('\nStopping…')
      void shutDown(code)
    })
  }
  process.on('exit', killAllGroups)
  // npm that is killed outright cannot pass anything on.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && !begun && void shutDown(143), 1000).unref()
  return { shutDown }
}

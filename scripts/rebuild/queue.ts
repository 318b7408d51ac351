/** Runs one job at a time. Several requests during a run cause exactly one more run. */
export type Queue = {
  request(): void
  /** Resolves when the run that is active now has ended, whatever waits behind it. */
  thisRun(): Promise<void>
  /** Resolves when no run is active and none waits. */
  idle(): Promise<void>
  /** Accepts no further requests. The running job continues; its owner ends it. */
  close(): void
}

/** `job` should not throw. An error is passed to `onError`, and the queue continues. */
export function createQueue(job: () => Promise<void>, onError: (error: unknown) => void): Queue {
  let waiting = false
  let closed = false
  let running: Promise<void> | null = null
  let run = Promise.resolve()

  const drain = async () => {
    while (waiting && !closed) {
      waiting = false
      run = job().catch(onError)
      await run
    }
    running = null
  }

  return {
    request() {
      if (closed) return
      waiting = true
      running ??= drain()
    },
    thisRun: () => run,
    idle: async () => {
      while (running) await running
    },
    close() {
      closed = true
      waiting = false
    },
  }
}

/** Runs one job at a time. Any number of requests while it runs cause exactly one more run. */
export type Queue = {
  request(): void
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>
  /** Takes no further requests; the running job is left to its owner. */
  close(): void
}

/** `job` must not throw; what it throws all the same goes to `onError`, and the queue goes on. */
export function createQueue(job: () => Promise<void>, onError: (error: unknown) => void): Queue {
  let waiting = false
  let closed = false
  let running: Promise<void> | null = null

  const drain = async () => {
    while (waiting && !closed) {
      waiting = false
      try {
        await job()
      } catch (error) {
        onError(error)
      }
    }
    running = null
  }

  return {
    request() {
      if (closed) return
      waiting = true
      running ??= drain()
    },
    idle: async () => {
      while (running) await running
    },
    close() {
      closed = true
      waiting = false
    },
  }
}

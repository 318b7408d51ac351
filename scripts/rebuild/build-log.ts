/** A build that has ended; `id` is null where its start could not be written down. Times are of this process's clock. */
export type EndedBuild = {
  id: number | null
  began: number
  ended: number
  revision: number | null
  error: string | null
}
/** Where builds are written down for the admin panel. */
export type Records = { start(): Promise<number>; end(build: EndedBuild): Promise<void> }

export type BuildLog = {
  /** The number of the build that begins; null where it could not be written down. */
  start(): Promise<number | null>
  end(build: EndedBuild): Promise<void>
  close(): void
}

type Options = {
  records: Records
  complain: (error: unknown) => void
  /** Everything that could not be written at its time now is. */
  onLate: () => void
  retryMs?: number | undefined
  /** A hanging database must not block a rebuild. */
  withinMs?: number
}

/** Writes builds down in their order. What cannot be written is kept and written when the database is back; nothing here throws. */
export function createBuildLog({
  records,
  complain,
  onLate,
  retryMs = 5000,
  withinMs = 10_000,
}: Options): BuildLog {
  const unwritten: EndedBuild[] = []
  let missed = false
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const writeAll = async (): Promise<boolean> => {
    clearTimeout(retry)
    try {
      for (let build = unwritten[0]; build; build = unwritten[0]) {
        await within(withinMs, records.end(build))
        unwritten.shift()
      }
      return true
    } catch (error) {
      if (!missed) complain(error)
      missed = true
      if (!closed) retry = setTimeout(again, retryMs).unref()
      return false
    }
  }

  // One at a time, so that no build is written twice.
  let last: Promise<unknown> = Promise.resolve()
  const write = (): Promise<boolean> => {
    const mine = last.then(writeAll)
    last = mine
    return mine
  }

  const again = async () => {
    if (!(await write())) return
    missed = false
    onLate()
  }

  return {
    start: async () => {
      if (!(await write())) return null
      return within(withinMs, records.start()).catch((error: unknown) => {
        complain(error)
        missed = true
        return null
      })
    },
    end: async (build) => {
      unwritten.push(build)
      if (missed) await again()
      else await write()
    },
    close: () => {
      closed = true
      clearTimeout(retry)
    },
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The database did not answer in time.')), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A build that has ended. `id` is null if its start could not be recorded. Times are those of this process's clock. */
export type EndedBuild = {
  id: number | null
  began: number
  ended: number
  revision: number | null
  error: string | null
}
/** The records of builds for the admins' page. */
export type Records = { start(): Promise<number>; end(build: EndedBuild): Promise<void> }

export type BuildLog = {
  /** Returns the id of the build that starts; null if it could not be recorded. */
  start(): Promise<number | null>
  end(build: EndedBuild): Promise<void>
  close(): void
}

type Options = {
  records: Records
  complain: (error: unknown) => void
  /** Called when all delayed records are written. */
  onLate: () => void
  retryMs?: number | undefined
  /** A hanging database must not block a rebuild. */
  withinMs?: number
}

/**
 * Records builds in their order. Records that cannot be written are kept until the database is back. Nothing here
 * throws.
 */
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

  // One write at a time: no build is recorded twice.
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

const PARALLEL = 6

/** Works through a list while it is read, a few items at once. */
export async function inParallel<T>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      await work(next.value)
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL }, worker))
  } finally {
    await iterator.return?.()
  }
}

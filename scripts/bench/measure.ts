import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { listing, type Process } from '../lib/system.ts'

const run = promisify(execFile)
const EVERY_MS = 250

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
export const short = (value: number) =>
  Number(value.toPrecision(3)).toLocaleString('en-IN', { maximumFractionDigits: 3 })
export const inMs = (ms: number) => (ms >= 1000 ? `${short(ms / 1000)} s` : `${short(ms)} ms`)
export const inBytes = (bytes: number) =>
  bytes >= 1e6 ? `${short(bytes / 1e6)} MB` : `${short(bytes / 1e3)} kB`

async function processes(): Promise<Process[]> {
  const { command, args, read } = listing()
  return read((await run(command, args, { maxBuffer: 50_000_000 })).stdout)
}

/** Returns the memory of all processes that this one has started, directly or not, except those in `before`. */
function memoryOf(all: readonly Process[], before: ReadonlySet<number>): number {
  const children = Map.groupBy(all, (process) => process.parent)
  const below = (pid: number): number =>
    (children.get(pid) ?? [])
      .filter((child) => !before.has(child.pid))
      .reduce((sum, child) => sum + child.bytes + below(child.pid), 0)
  return below(process.pid)
}

/** Returns the result of `work`, and the highest memory of the processes that it started. */
export async function withPeakMemory<T>(
  work: () => Promise<T>,
): Promise<{ result: T; peak: number }> {
  const before = new Set((await processes()).map(({ pid }) => pid))
  let peak = 0
  const timer = setInterval(async () => {
    peak = Math.max(peak, memoryOf(await processes().catch(() => []), before))
  }, EVERY_MS)
  try {
    const result = await work()
    return { result, peak }
  } finally {
    clearInterval(timer)
  }
}

import { expect, vi } from 'vitest'

/** The id of the request in which a line was printed; the answer has it too. */
export const REQUEST_ID = expect.stringMatching(/^[a-z0-9]{12}$/)

/** A line of the server's log: the event, its request, and more. */
type LogLine = { event: string; requestId: string } & Record<string, unknown>

/** Returns the JSON lines that the server prints while `run` is running, in order. */
export async function logLinesOf(run: () => Promise<unknown>): Promise<LogLine[]> {
  const lines: string[] = []
  const ways = (['info', 'warn', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation((line: unknown) => void lines.push(String(line))),
  )
  try {
    await run()
  } finally {
    for (const way of ways) way.mockRestore()
  }
  return lines.map((line) => JSON.parse(line) as LogLine)
}

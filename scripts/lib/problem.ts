/** Something that the person at the keyboard can mend. Its message is one sentence or two: what is wrong, what to do. */
export class Problem extends Error {
  override name = 'Problem'
}

/** The text of anything thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}

export function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code
}

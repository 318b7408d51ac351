/** A problem that the user can solve. Its message says in one or two sentences what is wrong and what to do. */
export class Problem extends Error {
  override name = 'Problem'
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message || error.name : String(error)
}

/** Returns the first line of what a program says, without the stack below it or a full stop, to quote in a sentence. */
export function quotable(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.slice(0, 160).replace(/\.?\s*$/, '')
}

export function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code
}

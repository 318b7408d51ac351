import { type Deps, liveDeps } from './deps.ts'
import { unexpected } from './answer.ts'
import { newId } from './ids.ts'

/** Answers the clock, which reads no answer: what the work has to tell goes into the log, and so does its failure. */
export async function answerClock(
  work: (deps: Deps & { requestId: string }) => Promise<unknown>,
  makeDeps: () => Deps = liveDeps,
): Promise<Response> {
  const requestId = newId()
  try {
    await work({ ...makeDeps(), requestId })
    return new Response(null, { status: 204 })
  } catch (error) {
    return unexpected(error, requestId)
  }
}

import { unexpected } from './answer.ts'
import type { Deps } from './deps.ts'
import { newId } from './ids.ts'
import { mailingDeps } from './mailing-deps.ts'

/** Answers a scheduled call. Nobody reads the answer, so results and failures go into the log. */
export async function answerClock(
  work: (deps: Deps & { requestId: string }) => Promise<unknown>,
  makeDeps: () => Deps = mailingDeps,
  { deliverIn }: Pick<Deps, 'deliverIn'> = {},
): Promise<Response> {
  const requestId = newId()
  try {
    await work({ ...makeDeps(), ...(deliverIn && { deliverIn }), requestId })
    return new Response(null, { status: 204 })
  } catch (error) {
    return unexpected(error, requestId)
  }
}

import type { Deps } from '../deps.ts'

// A function may be frozen as soon as it has answered, so the answer waits for the hook, for a short time.
const HOOK_TIMEOUT_MS = 2500

/**
 * Calls the build hook; returns whether it accepted. The change is already stored, so a hook that fails or does not
 * answer loses nothing: the status becomes overdue, and "Publish again" calls it again.
 */
export async function callHook({ requestId, env: { buildHookUrl } }: Deps): Promise<boolean> {
  if (!buildHookUrl) return false
  try {
    const answer = await fetch(buildHookUrl, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    })
    // The body is not needed, and may never end.
    await answer.body?.cancel()
    if (!answer.ok)
      console.error(
        JSON.stringify({ event: 'build_hook_refused', requestId, status: answer.status }),
      )
    return answer.ok
  } catch (error) {
    console.error(
      JSON.stringify({
        event: 'build_hook_unreachable',
        requestId,
        error: error instanceof Error ? error.name : 'unknown',
      }),
    )
    return false
  }
}

import type { Deps } from '../deps.ts'

// A function that has answered may be frozen at once, so the answer waits for the hook, but not long.
const HOOK_TIMEOUT_MS = 2500

/**
 * Calls the build hook; whether it took the call. The change is already stored, so a hook that fails or does not answer
 * loses nothing: the status shows it as overdue and "Publish again" asks once more.
 */
export async function callHook({ requestId, env: { buildHookUrl } }: Deps): Promise<boolean> {
  if (!buildHookUrl) return false
  try {
    const answer = await fetch(buildHookUrl, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    })
    // Its words are of no use, and may never end.
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

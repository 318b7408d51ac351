import { purgeCache } from '@netlify/functions'
import type { Deps } from './deps.ts'
import { withDue } from './due.ts'

const DAY_SECONDS = 86_400

/**
 * Headers of an endpoint's answer that everybody shares: browsers revalidate each time, the CDN keeps it until the tag
 * is purged.
 */
export const sharedReply = (tag: string): Record<string, string> => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  ...sharedHeaders([tag], DAY_SECONDS),
})

/**
 * Headers of an answer that is the same for everybody: the CDN keeps it for `seconds`, or until one of its tags is
 * purged. `netlify-cache-id` keeps it across deploys. `netlify-vary` names a query parameter that is never used, so
 * that other queries create no further copies.
 */
export function sharedHeaders(tags: readonly string[], seconds: number): Record<string, string> {
  return {
    'netlify-cdn-cache-control': `public, durable, max-age=${seconds}`,
    'netlify-cache-tag': tags.join(','),
    'netlify-cache-id': tags.join(','),
    'netlify-vary': 'query=none',
  }
}

/**
 * Purges answers from the CDN, which only Netlify has. Netlify accepts two purges of a tag in five seconds; a refused
 * purge is stored as due, and the schedule tries it again.
 */
export async function purgeTags(
  { requestId, due, now }: Pick<Deps, 'requestId' | 'due' | 'now'>,
  named: readonly string[] | (() => Promise<readonly string[]>),
): Promise<void> {
  if (!process.env.NETLIFY_PURGE_API_TOKEN) return
  const tags = typeof named === 'function' ? await named() : named
  if (tags.length === 0) return
  try {
    await purgeCache({ tags: [...tags] })
  } catch (error) {
    console.error(
      JSON.stringify({
        event: 'purge_failed',
        requestId,
        tags,
        error: error instanceof Error ? error.message : 'unknown',
      }),
    )
    await withDue(requestId, () => Promise.all(tags.map((tag) => due.write(`purge-${tag}`, now()))))
  }
}

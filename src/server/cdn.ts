import { purgeCache } from '@netlify/functions'
import type { Deps } from './deps.ts'
import { withDue } from './due.ts'

const DAY_SECONDS = 86_400

/** Of an endpoint's answer: browsers ask the CDN each time, which is told of what changes it. */
export const sharedReply = (tag: string): Record<string, string> => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  ...sharedHeaders([tag], DAY_SECONDS),
})

/**
 * Headers of an answer that is the same for everybody: the CDN keeps it for so long, or until one of its tags is purged.
 * The id keeps a deploy from emptying it; the key is one parameter that no address has, so that others make no copies.
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
 * Takes answers off the CDN. Only Netlify has one; locally the answers of the functions change at once. It takes two purges
 * of a tag in five seconds: what it refuses is due again at the next look of the schedule.
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

import * as z from 'zod/mini'

/** Largest notification that is read, in bytes; Netlify's are a few kilobytes. */
export const DEPLOY_NOTIFICATION_BYTES = 256_000

/** States of a deploy that say something about a build; all others are taken and forgotten. */
const STATES = { building: 'running', ready: 'done', error: 'failed' } as const

/** What Netlify tells of a deploy, as far as it is read. */
const deploySchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  state: z.string(),
  context: z.string(),
  error_message: z.optional(z.nullable(z.string())),
  created_at: z.optional(z.nullable(z.string())),
})

/** A build that a notification tells of. `startedAt` in ISO; null where it was not said. */
export type NotifiedBuild = {
  deployId: string
  result: (typeof STATES)[keyof typeof STATES]
  error: string | null
  startedAt: string | null
}

/** The build in a notification's body; `other` where it concerns no build of the public site, null where it is no notification. */
export function notifiedBuild(body: unknown): NotifiedBuild | 'other' | null {
  const parsed = deploySchema.safeParse(body)
  if (!parsed.success) return null
  const { id, state, context, error_message: error, created_at: created } = parsed.data
  const result = Object.hasOwn(STATES, state) ? STATES[state as keyof typeof STATES] : null
  if (context !== 'production' || !result) return 'other'
  const started = created ? Date.parse(created) : Number.NaN
  return {
    deployId: id,
    result,
    startedAt: Number.isNaN(started) ? null : new Date(started).toISOString(),
    error: result === 'failed' ? error || UNEXPLAINED : null,
  }
}

const UNEXPLAINED = 'Netlify named no cause.'

import { getStore } from '@netlify/blobs'
import { storeName } from '../domain/site/contexts.ts'
import type { Env } from './env.ts'

/** What has a due time; `build-asked` is when a build was last asked for, `purge-…` a tag that the CDN still has to forget. */
export type Due = 'build' | 'build-asked' | 'mails' | 'alerts' | 'cleanup' | `purge-${string}`

/**
 * Times outside of the database, so that a look at them does not wake it. They may be lost, and of two writers at once the
 * last one wins: the database stays the truth, and what was lost is found once a day.
 */
export type DueStore = {
  read(name: Due): Promise<Date | null>
  write(name: Due, at: Date): Promise<void>
  erase(name: Due): Promise<void>
  /** All names that have a time. */
  names(): Promise<Due[]>
}

/** Netlify Blobs, read back right after a write. */
export function blobDueStore({ context }: Pick<Env, 'context'>): DueStore {
  // Made on each call: the store's context is set for a request, not for the process.
  const store = () => getStore({ name: storeName('due', context), consistency: 'strong' })
  return {
    read: async (name) => {
      const at = new Date((await store().get(name, { type: 'text' })) ?? Number.NaN)
      return Number.isNaN(at.getTime()) ? null : at
    },
    write: async (name, at) => {
      await store().set(name, at.toISOString())
    },
    erase: (name) => store().delete(name),
    names: async () => (await store().list()).blobs.map(({ key }) => key as Due),
  }
}

/** Sets a time, unless an earlier one stands already. */
export async function writeEarlier(due: DueStore, name: Due, at: Date): Promise<void> {
  const known = await due.read(name)
  if (!known || at < known) await due.write(name, at)
}

/** Does what only the due times are needed for. Where they cannot be reached, the log says so and the caller goes on. */
export async function withDue<T>(requestId: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    console.error(
      JSON.stringify({
        event: 'due_times_unreachable',
        requestId,
        error: error instanceof Error ? error.message : 'unknown',
      }),
    )
    return null
  }
}

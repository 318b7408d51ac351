import { getStore } from '@netlify/blobs'
import { storeName } from '../domain/site/contexts.ts'
import type { Env } from './env.ts'

/**
 * Things with a due time. `build-asked`: when a build was last requested; `purge-…`: a CDN tag that is still to be
 * purged.
 */
export type DueTask = 'build' | 'build-asked' | 'mails' | 'alerts' | 'cleanup' | `purge-${string}`

/**
 * Due times are stored outside the database, so that reading them does not wake it. They may be lost, and of two
 * concurrent writes the last one wins: the database is the source of truth, and a daily check finds what was lost.
 */
export type DueStore = {
  read(name: DueTask): Promise<Date | null>
  write(name: DueTask, at: Date): Promise<void>
  erase(name: DueTask): Promise<void>
  /** All names with a due time. */
  names(): Promise<DueTask[]>
}

/** Netlify Blobs with strong consistency. */
export function blobDueStore({ context }: Pick<Env, 'context'>): DueStore {
  // Created on each call, because the store's context belongs to a request, not to the process.
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
    names: async () => (await store().list()).blobs.map(({ key }) => key as DueTask),
  }
}

/** Sets a time, unless an earlier one is already set. */
export async function writeEarlier(due: DueStore, name: DueTask, at: Date): Promise<void> {
  const known = await due.read(name)
  if (!known || at < known) await due.write(name, at)
}

/** Runs work on the due times. Where they cannot be reached, it logs this and the caller continues. */
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

import { getStore } from '@netlify/blobs'
import { storeName } from '../../domain/site/contexts.ts'
import type { Env } from '../env.ts'

/** Bytes by key. Keys are unique by their random part, so nothing is ever overwritten by another photo. */
export type PhotoStore = {
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<ArrayBuffer | null>
  erase(key: string): Promise<void>
  /** All keys that begin with `prefix`, a page at a time. */
  list(prefix: string): AsyncIterable<string[]>
}

/** Where a site's blobs are, for what does not run as one of its functions. */
type Access = { siteID: string; token: string; edgeURL?: string; uncachedEdgeURL?: string }

/** Netlify Blobs, read back right after a write. */
export function blobPhotoStore(
  { context, rules }: Pick<Env, 'context' | 'rules'>,
  access?: Access,
): PhotoStore {
  const name = storeName('property-images', context)
  // Made on each call: the store's context is set for a request, not for the process.
  const store = () => getStore({ name, consistency: 'strong', ...access })
  return {
    write: async (key, bytes) => {
      await store().set(key, new Uint8Array(bytes).buffer)
    },
    read: (key) => store().get(key, { type: 'arrayBuffer' }),
    erase: async (key) => {
      if (rules.erases) await store().delete(key)
    },
    list: async function* (prefix) {
      for await (const { blobs } of store().list({ prefix, paginate: true }))
        yield blobs.map(({ key }) => key)
    },
  }
}

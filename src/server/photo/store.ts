import { getStore } from '@netlify/blobs'
import { storeName } from '../../domain/site/contexts.ts'
import type { Env } from '../env.ts'

/** Stores bytes by key. Keys have a unique random part, so nothing ever overwrites anything. */
export type PhotoStore = {
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<ArrayBuffer | null>
  erase(key: string): Promise<void>
  /** All keys with a prefix, in pages. */
  list(prefix: string): AsyncIterable<string[]>
}

/** Access to a site's blobs for code that does not run as one of its functions. */
type Access = { siteID: string; token: string; edgeURL?: string; uncachedEdgeURL?: string }

export const blobPhotoStore = (
  { context, rules }: Pick<Env, 'context' | 'rules'>,
  access?: Access,
): PhotoStore => blobStore(storeName('property-images', context), rules.erases, access)

/** What is shown to the desk alone. It is erased in every context, and no backup reads it. */
export const blobPaperStore = ({ context }: Pick<Env, 'context'>, access?: Access): PhotoStore =>
  blobStore(storeName('papers', context), true, access)

/** Netlify Blobs with strong consistency. */
function blobStore(name: string, erases: boolean, access?: Access): PhotoStore {
  // Created on each call, because the store's context belongs to a request, not to the process.
  const store = () => getStore({ name, consistency: 'strong', ...access })
  return {
    write: async (key, bytes) => {
      await store().set(key, new Uint8Array(bytes).buffer)
    },
    read: (key) => store().get(key, { type: 'arrayBuffer' }),
    erase: async (key) => {
      if (erases) await store().delete(key)
    },
    list: async function* (prefix) {
      for await (const { blobs } of store().list({ prefix, paginate: true }))
        yield blobs.map(({ key }) => key)
    },
  }
}

import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { atom } from 'nanostores'

/** A store in IndexedDB that the tabs of a browser share. */
export function deviceStore(name: string, table: string) {
  let store: UseStore | undefined
  const database = () => (store ??= createStore(name, table))
  /** False once the browser has refused to store something (no room, or private browsing). */
  const $isKept = atom(true)
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

  // Writes run one after the other: a list must not be stored before its members.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn(write: () => Promise<unknown>): Promise<void> {
    const done = last.then(write).then(
      () => void channel?.postMessage('changed'),
      () => $isKept.set(false),
    )
    last = done
    return done
  }

  return {
    $isKept,
    /** Runs `react` after another tab changed something. */
    onOtherTab(react: () => void): void {
      if (channel) channel.onmessage = react
    },
    /** One transaction, which is completed even if the page is left at once. */
    write: (change: (kept: IDBObjectStore) => void): Promise<void> =>
      inTurn(() =>
        database()('readwrite', (kept) => {
          change(kept)
          kept.transaction.commit()
          return promisifyRequest(kept.transaction)
        }),
      ),
    /** Everything stored; nothing if storage is forbidden. */
    async readAll(): Promise<Map<IDBValidKey, unknown>> {
      try {
        await last
        return new Map<IDBValidKey, unknown>(await entries(database()))
      } catch {
        $isKept.set(false)
        return new Map()
      }
    },
    /** The value of a key; undefined if there is none, or storage is forbidden. */
    async read(key: IDBValidKey): Promise<unknown> {
      try {
        await last
        return await database()('readonly', (kept) => promisifyRequest(kept.get(key)))
      } catch {
        $isKept.set(false)
        return undefined
      }
    },
  }
}

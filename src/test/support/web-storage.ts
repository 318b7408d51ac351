/** A browser's `localStorage` or `sessionStorage`: its entries are properties too, as the draft's store reads them. */
export function createStorage(): Storage {
  const items = new Map<string, string>()
  const methods = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: unknown) => void items.set(name, String(value)),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  }
  return new Proxy(methods as Storage, {
    get: (_, name) =>
      name === 'length'
        ? items.size
        : (methods[name as keyof typeof methods] ?? items.get(String(name))),
    set: (_, name, value) => {
      methods.setItem(String(name), value)
      return true
    },
    has: (_, name) => name in methods || items.has(String(name)),
    deleteProperty: (_, name) => {
      items.delete(String(name))
      return true
    },
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name))
        ? { value: items.get(String(name)), enumerable: true, configurable: true, writable: true }
        : undefined,
  })
}

type Rows = Map<IDBValidKey, unknown>
type Settled = { result?: unknown; onsuccess?: () => void; oncomplete?: () => void }

/** Tells whoever waits, by either of the two events, once the caller has had time to listen. */
function settled(result?: unknown): Settled {
  const request: Settled = { result }
  queueMicrotask(() => {
    request.onsuccess?.()
    request.oncomplete?.()
  })
  return request
}

/** As much of IndexedDB as a store of keys and values asks for. Rows are copied, so what a page changes later is not kept. */
export class KeyValueDatabases {
  #databases = new Map<string, Rows>()
  /** Set to refuse every write, as a browser without room does. */
  full = false

  open(name: string): Settled & { onupgradeneeded?: () => void } {
    const rows = this.#databases.get(name) ?? new Map()
    const request = settled({
      createObjectStore: () => {},
      transaction: () => ({ objectStore: () => this.#store(rows) }),
    }) as Settled & { onupgradeneeded?: () => void }
    if (!this.#databases.has(name)) queueMicrotask(() => request.onupgradeneeded?.())
    this.#databases.set(name, rows)
    return request
  }

  #store(rows: Rows) {
    const write = (change: () => void) => {
      if (this.full) throw new DOMException('There is no room left.', 'QuotaExceededError')
      change()
    }
    return {
      put: (value: unknown, key: IDBValidKey) =>
        write(() => rows.set(key, Array.isArray(value) ? [...value] : { ...(value as object) })),
      delete: (key: IDBValidKey) => write(() => rows.delete(key)),
      clear: () => write(() => rows.clear()),
      get: (key: IDBValidKey) => settled(rows.get(key)),
      getAll: () => settled([...rows.values()]),
      getAllKeys: () => settled([...rows.keys()]),
      get transaction() {
        return settled()
      },
    }
  }
}

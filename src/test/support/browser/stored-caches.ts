/** What browsers keep for a site, by the names of the stores; entries in the order in which they were put. */
export class StoredCaches {
  #stores = new Map<string, Map<string, Response>>()
  /** Refuses to store anything, like a device that is full. */
  full = false

  #pathOf = (key: RequestInfo | URL) =>
    new URL(typeof key === 'string' ? key : key instanceof URL ? key.href : key.url, SITE).pathname

  #cache(name: string) {
    const entries = this.#stores.get(name) ?? new Map<string, Response>()
    this.#stores.set(name, entries)
    return {
      match: async (key: RequestInfo) => entries.get(this.#pathOf(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => {
        if (this.full) throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
        entries.set(this.#pathOf(key), response)
      },
      delete: async (key: RequestInfo) => entries.delete(this.#pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => ({ url: SITE + path })),
    }
  }

  open = async (name: string) => this.#cache(name)
  keys = async () => [...this.#stores.keys()]
  delete = async (name: string) => this.#stores.delete(name)
  match = async (key: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
    for (const name of cacheName ? [cacheName] : this.#stores.keys()) {
      const found = await this.#cache(name).match(key)
      if (found) return found
    }
    return
  };

  /** The paths that a store holds. */
  in = (name: string) => [...(this.#stores.get(name)?.keys() ?? [])]
}

const SITE = 'http://localhost:8888'

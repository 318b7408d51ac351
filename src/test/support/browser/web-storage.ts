/**
 * Makes a browser's `localStorage` or `sessionStorage`. Its entries are properties too, because the draft's store reads
 * them.
 */
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

import type { Failure } from '../../contract/result.ts'
import { type Kind, stored, tableOf } from './stored.ts'

/** What became of something that was sent; no failure where the server has it. */
export type Sent<Value> = { scope: string; id: string; value: Value; failure: Failure | null }

/**
 * What was typed and is not sent yet: stored on the device at once under `key`, by whose it is (`scope`), so that the
 * next person on the device neither sends nor sees it, then by what it is about. `post` sends one. What is about nothing
 * that is there any more is removed, unless `keepsGone`: then whoever follows decides.
 */
export function createUnsent<Value>({
  key,
  kind,
  post,
  keepsGone = false,
}: {
  key: string
  kind: Kind<Value>
  post: (scope: string, id: string, value: Value) => Promise<Failure | null>
  keepsGone?: boolean
}) {
  const listeners = new Set<(sent: Sent<Value>) => void>()
  const all = () => stored('localStorage', key, tableOf(tableOf(kind))) ?? {}
  const of = (scope: string): Record<string, Value> => all()[scope] ?? {}

  function store(scope: string, values: Record<string, Value>): void {
    const { [scope]: _, ...others } = all()
    const kept = Object.keys(values).length > 0 ? { ...others, [scope]: values } : others
    localStorage.setItem(key, JSON.stringify(kept))
  }

  /** Removes what was sent. What was typed since then stays. */
  function forget(scope: string, id: string, value: Value): void {
    const { [id]: kept, ...others } = of(scope)
    if (JSON.stringify(kept) === JSON.stringify(value)) store(scope, others)
  }

  /** Sends one after the other, until all are sent or the connection fails. Refused ones are sent again another time. */
  async function sendAll(scope: string): Promise<void> {
    const refused = new Set<string>()
    for (;;) {
      const [id, value] = Object.entries(of(scope)).find(([one]) => !refused.has(one)) ?? []
      if (id === undefined || value === undefined) return
      const failure = await post(scope, id, value)
      if (!failure || (failure.code === 'not_found' && !keepsGone)) forget(scope, id, value)
      else refused.add(id)
      for (const tell of listeners) tell({ scope, id, value, failure })
      if (failure?.code === 'internal') return
    }
  }

  const running = new Map<string, Promise<void>>()

  return {
    of,
    hasSome: () => Object.keys(all()).length > 0,
    keep: (scope: string, id: string, value: Value) => store(scope, { ...of(scope), [id]: value }),
    /** Removes all of a scope, or what is about one thing, and returns it. */
    take(scope: string, id?: string): [id: string, value: Value][] {
      const all = Object.entries(of(scope))
      const taken = all.filter(([one]) => id === undefined || one === id)
      if (taken.length > 0)
        store(scope, Object.fromEntries(all.filter((entry) => !taken.includes(entry))))
      return taken
    },
    /** Sends all of a scope. Parallel calls share one run. */
    send(scope: string): Promise<void> {
      const run = running.get(scope) ?? sendAll(scope).finally(() => running.delete(scope))
      running.set(scope, run)
      return run
    },
    /** Tells what becomes of each that is sent. Returns a function that ends this. */
    follow(tell: (sent: Sent<Value>) => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

import type { Failure } from '../../contract/result.ts'
import { type Kind, stored, tableOf } from './stored.ts'

/** What became of something that was sent; no failure where the server has it. */
export type Sent<Value> = { scope: string; id: string; value: Value; failure: Failure | null }

/**
 * What was typed and is not sent yet: stored on the device at once under `key`, by whose it is (`scope`), so that the
 * next person on the device neither sends nor sees it, then by what it is about. `post` sends one. What is about nothing
 * that is there any more is removed, unless `keepsGone`: then whoever follows decides. `apart` returns what of a refused
 * value can be sent without the rest, and the rest; null where nothing can.
 */
export function createUnsent<Value>({
  key,
  kind,
  post,
  keepsGone = false,
  apart = () => null,
}: {
  key: string
  kind: Kind<Value>
  post: (scope: string, id: string, value: Value) => Promise<Failure | null>
  keepsGone?: boolean
  apart?: (value: Value, failure: Failure) => { sound: Value; rest: Value } | null
}) {
  const listeners = new Set<(sent: Sent<Value>) => void>()
  const all = () => stored('localStorage', key, tableOf(tableOf(kind))) ?? {}
  const of = (scope: string): Record<string, Value> => all()[scope] ?? {}

  function store(scope: string, values: Record<string, Value>): void {
    const { [scope]: _, ...others } = all()
    const kept = Object.keys(values).length > 0 ? { ...others, [scope]: values } : others
    localStorage.setItem(key, JSON.stringify(kept))
  }

  /** Removes what was sent, all but a rest of it. What was typed since then stays. */
  function forget(scope: string, id: string, value: Value, rest?: Value): void {
    const { [id]: kept, ...others } = of(scope)
    if (JSON.stringify(kept) === JSON.stringify(value))
      store(scope, rest === undefined ? others : { ...others, [id]: rest })
  }

  const tellAll = (sent: Sent<Value>) => {
    for (const tell of listeners) tell(sent)
  }

  /** Sends what of a refused value can be sent without the rest. */
  async function sendPart(scope: string, id: string, value: Value, failure: Failure) {
    const parts = apart(value, failure)
    if (!parts || (await post(scope, id, parts.sound))) return
    forget(scope, id, value, parts.rest)
    tellAll({ scope, id, value: parts.sound, failure: null })
  }

  /** Sends one after the other, until all are sent or the connection fails. Refused ones are sent again another time. */
  async function sendAll(scope: string): Promise<void> {
    const refused = new Set<string>()
    for (;;) {
      const [id, value] = Object.entries(of(scope)).find(([one]) => !refused.has(one)) ?? []
      if (id === undefined || value === undefined) return
      const failure = await post(scope, id, value)
      if (!failure || (failure.code === 'not_found' && !keepsGone)) forget(scope, id, value)
      else {
        refused.add(id)
        await sendPart(scope, id, value, failure)
      }
      tellAll({ scope, id, value, failure })
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

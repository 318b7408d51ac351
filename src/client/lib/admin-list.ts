import { atom } from 'nanostores'
import type { AnyEndpoint, Type } from '../../contract/endpoint.ts'
import type { Failure } from '../../contract/result.ts'
import { LIST_TEXTS } from '../../domain/paging/texts.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import type { Action } from '../../domain/permission/table.ts'
import { $refused, admit } from '../account/admin-access.ts'
import { call } from './api.ts'

/** A list of admins, whose filter and page stand in the address: reload, Back and a shared link show the same. */
export function createAdminList<Filter extends Record<string, string | number>, Reply>({
  action,
  endpoint,
  read,
}: {
  action: Action
  endpoint: AnyEndpoint & { reply: Type<Reply> }
  /** The filter that an address names. */
  read: (address: URLSearchParams) => Filter
}) {
  /** What was read; null until then. */
  const $list = atom<Reply | null>(null)
  const $filter = atom<Filter>(read(new URLSearchParams()))
  /** The sentence about what could not be read or done; null while all is well. */
  const $problem = atom<string | null>(null)
  let asked = 0

  function explain({ code, message }: Failure): void {
    if (code === 'forbidden') $refused.set(true)
    $problem.set(code === 'internal' ? LIST_TEXTS.failed : (message ?? null))
  }

  /** An answer that was overtaken by another filter is dropped. */
  async function refresh(): Promise<void> {
    asked += 1
    const own = asked
    const answer = await call({ ...endpoint, path: endpoint.path + queryOf($filter.get()) })
    if (own !== asked) return
    if (!answer.ok) return explain(answer)
    $list.set(answer.value)
    $problem.set(null)
  }

  function turnTo(change: Partial<Filter>): Promise<void> {
    $filter.set({ ...$filter.get(), ...change })
    history.pushState(null, '', location.pathname + queryOf($filter.get()))
    return refresh()
  }

  async function begin(admitted?: () => void): Promise<void> {
    if (!(await admit(action))) return
    admitted?.()
    // Who filters meanwhile has asked already: a second answer would take away what they have opened since.
    if (asked === 0) await refresh()
  }

  /** Sets the list going, and `admitted` once it is known that the page may ask for its data; returns what ends it. */
  function start(admitted?: () => void): () => void {
    const fromAddress = () => $filter.set(read(new URLSearchParams(location.search)))
    const onBack = () => {
      fromAddress()
      void refresh()
    }
    fromAddress()
    window.addEventListener('popstate', onBack)
    void begin(admitted)
    return () => window.removeEventListener('popstate', onBack)
  }

  return { $list, $filter, $problem, explain, refresh, turnTo, start }
}

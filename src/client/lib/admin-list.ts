import { atom } from 'nanostores'
import type { AnyEndpoint, Type } from '../../contract/endpoint.ts'
import type { Failure } from '../../contract/result.ts'
import { LIST_TEXTS } from '../../domain/paging/texts.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import type { Action } from '../../domain/permission/table.ts'
import { admit } from '../account/admin-access.ts'
import { call } from './api.ts'
import { createQuery, whole } from './query.ts'
import { sentenceOf } from './sentence.ts'

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
  const $filter = atom<Filter>(read(new URLSearchParams()))
  const sentence = (failure: Failure) => sentenceOf(failure, { failed: LIST_TEXTS.failed })
  const {
    $value: $list,
    $problem,
    refresh,
    isAsked,
  } = createQuery<Reply>(
    () => call({ ...endpoint, path: endpoint.path + queryOf($filter.get()) }),
    whole,
    sentence,
  )
  /** Says what could not be done with what was read. */
  const explain = (failure: Failure) => $problem.set(sentence(failure))

  function turnTo(change: Partial<Filter>): Promise<unknown> {
    $filter.set({ ...$filter.get(), ...change })
    history.pushState(null, '', location.pathname + queryOf($filter.get()))
    return refresh()
  }

  async function begin(admitted?: () => void): Promise<void> {
    if (!(await admit(action))) return
    admitted?.()
    // Who filters meanwhile has asked already: a second answer would take away what they have opened since.
    if (!isAsked()) await refresh()
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

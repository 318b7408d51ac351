import { LIST_TEXTS } from '#language/paging/texts'
import type { Failure, Result } from '../../contract/result.ts'
import type { Action } from '../../domain/permission/table.ts'
import { ensureAllowed } from '../account/admin-access.ts'
import { createAddressFilter } from './address-filter.ts'
import { createQuery, whole } from './query.ts'
import { type OwnWords, sentenceOf } from './sentence.ts'

/** A list for admins, whose filter and page stand in the address. */
export function createAdminList<Filter extends Record<string, string | number>, Reply>({
  action,
  read,
  ask,
}: {
  action: Action
  /** Reads the filter from an address. */
  read: (address: URLSearchParams) => Filter
  /** Asks the server for the rows that fit the filter. */
  ask: (filter: Filter) => Promise<Result<Reply>>
}) {
  const { $filter, turn, follow } = createAddressFilter(read)
  const sentence = (failure: Failure) => sentenceOf(failure, { failed: LIST_TEXTS.failed })
  const {
    $value: $list,
    $problem,
    refresh,
    isAsked,
  } = createQuery<Reply>(() => ask($filter.get()), whole, sentence)
  /** Shows the message for an action on the rows that failed. */
  const explain = (failure: Failure, words?: OwnWords) => $problem.set(sentenceOf(failure, words))

  function turnTo(change: Partial<Filter>): Promise<unknown> {
    turn(change)
    return refresh()
  }

  /** Shows the first page of the rows that fit what a form says. */
  const filterBy = (values: Record<string, string>) => turnTo(read(new URLSearchParams(values)))

  async function begin(admitted?: () => void): Promise<void> {
    if (!(await ensureAllowed(action))) return
    admitted?.()
    // A change of the filter has already read the list. A second answer would close the rows that the admin has opened.
    if (!isAsked()) await refresh()
  }

  /** Starts the list, and calls `admitted` once the page may ask for its data. Returns a function that stops it. */
  function start(admitted?: () => void): () => void {
    const stop = follow(() => void refresh())
    void begin(admitted)
    return stop
  }

  return { $list, $filter, $problem, explain, refresh, turnTo, filterBy, start }
}

import { atom } from 'nanostores'
import { queryOf } from '../../domain/paging/rules.ts'

/** The filter of a list, which stands in the address: a reload, Back and a shared link show the same rows. */
export function createAddressFilter<Filter extends Record<string, string | number>>(
  read: (address: URLSearchParams) => Filter,
) {
  const $filter = atom<Filter>(read(new URLSearchParams()))

  /** Changes the filter. With `typing` the address is replaced: Back undoes a choice, not a letter. */
  function turn(change: Partial<Filter>, { typing = false } = {}): void {
    $filter.set({ ...$filter.get(), ...change })
    const address = location.pathname + queryOf($filter.get()) + location.hash
    if (typing) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
  }

  /** Follows the address from now on. Returns a function that stops it. */
  function follow(onBack: () => void = () => undefined): () => void {
    const fromAddress = () => $filter.set(read(new URLSearchParams(location.search)))
    const back = () => {
      fromAddress()
      onBack()
    }
    fromAddress()
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }

  return { $filter, turn, follow }
}

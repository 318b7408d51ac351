import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/** The value of a store. While an island hydrates it is the store's initial one, as in the HTML of the build. */
export const useInitial = <S extends Store>($store: S): StoreValue<S> =>
  useStore($store, { ssr: 'initial' })

import type { Hidden } from '../domain/hidden/rules.ts'
import { endpoint, type } from './endpoint.ts'

/** What an account has hidden from its searches, last hidden first. */
export type HiddenList = { account: string; items: Hidden[] }

export const readHidden = endpoint({
  method: 'GET',
  path: '/api/my/hidden',
  action: 'hidden.keep',
  reply: type<HiddenList>(),
})
/** Returns the resulting list. The call is idempotent. What is beyond the most of its kind is left out. */
export const changeHidden = endpoint({
  method: 'POST',
  path: '/api/my/hidden',
  action: 'hidden.keep',
  body: type<{ add: Hidden[]; remove: Pick<Hidden, 'kind' | 'key'>[] }>(),
  reply: type<HiddenList>(),
})

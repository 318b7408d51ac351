import { endpoint, type Nothing, type } from './endpoint.ts'

/** One of the sampled views of a listing. It reaches no database. */
export const countView = endpoint({
  method: 'POST',
  path: '/api/views',
  action: 'listing.countView',
  body: type<{ listing: string }>(),
  reply: type<Nothing>(),
})

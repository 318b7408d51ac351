import { endpoint, type Nothing, type } from './endpoint.ts'

/** One sampled view of a listing. It is stored outside the database. */
export const countView = endpoint({
  method: 'POST',
  path: '/api/views',
  action: 'listing.countView',
  body: type<{ listing: string }>(),
  reply: type<Nothing>(),
})

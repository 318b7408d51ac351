import { endpoint, type Nothing, type } from './endpoint.ts'

/** One sampled view of a listing. It is stored outside the database. */
export const countView = endpoint({
  method: 'POST',
  path: '/api/views',
  action: 'listing.countView',
  body: type<{ listing: string }>(),
  reply: type<Nothing>(),
})

/** Words that a search did not find. They are stored outside the database. */
export const countMiss = endpoint({
  method: 'POST',
  path: '/api/misses',
  action: 'search.countMiss',
  body: type<{ words: string }>(),
  reply: type<Nothing>(),
})

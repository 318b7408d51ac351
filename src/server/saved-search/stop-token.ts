import type { AlertStop } from '../../domain/saved-search/constants.ts'
import type { Env } from '../env.ts'
import { keyedHash } from '../link-secret.ts'

const PURPOSES: Record<AlertStop, string> = {
  search: 'saved search',
  searches: 'saved searches',
  homes: 'saved homes',
  together: 'list of two',
  news: 'all news',
  pause: 'paused search',
  alert: 'followed search',
  alerts: 'followed searches',
}

/**
 * The secret of the link that stops mails: about the saved search with an id, for good or for some weeks, about all of the user with an id,
 * about that user's saved listings or lists of two; the same for a search of a follower, and for all of the follower with an id. It
 * allows nothing else, so it need not expire.
 */
export const stopToken = (env: Pick<Env, 'authSecret'>, stop: AlertStop, id: string): string =>
  keyedHash(env, `${PURPOSES[stop]} ${id}`)

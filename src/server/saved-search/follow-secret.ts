import type { FollowLink } from '../../domain/saved-search/follow-link.ts'
import type { Env } from '../env.ts'
import { isSecret, keyedHash } from '../link-secret.ts'

const PURPOSES: Record<FollowLink['of'], string> = {
  asked: 'asked search',
  kept: 'follower',
  never: 'refused mailbox',
}

/**
 * The link with which the reader of an address confirms the search with an id, or changes and erases what is kept for
 * the follower with an id. It works as long as there is such a row. Another refuses further questions to the mailbox
 * with a hash, for good.
 */
export const followLink = (
  env: Pick<Env, 'authSecret'>,
  of: FollowLink['of'],
  id: string,
): FollowLink => ({ of, id, secret: keyedHash(env, `${PURPOSES[of]} ${id}`) })

/** Whether a secret is that of such a link. */
export const opens = (
  env: Pick<Env, 'authSecret'>,
  of: FollowLink['of'],
  { id, secret }: Pick<FollowLink, 'id' | 'secret'>,
): boolean => isSecret(secret, followLink(env, of, id).secret)

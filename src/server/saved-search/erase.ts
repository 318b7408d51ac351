import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { FollowLink } from '../../domain/saved-search/follow-link.ts'

type Follower = Pick<FollowLink, 'id'>

/**
 * Parts of a statement: erases the asked searches `a` that an earlier part and a condition find, and the mails about
 * them that are not sent, which have the address too.
 */
export const eraseAsked = (found: SQL, condition: SQL): SQL => sql`
  unasked as (
    delete from asked_searches a using ${found} where ${condition} returning a.id
  ),
  unmailed as (
    delete from mails m
    using unasked a
    where m.kind = 'confirm alert' and m.sent_at is null and m.data->>'askedId' = a.id
  )`

/** A statement that erases the follower with an id where a condition holds, and all that its address asked for. */
export const eraseFollower = ({ id }: Follower, condition: SQL = sql`true`): SQL => sql`
  with gone as (
    delete from followers f where f.id = ${id} and ${condition} returning f.id, f.email
  ),
  ${eraseAsked(sql`gone`, sql`lower(a.email) = lower(gone.email)`)}
  select id from gone`

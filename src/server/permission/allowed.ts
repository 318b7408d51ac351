import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { type Action, rulesFor } from '../../domain/permission/table.ts'
import { listingStateSql } from '../listing/columns.ts'

/** SQL expressions of a resource: the id of its owner, and its state where its kind has states. */
type ResourceSql = { owner: SQL; state?: SQL }

/** Property `p` of a statement. */
export const LISTING: ResourceSql = { owner: sql`p.user_id`, state: listingStateSql(LISTING_DAYS) }

/**
 * A condition in a statement: the user is still active and has the role with which the request was admitted. The row is
 * locked until the statement ends, so that a concurrent demotion either waits for the statement or prevents it.
 */
export function actorStillAuthorised(user: SessionUser): SQL {
  return sql`
    exists (
      select 1
      from users acting
      where acting.id = ${user.id} and acting.role = ${user.role} and acting.status = 'active'
      for share
    )`
}

/**
 * A condition in a statement: the permission table allows this user (null: nobody signed in) the action on the
 * resource. Commands use it where they select their rows, so that check and change are one statement.
 */
export function allowedSql(user: SessionUser | null, action: Action, thing: ResourceSql): SQL {
  const ways = rulesFor(user?.role ?? null, action).map((rule) => {
    const isOwner = rule.own ? sql`${thing.owner} = ${user?.id ?? null}` : sql`true`
    const states = JSON.stringify(rule.in ?? [])
    const inState = rule.in && thing.state ? sql`${states}::jsonb ? (${thing.state})` : sql`true`
    return sql`(${isOwner} and ${inState})`
  })
  const allowed = ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`
  return user ? sql`(${actorStillAuthorised(user)} and ${allowed})` : allowed
}

/** A condition: user `u` is an active admin. */
export const isActiveAdmin: SQL = sql`u.role = 'Admin' and u.status = 'active'`

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { mailboxSql } from '../account/mailbox.ts'

/** The mailbox of an account, by an expression of its id; null where it is not confirmed. */
const confirmedMailbox = (id: SQL): SQL => sql`
  (select ${mailboxSql('v')} from users v where v.id = ${id} and v.email_verified_at is not null)`

/**
 * Condition: two accounts, by expressions of their ids, are of one person: one account, or of one confirmed mailbox.
 */
export const isOnePerson = (one: SQL, other: SQL): SQL => sql`
  coalesce(${one} = ${other} or ${confirmedMailbox(one)} = ${confirmedMailbox(other)}, false)`

/** Condition: report `r` about property `p` is not the word of its poster. */
export const isNotOwners: SQL = sql`not ${isOnePerson(sql`r.reporter_id`, sql`p.user_id`)}`

/** Condition: report `r` of account `u` can count as a person's word. */
export const isCounted: SQL = sql`
  r.network is not null and u.status = 'active' and u.email_verified_at is not null`

/**
 * How many people say something, from confirmed accounts: each mailbox once, and of the mailboxes that first said it
 * from one network only one. Networks are erased after a while; what came from them then counts for an admin only.
 * `reports` is a from-item with report `r`, and `says` a condition over it; neither may name a table `u` or `f` outside.
 */
export const sayingSql = (reports: SQL, says: SQL): SQL => sql`
  (
    select count(distinct f.network)
    from (
      select distinct on (${mailboxSql('u')}) r.network
      from ${reports}
      join users u on u.id = r.reporter_id
      where ${says} and ${isCounted}
      order by ${mailboxSql('u')}, r.created_at, r.id
    ) f
  )`

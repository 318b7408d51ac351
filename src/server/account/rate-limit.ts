import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { tooOften } from '#language/text/texts'
import { type Failure, fail } from '../../contract/result.ts'
import { ago } from '../db/ago.ts'
import type { Db } from '../db/client.ts'
import { mailboxSql } from './mailbox.ts'

export type Limit = { attempts: number; windowMs: number }
type Limits = Readonly<Record<string, Limit>>

/** True while the local server repeats a call that has already been counted. */
export const localRetry = new AsyncLocalStorage<boolean>()

const SPAN = sql`(select span from asked where asked.key = a.key)`
// A window that starts in the future was written while the clock was ahead. Callers at the same instant may differ a
// little.
const windowEnded = (span: SQL) =>
  sql`(a.window_start < now() - ${span} or a.window_start > now() + interval '1 minute')`
const countedIn = (keys: SQL, span: SQL) => sql`
  insert into rate_limits as a (key) ${keys}
  on conflict (key) do update
  set count = case when ${windowEnded(span)} then 1 else a.count + 1 end,
    window_start = case when ${windowEnded(span)} then now() else a.window_start end
  returning key, count, window_start`

/**
 * A part of a statement that causes something else as well: counts one more for `keys`, a select of one key at most.
 */
export const counted = (keys: SQL, windowMs: number): SQL =>
  countedIn(keys, sql`make_interval(secs => ${windowMs / 1000})`)

/**
 * Part of a statement after `asked`: counts one more for `keys`, a select of keys. It only reads for a call that has
 * already been counted.
 */
const counting = (keys: SQL) =>
  localRetry.getStore()
    ? sql`select key, count, window_start from rate_limits where key in (${keys})`
    : countedIn(sql`${keys} order by key`, SPAN)

/** Whole minutes of a wait in seconds, so that the same call succeeds after them. */
const minutes = (secondsLeft: number | null) =>
  secondsLeft === null ? null : Math.max(1, Math.ceil(secondsLeft / 60))

/**
 * Counts one more attempt for each key. Returns the minutes to wait where a limit is exceeded (the longest of them),
 * else null. Limits shared by all callers (`together`) are counted only while the caller's own limits are not exceeded:
 * so one caller cannot use them up. It is one statement, so that there is no race; it locks keys in one order, so that
 * there is no deadlock.
 */
export async function countAttempts(
  db: Db,
  separate: Limits,
  together: Limits = {},
): Promise<number | null> {
  const rows = (limits: Limits, all: boolean) =>
    Object.entries(limits).map(([key, { attempts, windowMs }]) => ({
      key,
      most: attempts,
      seconds: windowMs / 1000,
      all,
    }))
  const asked = JSON.stringify([...rows(separate, false), ...rows(together, true)])
  const row = await db.row<{ seconds_left: number | null }>(sql`
    with asked as (
      select key, most, "all", make_interval(secs => seconds) as span
      from jsonb_to_recordset(${asked}::jsonb) as t(
        key text, most int, seconds float8, "all" boolean
      )
    ),
    mine as (${counting(sql`select key from asked where not "all"`)}),
    over as (select 1 from mine c join asked l on l.key = c.key where c.count > l.most),
    ours as (${counting(sql`
      select key from asked where "all" and not exists (select 1 from over)`)})
    select max(extract(epoch from c.window_start + l.span - now()))::float8 as seconds_left
    from (select * from mine union all select * from ours) c
    join asked l on l.key = c.key
    where c.count > l.most`)
  return minutes(row?.seconds_left ?? null)
}

/**
 * The minutes to wait where a key has used up its limit, else null. It counts nothing: for attempts that are counted by
 * their outcome.
 */
export async function usedUp(
  db: Db,
  key: string,
  { attempts, windowMs }: Limit,
): Promise<number | null> {
  const row = await db.row<{ seconds_left: number | null }>(sql`
    select max(extract(epoch from window_start - ${ago(windowMs)}))::float8 as seconds_left
    from rate_limits
    where key = ${key}
      and count >= ${attempts}::int
      and window_start between ${ago(windowMs)} and now() + interval '1 minute'`)
  return minutes(row?.seconds_left ?? null)
}

/** Counts one more attempt for a single key. */
export function countAttempt(db: Db, key: string, limit: Limit): Promise<number | null> {
  return countAttempts(db, { [key]: limit })
}

/**
 * A part of a statement: deletes attempts at the accounts of an earlier part, which has their addresses and mailboxes.
 * Shared limits are locked last, as when they are counted, so that there is no deadlock.
 */
export function forgetAttemptsAt(accounts: SQL): SQL {
  return sql`
    with taken as (
      select a.key
      from rate_limits a, (
        select lower(w.email) as address, ${mailboxSql('w')} as mailbox from ${accounts} w
      ) w
      where a.key in ('login-to:' || w.address, 'reset-to:' || w.mailbox)
        or starts_with(a.key, 'login:' || w.address || ':')
        or starts_with(a.key, 'reset:' || w.mailbox || ':')
      order by a.key like '%-to:%', a.key
      for update of a
    )
    delete from rate_limits where key in (select key from taken)`
}

/** The answer to a caller who has exceeded a limit. */
export function rateLimited(minutes: number): Failure {
  return fail('too_many_attempts', {
    message: tooOften(minutes),
    retryAfter: minutes * 60,
  })
}

/** The key for a caller's address: for IPv6 only the first half, since the caller can choose the second. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const whole = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'),
    ...rest,
  ]
  return whole.slice(0, 4).join(':')
}

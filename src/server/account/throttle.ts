import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../db/client.ts'

type Limit = { attempts: number; windowMs: number }

/** True while a call is answered that was counted before: the local server's own second try at it. */
export const countedBefore = new AsyncLocalStorage<boolean>()

/** Counts one more attempt. Gives the minutes to wait where the limit is passed, else null. One statement, so no race. */
export async function countAttempt(db: Db, key: string, limit: Limit): Promise<number | null> {
  const window = sql`make_interval(secs => ${limit.windowMs / 1000})`
  const state = sql`count, extract(epoch from window_start + ${window} - now())::float8 as seconds_left`
  const row = await db.row<{ count: number; seconds_left: number }>(
    countedBefore.getStore()
      ? sql`select ${state} from attempts where key = ${key}`
      : sql`insert into attempts as a (key) values (${key})
        on conflict (key) do update set
          count = case when a.window_start < now() - ${window} then 1 else a.count + 1 end,
          window_start = case when a.window_start < now() - ${window} then now() else a.window_start end
        returning ${state}`,
  )
  if (!row || row.count <= limit.attempts) return null
  return Math.max(1, Math.ceil(row.seconds_left / 60))
}

/** What stands for a caller's address: an IPv6 one by its first half, since the second is the caller's to choose. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const whole = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
  return whole.slice(0, 4).join(':')
}

/** Forgets the attempts of a key, after a success. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.rows(sql`delete from attempts where key = ${key}`)
}

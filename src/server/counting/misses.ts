import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { ok, type Result } from '../../contract/result.ts'
import { MISSES, missedWords } from '../../domain/search/misses.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { foldNotes, note } from './notes.ts'

// Words may hold a slash, and letters that take three times their bytes in an address.
const nameOf = (words: string) => Buffer.from(words).toString('base64url')
const wordsIn = (name: string) => Buffer.from(name, 'base64url').toString()

/** Notes words that a search did not find, folded and without what may name a person. */
export async function noteMiss(
  deps: Deps,
  written: string,
  userAgent: string,
): Promise<Result<Record<string, never>>> {
  const words = missedWords(written)
  return words ? note(deps, 'misses', nameOf(words), userAgent) : ok({})
}

/** The first day of the current month in India; `ago` moves the moment back. */
const monthSql = (ago: SQL = sql``): SQL =>
  sql`date_trunc('month', now() at time zone ${INDIA} ${ago})::date`

/** The oldest month whose counts are kept. */
export const oldestMonthSql: SQL = monthSql(
  sql`- make_interval(months => ${MISSES.months - 1}::int)`,
)

/** Adds the noted misses to those of their month; returns how many it read. */
export const foldMisses = (deps: Deps): Promise<number> =>
  foldNotes(deps, 'misses', (sums) => {
    const most = sums.toSorted(([, a], [, b]) => b - a).slice(0, MISSES.perNight)
    const counted = JSON.stringify(most.map(([name, times]) => ({ words: wordsIn(name), times })))
    // A night counts the day before it, which may be the last one of its month.
    return deps.db.rows(sql`
      insert into missed_searches as s (month, words, times)
      select ${monthSql(sql`- interval '1 day'`)}, m.words, m.times
      from jsonb_to_recordset(${counted}::jsonb) as m(words text, times int)
      on conflict (month, words) do update set times = s.times + excluded.times`)
  })

/** The phrases that were missed most, by month, as a value of a statement; the current month is the first. */
export const mostMissedSql: SQL = sql`
  select jsonb_agg(
    jsonb_build_object('month', to_char(m.month, 'YYYY-MM-DD'), 'missed', m.missed)
    order by m.month desc
  )
  from (
    select t.month,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('words', s.words, 'times', s.times)
            order by s.times desc, s.words
          ),
          '[]'::jsonb
        )
        from (
          select words, times
          from missed_searches
          where month = t.month
          order by times desc, words
          limit ${MISSES.shown}
        ) s
      ) as missed
    from generate_series(0, ${MISSES.months - 1}::int) as ago,
      lateral (select ${monthSql(sql`- make_interval(months => ago)`)} as month) t
  ) m`

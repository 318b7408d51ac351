import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { ok, type Result } from '../../contract/result.ts'
import type { StateCounts, Stats, StatsNumbers } from '../../contract/stats.ts'
import * as api from '../../contract/stats.ts'
import { LISTING_DAYS, LISTING_STATES } from '../../domain/listing/constants.ts'
import { STATS_WEEKS } from '../../domain/stats/constants.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import { mostMissedSql } from '../counting/misses.ts'
import type { Db } from '../db/client.ts'
import { on } from '../http.ts'
import { listingStateSql } from '../listing/columns.ts'

/** The Monday of a time's week in India. */
const weekOf = (moment: SQL): SQL => sql`date_trunc('week', ${moment} at time zone ${INDIA})::date`

/** The number of rows by week, since the first of the weeks. */
const perWeek = (table: string): SQL => sql`
  select ${weekOf(sql`t.created_at`)} as week, count(*) as count
  from ${sql.raw(table)} t
  where t.created_at >= (select min(week) from weeks)
  group by 1`

const countsOf = (column: SQL): SQL => sql`
  select coalesce(jsonb_agg(
    c.counts || jsonb_build_object('name', c.name)
    order by c.total desc, c.name
  ), '[]'::jsonb)
  from (
    select s.name, jsonb_object_agg(s.state, s.count) as counts, sum(s.count) as total
    from (select l.${column} as name, l.state, count(*) as count from listed l group by 1, 2) s
    group by 1
  ) c`

/** Waiting times and decisions by week. Decisions on changes are not counted. */
const DECIDED: SQL = sql`
  select ${weekOf(sql`m.decided_at`)} as week,
    percentile_cont(0.5) within group (order by m.waited) as median,
    percentile_cont(0.9) within group (order by m.waited) as slow,
    count(*) filter (where m.decision = 'listing.approved') as approved,
    count(*) filter (where m.decision = 'listing.rejected') as rejected
  from (
    select decided_at, decision, extract(epoch from decided_at - submitted_at) / 3600 as waited
    from moderation_log
    where decision in ('listing.approved', 'listing.rejected')
      and decided_at >= (select min(week) from weeks)
  ) m
  group by 1`

type Row = Pick<StatsNumbers, 'weeks' | 'mailStops' | 'misses'> &
  Record<'cities' | 'types', Partial<StateCounts>[]>

/** All numbers at one moment, in one statement. */
async function readNumbers(db: Db): Promise<StatsNumbers> {
  const row = await db.row<Row>(sql`
    with weeks as (
      select ${weekOf(sql`now()`)} - 7 * weeks_ago as week
      from generate_series(0, ${STATS_WEEKS - 1}::int) as weeks_ago
    ),
    listed as materialized (
      select p.city, p.property_type, ${listingStateSql(LISTING_DAYS)} as state from properties p
    ),
    decided as (${DECIDED}),
    written as (${perWeek('contacts')}),
    asked as (${perWeek('enquiries')})
    select (${countsOf(sql`city`)}) as cities, (${countsOf(sql`property_type`)}) as types,
      (
        select jsonb_build_object(
          'bounced', count(*) filter (where mail_stop = 'bounced'),
          'complained', count(*) filter (where mail_stop = 'complained')
        )
        from users
        where mail_stop is not null
      ) as "mailStops",
      (${mostMissedSql}) as misses,
      (
        select jsonb_agg(jsonb_build_object(
          'week', to_char(w.week, 'YYYY-MM-DD'), 'median', d.median, 'slow', d.slow,
          'contacts', coalesce(c.count, 0), 'enquiries', coalesce(a.count, 0),
          'approved', coalesce(d.approved, 0), 'rejected', coalesce(d.rejected, 0)
        ) order by w.week)
        from weeks w
        left join decided d on d.week = w.week
        left join written c on c.week = w.week
        left join asked a on a.week = w.week
      ) as weeks`)
  if (!row) throw new Error('The stats could not be read.')
  const none = Object.fromEntries(LISTING_STATES.map((state) => [state, 0]))
  const whole = (counts: Partial<StateCounts>) => ({ ...none, ...counts }) as StateCounts
  return {
    weeks: row.weeks,
    mailStops: row.mailStops,
    misses: row.misses,
    cities: row.cities.map(whole),
    types: row.types.map(whole),
  }
}

/** The numbers, and each chart as a picture. */
async function readStats(db: Db): Promise<Result<Stats>> {
  // Loads the drawing library while the database counts.
  const [numbers, { drawCharts }] = await Promise.all([readNumbers(db), import('./charts.ts')])
  return ok({ ...numbers, charts: drawCharts(numbers) })
}

export const statsApi = on(api.readStats, null, ({ deps }) => readStats(deps.db))

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { ASKERS } from '../../domain/enquiry/constants.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import { isInvented } from '../account/invented-sql.ts'

/** Condition: enquiry `e` about property `p` is not from its poster `u`, the desk or the demo data. */
const isVisitors: SQL = sql`
  not ${isInvented(sql`e.mailbox`)}
  and e.mobile_number <> u.mobile_number
  and not exists (
    select 1
    from users v
    where (v.id = e.sender_id or v.mailbox = e.mailbox)
      and (v.id = u.id or v.role = 'Admin' or ${isInvented(sql`v.email`)})
  )`

/**
 * How many people asked about property `p` of user `u` in the week to now, as JSON; null for too few. Whoever asks
 * twice changes the address or the number, but rarely both: the lower of the two counts.
 */
export const askersJson: SQL = sql`
  (
    select jsonb_build_object(
        'people', a.people, 'until', to_char(now() at time zone ${INDIA}, 'YYYY-MM-DD')
      )
    from (
      select least(count(distinct e.mailbox), count(distinct e.mobile_number)) as people
      from enquiries e
      where e.owner_id = p.user_id
        and e.property_id = p.id
        and e.created_at > now() - make_interval(days => ${ASKERS.days})
        and ${isVisitors}
    ) a
    where a.people >= ${ASKERS.least}
  )`

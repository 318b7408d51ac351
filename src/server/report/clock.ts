import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { COMPLAINT_RULES } from '../../domain/report/complaints.ts'
import { GONE_REASON } from '../../domain/report/constants.ts'

/** When report `r` has to be settled; reports from before have the general time. */
export const reportDueSql: SQL = sql`
  coalesce(r.due_at, r.created_at + make_interval(hours => ${COMPLAINT_RULES.general.hours}::int))`

/** Condition: open report `r` was met by hiding the listing, and waits for the owner's word only. */
export const waitsForOwnerSql: SQL = sql`
  (
    r.reason = ${GONE_REASON}
    and exists (
      select 1 from properties h where h.id = r.property_id and h.hidden_at is not null
    )
  )`

/** How many open reports are overdue. */
export const overdueReports: SQL = sql`
  (
    select count(*)
    from reports r
    where r.handled_at is null and ${reportDueSql} < now() and not ${waitsForOwnerSql}
  )`

/** How many messages with a time by law are overdue. */
export const overdueMessages: SQL = sql`
  (select count(*) from contacts c where c.answered_at is null and c.due_at < now())`

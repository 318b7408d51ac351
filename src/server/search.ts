import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { PAGE_ROWS } from '../domain/paging/rules.ts'
import { searchText } from '../domain/paging/search-text.ts'
import { INDIA } from '../domain/time/calendar.ts'

/** Condition: a text contains all of these words. */
export function containsWords(words: readonly string[], text: SQL): SQL {
  return sql`
    not exists (
      select 1
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
      where strpos(${text}, word) = 0
    )`
}

/** Condition: a text contains every word of a search, without regard to case. An empty search matches everything. */
export function everyWord(search: string, text: SQL): SQL {
  const words = searchText(search).toLowerCase().split(/\s+/).filter(Boolean)
  return containsWords(words, sql`lower(${text})`)
}

/** Condition: a moment is within days of India, the last one included; an empty day sets no limit. */
export function withinDays(moment: SQL, from = '', to = ''): SQL {
  const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone ${INDIA}`
  const after = from === '' ? sql`true` : sql`${moment} >= ${midnight(from)}`
  const before = to === '' ? sql`true` : sql`${moment} < ${midnight(to)} + interval '1 day'`
  return sql`${after} and ${before}`
}

/** The first moment of the present day in India. */
export const TODAY: SQL = sql`
  (date_trunc('day', now() at time zone ${INDIA}) at time zone ${INDIA})`

/** Condition: the column has this value; an empty value matches everything. */
export function chosen(column: SQL, value: string): SQL {
  return value === '' ? sql`true` : sql`${column} = ${value}`
}

/** Limits a statement to the rows of one page and one more, which tells whether there is a next page. */
export function pageRows(page: number): SQL {
  return sql`limit ${PAGE_ROWS + 1} offset ${(page - 1) * PAGE_ROWS}`
}

/** The rows read with `pageRows` as one page. */
export function pageOf<Row>(read: readonly Row[]): { rows: Row[]; more: boolean } {
  return { rows: read.slice(0, PAGE_ROWS), more: read.length > PAGE_ROWS }
}

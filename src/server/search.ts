import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { PAGE_ROWS, searchText } from '../domain/paging/rules.ts'

/** Condition: a text contains every word of a search, without regard to case. An empty search matches everything. */
export function everyWord(search: string, text: SQL): SQL {
  const words = JSON.stringify(searchText(search).toLowerCase().split(/\s+/).filter(Boolean))
  return sql`
    not exists (
      select 1
      from jsonb_array_elements_text(${words}::jsonb) as word
      where strpos(lower(${text}), word) = 0
    )`
}

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

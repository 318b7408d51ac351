import { indianDate } from '../time/calendar.ts'

/** Rows on one page of an admins' list. */
export const PAGE_ROWS = 25
/** The last page that can be asked for. */
export const FURTHEST_PAGE = 10_000
/** The page number in an address; 1 if there is none. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= FURTHEST_PAGE ? page : 1
}

/** The value of a parameter if it is one of the words, otherwise empty. */
export function choiceIn<Word extends string>(
  address: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | '' {
  return words.find((word) => word === address.get(name)) ?? ''
}

/** A calendar date such as "2026-11-20"; empty for anything else. */
export function dateIn(address: URLSearchParams, name: string): string {
  const text = address.get(name) ?? ''
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) || indianDate(new Date(time)) !== text ? '' : text
}

/** A filter as an address's query: "?state=unread&page=2"; empty for page 1 without a filter. */
export function queryOf(filter: object): string {
  const chosen = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  )
  const query = new URLSearchParams(
    chosen.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return query && `?${query}`
}

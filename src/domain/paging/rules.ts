/** Rows on one page of an admins' list. */
export const PAGE_ROWS = 25
/** The last page that can be asked for. */
export const FURTHEST_PAGE = 10_000
/** Characters of a search. */
export const SEARCH_LENGTH = 80

/** The page that an address asks for; the first where it names none. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= FURTHEST_PAGE ? page : 1
}

/** One of an enumeration's words in an address; empty where there is none of them. */
export function choiceIn<Word extends string>(
  address: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | '' {
  return words.find((word) => word === address.get(name)) ?? ''
}

/** What can be searched for of a text: one line, not too long. */
export function searchText(text: string): string {
  // Postgres takes neither control characters nor half characters in a text; cutting by characters leaves no half.
  return [...text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()].slice(0, SEARCH_LENGTH).join('')
}

/** A text to search for in an address. */
export function textIn(address: URLSearchParams, name: string): string {
  return searchText(address.get(name) ?? '')
}

/** A calendar date such as "2026-11-20"; empty for anything else. */
export function dateIn(address: URLSearchParams, name: string): string {
  const text = address.get(name) ?? ''
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? '' : text
}

/** A filter as the end of an address: "?state=unread&page=2"; nothing for the first page of all. */
export function queryOf(filter: Record<string, string | number>): string {
  const said = Object.entries(filter).filter(
    ([name, value]) => value !== '' && !(name === 'page' && value === 1),
  )
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

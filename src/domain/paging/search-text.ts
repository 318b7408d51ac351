import { withoutUnseen } from '../text/signs.ts'

/** The longest search text in characters. */
export const SEARCH_LENGTH = 80

/** Converts a text to a valid search text: one line of limited length. */
export function searchText(text: string): string {
  // Postgres refuses control characters and lone surrogates; cutting by code points creates none.
  return [
    ...withoutUnseen(text)
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim(),
  ]
    .slice(0, SEARCH_LENGTH)
    .join('')
}

/** The search text in an address. */
export function textIn(address: URLSearchParams, name: string): string {
  return searchText(address.get(name) ?? '')
}

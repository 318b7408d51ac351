import { FURTHEST_PAGE, queryOf } from '../domain/paging/rules.ts'
import { movedTo } from './moved.ts'
import { canonicalPath, listingPath, PATHS, withoutEndSlashes } from './paths.ts'

/**
 * Reads what the query of a page on demand chooses, with an entry for each parameter that distinguishes copies of the
 * page, in the order of the canonical address; empty for a parameter that is missing or has no known value.
 */
export type ReadsQuery = (query: URLSearchParams) => object

type Address = Pick<URL, 'pathname' | 'search' | 'searchParams'>

/**
 * What campaigns, mails and messengers add to a link. It changes no page, so it makes no copies; whoever measures a
 * campaign reads it in the browser, so no redirect takes it away.
 */
const CAMPAIGN_MARK =
  /^(utm_\w+|(g|fb|dc|tw|tt|y)clid|msclkid|gbraid|wbraid|gad_\w+|srsltid|_ga|_gac|_gl|igshid|igsh|li_fat_id|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|_kx|epik|sccid|s_kwcid)$/i

const isMark = (pair: string) => CAMPAIGN_MARK.test(pair.split('=', 1)[0] ?? '')

/** Letters, digits and signs that an address may write as a code, though it need not. */
const NEEDLESS_CODE = /%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** A path with each letter written as itself, and with one slash at its end at most. */
function plainPath(path: string): string {
  const spelled = path.replace(NEEDLESS_CODE, decodeURIComponent)
  return spelled.endsWith('//') ? canonicalPath(withoutEndSlashes(spelled)) : spelled
}

/**
 * The address that has replaced this one, or spells it right; null where there is none. A listing that the query names
 * has an address of its own; any other query is passed on.
 */
export function replacedBy({ pathname, search, searchParams }: Address): string | null {
  const path = plainPath(pathname)
  const moved = movedTo(path)
  const listing = searchParams.get('id')?.trim().toLowerCase()
  if (listing && withoutEndSlashes(moved ?? path) === PATHS.listing) return listingPath(listing)
  return moved === null ? null : moved + search
}

/**
 * What an address of a page on demand asks for: the query that the page reads, and whether it is a page that no list
 * has. `canonical` is the address to redirect to; null where this is it.
 */
export function askedOf({ pathname, search, searchParams }: Address, reads: ReadsQuery) {
  const choice = reads(searchParams)
  const query = queryOf(choice)
  const isPastEnd = 'page' in choice && Number(searchParams.get('page')) > FURTHEST_PAGE
  const pairs = search.slice(1).split('&')
  const path = plainPath(pathname)
  if (path === pathname && pairs.filter((pair) => !isMark(pair)).join('&') === query.slice(1))
    return { query, isPastEnd, canonical: null }
  const kept = [query.slice(1), ...pairs.filter(isMark)].filter(Boolean).join('&')
  return { query, isPastEnd, canonical: canonicalPath(path) + (kept && `?${kept}`) }
}

/** The parameters that distinguish copies of a page. */
export const parametersOf = (reads: ReadsQuery): string[] =>
  Object.keys(reads(new URLSearchParams()))

import { choiceIn, pageIn } from '../paging/rules.ts'
import { textIn } from '../paging/search-text.ts'
import { ROLES, type Role, USER_STATUSES, type UserStatus } from './constants.ts'

/** The filter of the list of accounts; an empty value selects all. */
export type UserFilter = { role: Role | ''; status: UserStatus | ''; q: string; page: number }

export function userFilter(address: URLSearchParams): UserFilter {
  return {
    role: choiceIn(address, 'role', ROLES),
    status: choiceIn(address, 'status', USER_STATUSES),
    q: textIn(address, 'q'),
    page: pageIn(address),
  }
}

import { SEARCH_VISIT } from '../../domain/hidden/kept.ts'
import { type Visit, visitAt } from '../../domain/search/visit.ts'
import { count, objectOf, orNull, stored } from '../lib/stored.ts'

const visit = objectOf({ seen: count, before: orNull(count) })

/** Stores that the search is used now. Two times are all that a device keeps of it. */
export function keptVisit(now = Date.now()): Visit {
  const next = visitAt(stored('localStorage', SEARCH_VISIT, visit), now)
  try {
    localStorage.setItem(SEARCH_VISIT, JSON.stringify(next))
  } catch {
    // If storage is forbidden, nothing is new since then.
  }
  return next
}

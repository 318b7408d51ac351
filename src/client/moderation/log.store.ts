import { atom } from 'nanostores'
import { readLog } from '../../contract/moderation.ts'
import { type LogFilter, logFilterIn } from '../../domain/moderation/filter.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { call } from '../lib/api.ts'
import { createQuery, whole } from '../lib/query.ts'
import { $deciding } from './decisions.store.ts'
import { $view, writeAddress } from './desk-address.ts'

export const $logFilter = atom<LogFilter>({})
/** The shown page of the log. */
export const {
  $value: $logPage,
  $problem: $logProblem,
  refresh: refreshLog,
} = createQuery(() => call(readLog, { query: $logFilter.get() }), whole)

const VIEW = { view: 'log' }

function readAddress(): void {
  if ($view.get() !== 'log') return
  $logFilter.set(logFilterIn(new URLSearchParams(location.search)))
  void refreshLog()
}

/** Returns the address of the log with a change. Any change except that of the page starts at the first page. */
export function logQuery(change: LogFilter): string {
  return queryOf({ ...VIEW, ...$logFilter.get(), page: undefined, ...change })
}

export function setLogFilter(change: LogFilter, typed = false): void {
  writeAddress(logQuery(change), { typed })
  readAddress()
}

/** Reads the log that the address names, and again after a decision. Returns a function that stops it. */
export function followLog(): () => void {
  readAddress()
  window.addEventListener('popstate', readAddress)
  const end = $deciding.listen((work) => work === null && void refreshLog())
  return () => {
    window.removeEventListener('popstate', readAddress)
    end()
  }
}

import { atom } from 'nanostores'
import { readLog } from '../../contract/moderation.ts'
import { filterQuery, LOG_FILTERS, type LogFilter } from '../../domain/moderation/filter.ts'
import { call } from '../lib/api.ts'
import { createQuery, whole } from '../lib/query.ts'
import { $view, writeAddress } from './desk-address.ts'
import { $deciding } from './decisions.store.ts'

export const $logFilter = atom<LogFilter>({})
/** The shown page of the log. */
export const {
  $value: $logPage,
  $problem: $logProblem,
  refresh: refreshLog,
} = createQuery(() => {
  const path = readLog.path + filterQuery($logFilter.get())
  return call({ ...readLog, path })
}, whole)

const VIEW = { view: 'log' }

function readAddress(): void {
  if ($view.get() !== 'log') return
  const query = new URLSearchParams(location.search)
  $logFilter.set(
    Object.fromEntries(
      LOG_FILTERS.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
    ),
  )
  void refreshLog()
}

/** Returns the address of the log with a change. Any change except that of the page starts at the first page. */
export function logQuery(change: LogFilter): string {
  return filterQuery({ ...VIEW, ...$logFilter.get(), page: undefined, ...change })
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

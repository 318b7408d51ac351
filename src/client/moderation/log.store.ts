import { atom } from 'nanostores'
import { type LogPage, readLog } from '../../contract/moderation.ts'
import { FAILED } from '../../contract/failed.ts'
import { filterQuery } from '../../domain/moderation/filter.ts'
import { LOG_FILTERS, type LogFilter } from '../../domain/moderation/log-filter.ts'
import { call } from '../lib/api.ts'
import { $view, writeAddress } from './desk-address.ts'
import { $deciding } from './decisions.store.ts'

/** The page of the log that is shown; null until first read. */
export const $logPage = atom<LogPage | null>(null)
export const $logFilter = atom<LogFilter>({})
export const $logProblem = atom<string | null>(null)

const VIEW = { view: 'log' }
let asked = 0

async function read(): Promise<void> {
  asked += 1
  const own = asked
  const path = readLog.path + filterQuery($logFilter.get())
  const answer = await call({ ...readLog, path })
  if (own !== asked) return
  if (answer.ok) $logPage.set(answer.value)
  $logProblem.set(answer.ok ? null : (answer.message ?? FAILED))
}

function readAddress(): void {
  if ($view.get() !== 'log') return
  const query = new URLSearchParams(location.search)
  $logFilter.set(
    Object.fromEntries(
      LOG_FILTERS.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
    ),
  )
  void read()
}

/** The address of the log as it is, with a change; a change of anything but the page begins at the first. */
export function logQuery(change: LogFilter): string {
  return filterQuery({ ...VIEW, ...$logFilter.get(), page: undefined, ...change })
}

export function setLogFilter(change: LogFilter, typed = false): void {
  writeAddress(logQuery(change), { typed })
  readAddress()
}

export const refreshLog = () => void read()

/** Reads the log that the address names, and again after a decision; returns what ends it. */
export function followLog(): () => void {
  readAddress()
  window.addEventListener('popstate', readAddress)
  const end = $deciding.listen((work) => work === null && void read())
  return () => {
    window.removeEventListener('popstate', readAddress)
    end()
  }
}

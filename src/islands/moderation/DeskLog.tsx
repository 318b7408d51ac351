import '../../components/moderation/desk.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { LOG_SEARCH_TEXTS as texts } from '#english/moderation/texts-log'
import { $undoing } from '../../client/moderation/decisions.store.ts'
import {
  $logFilter,
  $logPage,
  $logProblem,
  followLog,
  logQuery,
  refreshLog,
  setLogFilter,
} from '../../client/moderation/log.store.ts'
import { LogFilters } from '../../components/moderation/LogFilters.tsx'
import { LogPages, LogTable } from '../../components/moderation/LogTable.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'

/** All decisions, searched page by page; part of the desk's root. */
export function DeskLog() {
  const page = useStore($logPage)
  const filter = useStore($logFilter)
  const problem = useStore($logProblem)
  useEffect(followLog, [])
  const turn = (to: number) => ({ page: to > 1 ? to : undefined })
  return (
    <section className="desk-wide" aria-labelledby="all-decisions" aria-busy={!page && !problem}>
      <h2 id="all-decisions">{texts.title}</h2>
      <LogFilters filter={filter} admins={page?.admins ?? []} onFilter={setLogFilter} />
      {problem && (
        <Alert ways={<QuietButton onClick={() => void refreshLog()}>{texts.retry}</QuietButton>}>
          <p>
            {texts.failed} {problem}
          </p>
        </Alert>
      )}
      {!page && !problem && <Skeleton label={texts.loading} shape="row" count={4} />}
      {page && (
        <p className="muted" role="status">
          {page.lines === 0 ? texts.none : texts.lines(page.lines)}
        </p>
      )}
      {page && <LogTable log={page.log} now={new Date()} onUndo={(line) => $undoing.set(line)} />}
      {page && (
        <LogPages
          page={filter.page ?? 1}
          lines={page.lines}
          hrefOf={(to) => logQuery(turn(to))}
          onPage={(to) => setLogFilter(turn(to))}
        />
      )}
    </section>
  )
}

import '../../components/admin/lists.css'
import type { ReadableAtom } from 'nanostores'
import { type ReactNode, useEffect } from 'react'
import { DESK_TEXTS } from '#english/moderation/texts'
import { LIST_TEXTS } from '#language/paging/texts'
import { $refused } from '../../client/account/admin-access.ts'
import { Refused } from '../../components/site/Refused.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Pager } from '../../components/ui/Pager.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { queryOf } from '../../domain/paging/rules.ts'
import { useInitial } from './use-initial.ts'

export type Filter = Record<string, string | number>
/** The list that a page for admins reads, made by `createAdminList`. */
export type List<Reply, Wanted extends Filter = Filter> = {
  $list: ReadableAtom<Reply | null>
  $filter: ReadableAtom<Wanted>
  $problem: ReadableAtom<string | null>
  refresh: () => Promise<unknown>
  start: () => () => void
}

/** The frame of a page for admins: refused, loading, failed, or the content. */
export function AdminFrame<Reply>({
  list,
  start = list.start,
  above,
  children,
}: {
  list: List<Reply>
  start?: () => () => void
  /** Shown above the content in every state. */
  above?: ReactNode
  children: (read: Reply) => ReactNode
}) {
  const refused = useInitial($refused)
  const read = useInitial(list.$list)
  const problem = useInitial(list.$problem)
  useEffect(start, [start])
  if (refused) return <Refused />
  return (
    <div className="admin-list" aria-busy={!read && !problem}>
      {above}
      {problem && (
        <Alert
          ways={<QuietButton onClick={() => void list.refresh()}>{DESK_TEXTS.retry}</QuietButton>}
        >
          {problem}
        </Alert>
      )}
      {!read && !problem && <Skeleton label={LIST_TEXTS.loading} shape="row" count={5} />}
      {read && children(read)}
    </div>
  )
}

/** The rows of one page, or the reason why there are none, and the links to other pages. */
export function AdminRows({
  list,
  read,
  empty,
  turnTo,
  children,
}: {
  list: Pick<List<unknown>, '$filter'>
  read: { rows: readonly unknown[]; more: boolean }
  /** The text for an empty list. */
  empty: string
  turnTo: (change: { page: number }) => Promise<unknown>
  children: ReactNode
}) {
  const filter = useInitial(list.$filter)
  const filtered = queryOf(filter) !== ''
  if (read.rows.length === 0)
    return (
      <p className="muted">
        {filtered ? LIST_TEXTS.none : empty}
        {filtered && (
          <>
            {' '}
            <a className="text-link" href={location.pathname}>
              {LIST_TEXTS.clear}
            </a>
          </>
        )}
      </p>
    )
  const turn = (page: number) => {
    void turnTo({ page })
    document.querySelector('h1')?.scrollIntoView()
  }
  return (
    <>
      {children}
      <Pager
        page={Number(filter.page)}
        more={read.more}
        hrefOf={(page) => location.pathname + queryOf({ ...filter, page })}
        onTurn={turn}
      />
    </>
  )
}

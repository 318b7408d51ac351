import type { ReactNode } from 'react'
import { FilterForm } from '../../components/ui/FilterForm.tsx'
import { AdminFrame, AdminRows, type Filter, type List } from './AdminList.tsx'
import { useInitial } from './use-initial.ts'

type Page = { rows: readonly unknown[]; more: boolean }
type FilteredList<Wanted extends Filter, Reply> = List<Reply, Wanted> & {
  turnTo: (change: { page: number }) => Promise<unknown>
  filterBy: (values: Record<string, string>) => Promise<unknown>
}

/** A page of admins with a list: its filter, and the rows that fit it. */
export function ListDesk<Wanted extends Filter, Reply extends Page>({
  list,
  start,
  fields,
  above,
  head,
  empty,
  after,
  children,
}: {
  list: FilteredList<Wanted, Reply>
  start?: () => () => void
  /** The fields of the filter, with what they hold at first. */
  fields: (filter: Wanted) => ReactNode
  /** Shown below the filter in every state. */
  above?: ReactNode
  /** Shown above the rows and below them, once there is an answer. */
  head?: (read: Reply) => ReactNode
  after?: ReactNode
  /** The text for an empty list. */
  empty: string
  children: (rows: Reply['rows']) => ReactNode
}) {
  return (
    <AdminFrame
      list={list}
      start={start}
      above={
        <>
          <FilterOf list={list} fields={fields} />
          {above}
        </>
      }
    >
      {(read) => (
        <>
          {head?.(read)}
          <AdminRows list={list} read={read} empty={empty} turnTo={list.turnTo}>
            {children(read.rows)}
          </AdminRows>
          {after}
        </>
      )}
    </AdminFrame>
  )
}

function FilterOf<Wanted extends Filter>({
  list,
  fields,
}: {
  list: Pick<FilteredList<Wanted, unknown>, '$filter' | 'filterBy'>
  fields: (filter: Wanted) => ReactNode
}) {
  const filter = useInitial(list.$filter)
  const { page: _, ...shown } = filter
  return (
    <FilterForm
      shown={Object.values(shown).join(' ')}
      onFilter={(values) => void list.filterBy(values)}
    >
      {fields(filter)}
    </FilterForm>
  )
}

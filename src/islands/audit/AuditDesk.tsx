import { AUDIT_TEXTS as texts } from '#english/audit/texts'
import { LIST_TEXTS } from '#language/paging/texts'
import { auditLog } from '../../client/audit/audit.store.ts'
import { AuditLines } from '../../components/audit/AuditLines.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { FilterForm } from '../../components/ui/FilterForm.tsx'
import { auditFilter, eventLabel, LOGGED_EVENTS } from '../../domain/audit/log.ts'
import { AdminFrame, AdminRows } from '../lib/AdminList.tsx'
import { useInitial } from '../lib/use-initial.ts'

/** The list of events: who did what and when. */
export function AuditDesk() {
  return (
    <AdminFrame list={auditLog} above={<Filter />}>
      {(read) => (
        <AdminRows list={auditLog} read={read} empty={texts.none} turnTo={auditLog.turnTo}>
          <AuditLines lines={read.rows} now={new Date()} />
        </AdminRows>
      )}
    </AdminFrame>
  )
}

function Filter() {
  const { event, actor, from, to } = useInitial(auditLog.$filter)
  const events = LOGGED_EVENTS.map((value) => ({ value, label: eventLabel(value) }))
  return (
    <FilterForm
      shown={[event, actor, from, to].join(' ')}
      onFilter={(values) => void auditLog.turnTo(auditFilter(new URLSearchParams(values)))}
    >
      <Select
        name="event"
        label={texts.event}
        options={events}
        empty={LIST_TEXTS.all}
        defaultValue={event}
      />
      <TextField
        name="actor"
        type="search"
        label={texts.actor}
        hint={texts.actorHint}
        defaultValue={actor}
      />
      <TextField name="from" type="date" label={texts.from} defaultValue={from} />
      <TextField name="to" type="date" label={texts.to} defaultValue={to} />
    </FilterForm>
  )
}

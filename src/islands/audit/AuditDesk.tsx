import { AUDIT_TEXTS as texts } from '#english/audit/texts'
import { LIST_TEXTS } from '#language/paging/texts'
import { auditLog } from '../../client/audit/audit.store.ts'
import { AuditLines } from '../../components/audit/AuditLines.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { eventLabel, LOGGED_EVENTS } from '../../domain/audit/log.ts'
import { ListDesk } from '../lib/ListDesk.tsx'

const EVENTS = LOGGED_EVENTS.map((value) => ({ value, label: eventLabel(value) }))

/** The list of events: who did what and when. */
export function AuditDesk() {
  return (
    <ListDesk
      list={auditLog}
      fields={({ event, actor, from, to }) => (
        <>
          <Select
            name="event"
            label={texts.event}
            options={EVENTS}
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
        </>
      )}
      empty={texts.none}
    >
      {(lines) => <AuditLines lines={lines} now={new Date()} />}
    </ListDesk>
  )
}

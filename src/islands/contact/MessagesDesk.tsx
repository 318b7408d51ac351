import '../../components/admin/frame.css'
import { CONTACT_STATE_LABELS, INBOX_TEXTS as texts } from '#english/contact/texts-inbox'
import { LIST_TEXTS } from '#language/paging/texts'
import { inbox, markMessage } from '../../client/contact/inbox.store.ts'
import { MessageList } from '../../components/contact/MessageList.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { FilterForm } from '../../components/ui/FilterForm.tsx'
import { exportContacts } from '../../contract/contact.ts'
import { addressOf } from '../../contract/endpoint.ts'
import { CONTACT_STATES } from '../../domain/contact/constants.ts'
import { inboxFilter } from '../../domain/contact/inbox.ts'
import { AdminFrame, AdminRows } from '../lib/AdminList.tsx'
import { useInitial } from '../lib/use-initial.ts'

/** Messages from visitors to the office. */
export function MessagesDesk({ siteName }: { siteName: string }) {
  const filter = useInitial(inbox.$filter)
  const exported = addressOf(exportContacts, {}, { state: filter.state, q: filter.q })
  return (
    <AdminFrame list={inbox} above={<Filter />}>
      {(read) => (
        <>
          <div className="list-head">
            <p className="muted" role="status">
              {texts.count(read.counts.unread)}
            </p>
            <a className="action action-quiet" href={exported} download>
              {texts.export}
            </a>
          </div>
          <AdminRows list={inbox} read={read} empty={texts.none} turnTo={inbox.turnTo}>
            <MessageList
              messages={read.rows}
              siteName={siteName}
              now={new Date()}
              onMark={(message, state) => void markMessage(message, state)}
            />
          </AdminRows>
        </>
      )}
    </AdminFrame>
  )
}

function Filter() {
  const { state, q } = useInitial(inbox.$filter)
  const options = CONTACT_STATES.map((value) => ({ value, label: CONTACT_STATE_LABELS[value] }))
  return (
    <FilterForm
      shown={`${state} ${q}`}
      onFilter={(values) => void inbox.turnTo(inboxFilter(new URLSearchParams(values)))}
    >
      <Select
        name="state"
        label={texts.state}
        options={options}
        empty={LIST_TEXTS.all}
        defaultValue={state}
      />
      <TextField
        name="q"
        type="search"
        label={texts.search}
        hint={texts.searchHint}
        defaultValue={q}
      />
    </FilterForm>
  )
}

import '../../components/admin/frame.css'
import { CONTACT_STATE_LABELS, INBOX_TEXTS as texts } from '#english/contact/texts-inbox'
import { LIST_TEXTS } from '#language/paging/texts'
import { inbox, markMessage } from '../../client/contact/inbox.store.ts'
import { MessageList } from '../../components/contact/MessageList.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { exportContacts } from '../../contract/contact.ts'
import { addressOf } from '../../contract/endpoint.ts'
import { CONTACT_STATES } from '../../domain/contact/constants.ts'
import { ListDesk } from '../lib/ListDesk.tsx'
import { useInitial } from '../lib/use-initial.ts'

const STATES = CONTACT_STATES.map((value) => ({ value, label: CONTACT_STATE_LABELS[value] }))

/** Messages from visitors to the office. */
export function MessagesDesk({ siteName }: { siteName: string }) {
  const filter = useInitial(inbox.$filter)
  const exported = addressOf(exportContacts, {}, { state: filter.state, q: filter.q })
  return (
    <ListDesk
      list={inbox}
      fields={({ state, q }) => (
        <>
          <Select
            name="state"
            label={texts.state}
            options={STATES}
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
        </>
      )}
      head={({ counts }) => (
        <div className="list-head">
          <p className="muted" role="status">
            {texts.count(counts.unread)}
          </p>
          <a className="action action-quiet" href={exported} download>
            {texts.export}
          </a>
        </div>
      )}
      empty={texts.none}
    >
      {(rows) => (
        <MessageList
          messages={rows}
          siteName={siteName}
          now={new Date()}
          onMark={(message, state) => void markMessage(message, state)}
        />
      )}
    </ListDesk>
  )
}

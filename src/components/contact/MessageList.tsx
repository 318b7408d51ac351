import '../admin/rows.css'
import '../admin/tables.css'
import { useState } from 'react'
import { CONTACT_STATE_LABELS, INBOX_TEXTS as texts } from '#english/contact/texts-inbox'
import { DUE_TEXTS } from '#english/report/texts-due'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { COMPLAINT_LABELS } from '#language/report/texts-complaints'
import type { ContactMessage } from '../../contract/contact.ts'
import type { ContactState } from '../../domain/contact/constants.ts'
import { replyHref } from '../../domain/contact/inbox.ts'
import { shownNumber, wholeNumber } from '../../domain/phone/shown.ts'
import { dueInWords } from '../../domain/report/due.ts'
import { mailHref, phoneHref } from '../../domain/site/settings.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'

const TONES = { unread: 'waiting', read: 'plain', answered: 'good' } as const

type Actions = {
  siteName: string
  now: Date
  onMark: (message: ContactMessage, state: ContactState) => void
}

const { columns: HEADS } = texts

/** Messages that open in place. Opening an unread one marks it as read. */
export function MessageList({
  messages,
  ...actions
}: Actions & { messages: readonly ContactMessage[] }) {
  return (
    <DataTable label={texts.title} heads={Object.values(HEADS)}>
      {messages.map((message) => (
        <Message key={message.id} message={message} {...actions} />
      ))}
    </DataTable>
  )
}

function Message({ message, siteName, now, onMark }: Actions & { message: ContactMessage }) {
  const { id, name, email, mobileNumber, state, createdAt, complaint, dueAt } = message
  const due = dueAt && state !== 'answered' ? dueInWords(dueAt, now) : null
  const [open, setOpen] = useState(false)
  const toggle = () => {
    setOpen(!open)
    if (!open && state === 'unread') onMark(message, 'read')
  }
  const button = (words: string, to: ContactState) => (
    <QuietButton label={`${words}: ${name}`} onClick={() => onMark(message, to)}>
      {words}
    </QuietButton>
  )
  return (
    <tbody data-open={open || undefined}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="row-opener"
            aria-expanded={open}
            aria-controls={`message-${id}`}
            onClick={toggle}
          >
            {name}
          </button>
        </th>
        <td>
          <StateBadge tone={TONES[state]}>{CONTACT_STATE_LABELS[state]}</StateBadge>{' '}
          {due && <StateBadge tone={due.overdue ? 'bad' : 'waiting'}>{due.words}</StateBadge>}
        </td>
        <td className="row-line">{message.message}</td>
        <td className="cell-time">
          <time dateTime={createdAt} title={formatMoment(createdAt)}>
            {agoInWords(createdAt, now)}
          </time>
        </td>
      </tr>
      <tr id={`message-${id}`} hidden={!open}>
        <td className="cell-details" colSpan={Object.keys(HEADS).length}>
          <div className="row-body">
            <p className="row-text">{message.message}</p>
            <dl className="row-facts">
              {complaint && dueAt && (
                <div>
                  <dt>{COMPLAINT_LABELS[complaint]}</dt>
                  <dd>
                    <time dateTime={dueAt}>{DUE_TEXTS.by(formatMoment(dueAt))}</time>
                  </dd>
                </div>
              )}
              <div>
                <dt>{CONTACT_TEXTS.email}</dt>
                <dd>
                  <a className="text-link" href={mailHref(email)}>
                    {email}
                  </a>
                </dd>
              </div>
              <div>
                <dt>{CONTACT_TEXTS.mobileNumber}</dt>
                <dd>
                  <a className="text-link" href={phoneHref(wholeNumber(mobileNumber))}>
                    {shownNumber(mobileNumber)}
                  </a>
                </dd>
              </div>
            </dl>
            <div className="button-row">
              <a className="action action-main" href={replyHref(email, siteName)}>
                {texts.reply}
              </a>
              {state === 'answered'
                ? button(texts.reopen, 'read')
                : button(texts.answer, 'answered')}
              {state === 'read' && button(texts.unread, 'unread')}
            </div>
          </div>
        </td>
      </tr>
    </tbody>
  )
}

import '../admin/rows.css'
import '../admin/tables.css'
import './launch.css'
import { useState } from 'react'
import { LAUNCH_DESK_STATES, LAUNCH_DESK_TEXTS as texts } from '#english/launch/texts-desk'
import { shownValue } from '#language/listing/texts-values'
import type { DeskLaunch } from '../../contract/launch.ts'
import { finishLaunchPath, photoPath, projectAddress } from '../../contract/paths.ts'
import { waysInFields } from '../../domain/hints/contacts.ts'
import { launchFacts } from '../../domain/launch/facts.ts'
import { LAUNCH_FIELDS, launchLabel } from '../../domain/launch/fields.ts'
import { shownNumber, wholeNumber } from '../../domain/phone/shown.ts'
import { PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { dueInWords } from '../../domain/report/due.ts'
import { mailHref, phoneHref } from '../../domain/site/settings.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { ContactHints } from '../moderation/HintBadges.tsx'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'

const TONES = { waiting: 'waiting', published: 'good', declined: 'plain' } as const
const { columns: HEADS } = texts

type Actions = { now: Date; onDecline: (launch: DeskLaunch) => void }

/** Launches that open in place. */
export function LaunchList({
  launches,
  ...actions
}: Actions & { launches: readonly DeskLaunch[] }) {
  return (
    <DataTable label={texts.title} heads={Object.values(HEADS)}>
      {launches.map((launch) => (
        <Launch key={launch.id} launch={launch} {...actions} />
      ))}
    </DataTable>
  )
}

function Launch({ launch, now, onDecline }: Actions & { launch: DeskLaunch }) {
  const { id, fields, state, sender, createdAt, dueAt } = launch
  const isActive = sender.status === 'active'
  const name = fields.projectBuildingName
  const due = state === 'waiting' ? dueInWords(dueAt, now) : null
  const [open, setOpen] = useState(false)
  return (
    <tbody data-open={open || undefined}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="row-opener"
            aria-expanded={open}
            aria-controls={`launch-${id}`}
            onClick={() => setOpen(!open)}
          >
            {name}
          </button>
        </th>
        <td>
          <StateBadge tone={TONES[state]}>{LAUNCH_DESK_STATES[state]}</StateBadge>{' '}
          {due && <StateBadge tone={due.overdue ? 'bad' : 'waiting'}>{due.words}</StateBadge>}{' '}
          {state === 'waiting' && !isActive && <StateBadge tone="bad">{texts.disabled}</StateBadge>}
        </td>
        <td className="row-line">{[fields.builder, fields.locality, fields.city].join(', ')}</td>
        <td className="cell-time">
          <time dateTime={createdAt} title={formatMoment(createdAt)}>
            {agoInWords(createdAt, now)}
          </time>
        </td>
      </tr>
      <tr id={`launch-${id}`} hidden={!open}>
        <td className="cell-details" colSpan={Object.keys(HEADS).length}>
          {open && (
            <div className="row-body">
              <LaunchBody launch={launch} />
              {state === 'waiting' && (
                <div className="button-row">
                  {isActive ? (
                    <a className="action action-main" href={finishLaunchPath(id)}>
                      {texts.finish}
                    </a>
                  ) : (
                    <p>{texts.senderDisabled}</p>
                  )}
                  <QuietButton
                    tone="danger"
                    label={`${texts.decline}: ${name}`}
                    onClick={() => onDecline(launch)}
                  >
                    {texts.decline}
                  </QuietButton>
                </div>
              )}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  )
}

/** What was sent, by whom, and what came of it. */
export function LaunchBody({ launch }: { launch: DeskLaunch }) {
  const { fields, photos, sender, decidedAt, decidedBy, reason, entry } = launch
  return (
    <>
      <dl className="launch-facts">
        {launchFacts(fields).map(({ name, label, text, links }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {links
                ? links.map((link) => (
                    <a
                      key={link}
                      className="text-link"
                      href={link}
                      target="_blank"
                      rel="noopener noreferrer nofollow ugc"
                    >
                      {link}
                    </a>
                  ))
                : text}
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.sender}</dt>
          <dd>
            {sender.name}, {shownValue(sender.role)}{' '}
            {sender.status === 'disabled' && <StateBadge tone="bad">{texts.disabled}</StateBadge>}
            {'\n'}
            <a className="text-link" href={mailHref(sender.email)}>
              {sender.email}
            </a>{' '}
            {!sender.confirmed && <span className="muted">({texts.unconfirmed})</span>}
            {'\n'}
            <a className="text-link" href={phoneHref(wholeNumber(sender.mobileNumber))}>
              {shownNumber(sender.mobileNumber)}
            </a>
          </dd>
        </div>
        {decidedAt && (
          <div>
            <dt>{LAUNCH_DESK_STATES[launch.state]}</dt>
            <dd>
              {texts.decided(decidedBy ?? texts.anotherAdmin, formatDate(decidedAt))}
              {reason && `\n${reason}`}
              {entry && (
                <>
                  {'\n'}
                  <a className="text-link" href={projectAddress(entry)}>
                    {texts.open}
                  </a>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      <ContactHints contacts={waysInFields(LAUNCH_FIELDS, fields)} labelOf={launchLabel} />
      {photos.length === 0 ? (
        <p className="muted">{texts.noPictures}</p>
      ) : (
        <ul className="launch-photos">
          {photos.map(({ key, width, height }, index) => (
            <li key={key}>
              <a href={photoPath(key, PHOTO_WIDTHS[2])} target="_blank" rel="noopener">
                <img
                  src={photoPath(key, PHOTO_WIDTHS[0])}
                  alt={texts.picture(index + 1, fields.projectBuildingName)}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

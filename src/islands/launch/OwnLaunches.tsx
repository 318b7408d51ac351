import '../../components/enquiry/enquiries.css'
import '../../components/launch/launch.css'
import { useEffect, useRef, useState } from 'react'
import { PROFILE_TEXTS } from '#language/account/texts'
import { shownCity } from '#language/city/texts-named'
import {
  LAUNCH_STATE_LABELS,
  LAUNCH_TEXTS,
  OWN_LAUNCH_TEXTS as texts,
} from '#language/launch/texts'
import { actOn } from '#language/text/texts'
import { requireSession } from '../../client/account/session-needed.ts'
import {
  $launchAnnouncement,
  $ownLaunches,
  $ownLaunchesProblem,
  $withdrawing,
  createWithdrawal,
  refreshOwnLaunches,
} from '../../client/launch/own-launches.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { StateBadge } from '../../components/ui/Badge.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { OwnLaunch } from '../../contract/launch.ts'
import { launchAgainPath, PATHS, projectAddress } from '../../contract/paths.ts'
import { writtenIn } from '../../domain/language/written.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

const TONES = { waiting: 'waiting', published: 'good', declined: 'plain' } as const

async function read(): Promise<void> {
  if (await requireSession()) await refreshOwnLaunches()
}

/** The launches that the user has sent, with what came of them. */
export function OwnLaunches() {
  const launches = useInitial($ownLaunches)
  const problem = useInitial($ownLaunchesProblem)
  const withdrawing = useInitial($withdrawing)
  const announcement = useInitial($launchAnnouncement)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void read(), [])
  useEffect(() => {
    // The button that opened the dialog disappears with its launch.
    if (announcement && document.activeElement === document.body) heading.current?.focus()
  }, [announcement])
  const close = () => $withdrawing.set(null)
  return (
    <section aria-labelledby="own-launches">
      <h2 id="own-launches" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {problem && (
        <Alert ways={<QuietButton onClick={() => void read()}>{PROFILE_TEXTS.retry}</QuietButton>}>
          <p>{problem}</p>
        </Alert>
      )}
      <Status tone="success">{announcement}</Status>
      {!launches && !problem && <Skeleton label={texts.loading} shape="row" count={2} />}
      {launches?.length === 0 && <p className="muted">{texts.none}</p>}
      {launches && (
        <p>
          <a className="text-link" href={PATHS.launch}>
            {LAUNCH_TEXTS.link}
          </a>
        </p>
      )}
      {launches && launches.length > 0 && (
        <ul className="enquiries">
          {launches.map((launch) => (
            <Launch key={launch.id} launch={launch} />
          ))}
        </ul>
      )}
      <Dialog open={withdrawing !== null} titleId="withdraw-title" onClose={close}>
        {withdrawing && <Withdrawal launch={withdrawing} onClose={close} />}
      </Dialog>
    </section>
  )
}

function Launch({ launch }: { launch: OwnLaunch }) {
  const { id, fields, state, createdAt, dueAt, reason, entry } = launch
  const name = fields.projectBuildingName
  const isLate = Date.parse(dueAt) < Date.now()
  return (
    <li>
      <p>
        <strong lang={writtenIn(name)}>{name}</strong>{' '}
        <StateBadge tone={TONES[state]}>{LAUNCH_STATE_LABELS[state]}</StateBadge>
      </p>
      <p className="muted">
        {[fields.builder, fields.locality, shownCity(fields.city)].join(', ')} ·{' '}
        {texts.sent(formatLongDate(createdAt))}
      </p>
      {state === 'waiting' && <p>{(isLate ? texts.late : texts.due)(formatLongDate(dueAt))}</p>}
      {reason && (
        <p className="enquiry-message" lang={writtenIn(reason)}>
          {texts.reason(reason)}
        </p>
      )}
      <div className="button-row">
        {entry && (
          <a className="action action-quiet" href={projectAddress(entry)}>
            {texts.open}
          </a>
        )}
        {state === 'declined' && (
          <a className="action action-quiet" href={launchAgainPath(id)}>
            {texts.again}
          </a>
        )}
        {state === 'waiting' && (
          <QuietButton
            tone="danger"
            label={actOn(texts.withdraw, name)}
            onClick={() => $withdrawing.set(launch)}
          >
            {texts.withdraw}
          </QuietButton>
        )}
      </div>
    </li>
  )
}

function Withdrawal({ launch, onClose }: { launch: OwnLaunch; onClose: () => void }) {
  const [store] = useState(() => createWithdrawal(launch))
  return (
    <Form
      {...useForm(store)}
      inDialog
      intro={
        <>
          <h2 id="withdraw-title">{texts.asks(launch.fields.projectBuildingName)}</h2>
          <p>{texts.warns}</p>
        </>
      }
      submitText={texts.withdraw}
      busyText={texts.withdrawing}
      beside={<QuietButton onClick={onClose}>{texts.keep}</QuietButton>}
    />
  )
}

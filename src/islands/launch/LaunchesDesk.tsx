import '../../components/admin/frame.css'
import { useState } from 'react'
import { LAUNCH_DESK_STATES, LAUNCH_DESK_TEXTS as texts } from '#english/launch/texts-desk'
import { LIST_TEXTS } from '#language/paging/texts'
import {
  $declining,
  $deskAnnouncement,
  createDecline,
  deskLaunches,
} from '../../client/launch/desk.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { LaunchList } from '../../components/launch/LaunchList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import type { DeskLaunch } from '../../contract/launch.ts'
import { LAUNCH_LIMITS, LAUNCH_STATES } from '../../domain/launch/constants.ts'
import { ListDesk } from '../lib/ListDesk.tsx'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

const STATES = LAUNCH_STATES.map((value) => ({ value, label: LAUNCH_DESK_STATES[value] }))

/** Launches that builders sent, for an admin to finish and publish, or to decline. */
export function LaunchesDesk() {
  const announcement = useInitial($deskAnnouncement)
  const declining = useInitial($declining)
  const close = () => $declining.set(null)
  return (
    <ListDesk
      list={deskLaunches}
      fields={({ state }) => (
        <Select
          name="state"
          label={texts.state}
          options={STATES}
          empty={LIST_TEXTS.all}
          defaultValue={state}
        />
      )}
      head={({ counts }) => (
        <>
          <p className="muted" role="status">
            {texts.waiting(counts.waiting)}
          </p>
          <Status tone="success">{announcement}</Status>
        </>
      )}
      empty={texts.none}
      after={
        <Dialog open={declining !== null} titleId="decline-title" onClose={close}>
          {declining && <Decline launch={declining} onClose={close} />}
        </Dialog>
      }
    >
      {(rows) => (
        <LaunchList
          launches={rows}
          now={new Date()}
          onDecline={(launch) => $declining.set(launch)}
        />
      )}
    </ListDesk>
  )
}

function Decline({ launch, onClose }: { launch: DeskLaunch; onClose: () => void }) {
  const { dialog } = texts
  const [store] = useState(() => createDecline(launch))
  const form = useForm(store)
  const [reason, setReason] = useState(() => store.kept().reason ?? '')
  return (
    <Form
      {...form}
      inDialog
      onTyped={store.keep}
      intro={<h2 id="decline-title">{dialog.title(launch.fields.projectBuildingName)}</h2>}
      submitText={dialog.submit}
      busyText={dialog.busy}
      beside={<QuietButton onClick={onClose}>{dialog.cancel}</QuietButton>}
    >
      <TextArea
        name="reason"
        label={dialog.reason}
        hint={dialog.hint}
        error={form.state.errors.reason}
        value={reason}
        limit={LAUNCH_LIMITS.reason}
        rows={3}
        required
        data-first-focus
        onChange={(event) => setReason(event.target.value)}
      />
    </Form>
  )
}

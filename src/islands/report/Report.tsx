import '../../components/listing/dialogs.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { REPORT_TEXTS as texts } from '#language/report/texts'
import { reportThanks } from '#language/report/texts-complaints'
import { readHint } from '../../client/account/session-hint.ts'
import { $receipt, reportForm, startReport } from '../../client/report/report.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { Honeypot } from '../../components/form/Honeypot.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { REPORT_LIMIT, REPORT_REASONS } from '../../domain/report/constants.ts'
import { useForm } from '../lib/use-form.ts'
import { type Asked, mountDialog } from '../listing/mount-dialog.tsx'

function ReportForm({ form }: { form: ReturnType<typeof useForm> }) {
  const { errors } = form.state
  const [note, setNote] = useState('')
  // The dialog opens in the browser only. Who is signed in is answered at the account's address.
  const [signedIn] = useState(() => readHint() !== null)
  return (
    <Form
      {...form}
      intro={<p className="muted">{texts.intro}</p>}
      submitText={texts.submit}
      busyText={texts.busy}
    >
      <RadioGroup
        name="reason"
        label={texts.reasonLabel}
        options={REPORT_REASONS}
        error={errors.reason}
        defaultValue=""
      />
      <TextArea
        name="note"
        label={texts.noteLabel}
        optional
        rows={4}
        limit={REPORT_LIMIT}
        error={errors.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {!signedIn && (
        <TextField
          name="email"
          type="email"
          label={texts.emailLabel}
          hint={texts.emailHint}
          optional
          autoComplete="email"
          spellCheck={false}
          error={errors.email}
        />
      )}
      <Honeypot />
    </Form>
  )
}

function ReportDialog({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const form = useForm(reportForm)
  const done = form.state.phase === 'done'
  const receipt = useStore($receipt)
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) thanks.current?.focus()
  }, [done])
  return (
    <Dialog open titleId="report-title" onClose={onClosed}>
      <DialogHead id="report-title" title={texts.title(asked.title)} onClose={onClosed} />
      {done ? (
        <p className="listing-dialog-done" role="status" tabIndex={-1} ref={thanks}>
          {receipt && reportThanks(receipt)}
        </p>
      ) : (
        <ReportForm form={form} />
      )}
    </Dialog>
  )
}

/** Opens the form that reports a problem with a listing. */
export function openReport(asked: Asked, opener: HTMLElement): void {
  startReport(asked.listing)
  mountDialog(opener, (close) => <ReportDialog asked={asked} onClosed={close} />)
}

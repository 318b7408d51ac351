import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import '../../styles/form.css'
import { $report, sendReport, startReport } from '../../client/report/report.store.ts'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { SubmitButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { REPORT_LIMIT, REPORT_REASONS } from '../../domain/report/constants.ts'
import { REPORT_TEXTS as texts } from '#language/report/texts'
import { type Asked, mountDialog } from '../listing/mount-dialog.tsx'

function ReportForm({ listing }: { listing: string }) {
  const { phase, errors, attempt } = useStore($report)
  const [note, setNote] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void sendReport(listing, new FormData(event.currentTarget))
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="muted">{texts.intro}</p>
      <ErrorSummary errors={errors} attempt={attempt} />
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
      <label className="message-honeypot" aria-hidden="true">
        {CONTACT_TEXTS.honeypot}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <SubmitButton busy={phase === 'busy'} busyText={texts.busy}>
        {texts.submit}
      </SubmitButton>
    </form>
  )
}

function ReportDialog({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const done = useStore($report).phase === 'done'
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) thanks.current?.focus()
  }, [done])
  return (
    <Dialog open titleId="report-title" onClose={onClosed}>
      <DialogHead id="report-title" title={texts.title(asked.title)} onClose={onClosed} />
      {done ? (
        <p className="listing-dialog-done" role="status" tabIndex={-1} ref={thanks}>
          {texts.done}
        </p>
      ) : (
        <ReportForm listing={asked.listing} />
      )}
    </Dialog>
  )
}

/** Opens the form that reports a problem with a listing. */
export function openReport(asked: Asked, opener: HTMLElement): void {
  startReport()
  mountDialog(opener, (close) => <ReportDialog asked={asked} onClosed={close} />)
}

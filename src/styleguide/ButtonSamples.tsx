import { useState } from 'react'
import { QuietButton, SubmitButton } from '../components/ui/Button.tsx'
import { Dialog } from '../components/ui/Dialog.tsx'

/** A button that is busy until it is told otherwise, and a dialog to open. */
export function ButtonSamples() {
  const [busy, setBusy] = useState(true)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <div className="button-row">
        <SubmitButton
          type="button"
          busy={busy}
          busyText="Sending the message…"
          onClick={() => setBusy(true)}
        >
          Send
        </SubmitButton>
        <QuietButton onClick={() => setBusy(!busy)}>
          {busy ? 'Make it rest' : 'Make it busy'}
        </QuietButton>
        <QuietButton onClick={() => setOpen(true)}>Open a dialog</QuietButton>
      </div>
      <Dialog open={open} titleId="sample-dialog" onClose={close}>
        <h2 id="sample-dialog">Take this flat off the site?</h2>
        <p>Visitors will not find it any more. You can put it back at any time.</p>
        <div className="dialog-actions">
          <SubmitButton type="button" busyText="Taking it off…" onClick={close}>
            Take it off
          </SubmitButton>
          <QuietButton onClick={close}>Keep it</QuietButton>
        </div>
      </Dialog>
    </>
  )
}

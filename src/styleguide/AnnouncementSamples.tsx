import '../components/form/fields.css'
import { useState } from 'react'
import { QuietButton } from '../components/ui/Button.tsx'
import { Alert, Status } from '../components/ui/Notice.tsx'
import { Toast } from '../components/ui/Toast.tsx'
import { HINDI, LONG_WORD } from './samples.ts'

type Shown = Parameters<typeof Toast>[0]['toast']

/** Notices in each tone, and toasts to call. */
export function AnnouncementSamples() {
  const [toast, setToast] = useState<Shown>(null)
  return (
    <div className="form">
      <Alert ways={<QuietButton onClick={() => {}}>Once more</QuietButton>}>
        The list did not come. The line may be down.
      </Alert>
      <Alert tone="warning">You changed this in another window.</Alert>
      <Status tone="success">Your message is on its way.</Status>
      <Status>Three photos of five are there. {LONG_WORD}</Status>
      <Status>
        <span lang="hi">{HINDI.long}</span>
      </Status>
      <div className="button-row">
        <QuietButton onClick={() => setToast({ tone: 'success', text: 'The flat is approved.' })}>
          Call a toast
        </QuietButton>
        <QuietButton onClick={() => setToast({ tone: 'error', text: 'Somebody else was faster.' })}>
          Call one that went wrong
        </QuietButton>
      </div>
      <Toast toast={toast} onClose={() => setToast(null)} />
    </div>
  )
}

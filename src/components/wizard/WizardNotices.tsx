import './frame.css'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import type { FillStatus } from '../../domain/listing-draft/fill-status.ts'
import { QuietButton } from '../ui/Button.tsx'
import { Alert, Status } from '../ui/Notice.tsx'
import { StartOver } from './DraftAside.tsx'

/** The state of filling the form from a listing. */
export function FillNotice({
  status,
  onDecide,
  onRetry,
}: {
  status: FillStatus
  onDecide: (replace: boolean) => void
  onRetry: () => void
}) {
  const { state } = status
  if (status.state === 'asking') {
    return (
      <Alert
        tone="warning"
        ways={
          <>
            <QuietButton onClick={() => onDecide(true)}>{WIZARD_TEXTS.replaceYes}</QuietButton>
            <QuietButton onClick={() => onDecide(false)}>{WIZARD_TEXTS.keep}</QuietButton>
          </>
        }
      >
        <p>{status.text}</p>
      </Alert>
    )
  }
  if (state === 'failed')
    return (
      <Alert ways={<QuietButton onClick={onRetry}>{WIZARD_TEXTS.retry}</QuietButton>}>
        {WIZARD_TEXTS.fillFailed}
      </Alert>
    )
  return (
    <Status tone={state === 'ready' ? 'success' : 'plain'}>
      {'text' in status ? status.text : state === 'loading' && WIZARD_TEXTS.fillLoading}
    </Status>
  )
}

/** A draft that was opened where it was left, and the way to a new one. */
export function ResumedNotice({
  step,
  onStartOver,
}: {
  step: number | null
  onStartOver: () => void
}) {
  return (
    <div className="wizard-resumed">
      <Status>{step !== null && WIZARD_TEXTS.resumed(step, STEP_NAMES[step - 1] ?? '')}</Status>
      {step !== null && <StartOver onStartOver={onStartOver} />}
    </div>
  )
}

/** The state of the submission, beside its button. */
export function SubmissionNotice({
  loginNeeded,
  waiting,
  failure,
}: {
  loginNeeded: boolean
  waiting: boolean
  failure: string | null
}) {
  return (
    <>
      {loginNeeded && <Alert>{LISTING_TEXTS.notLoggedIn}</Alert>}
      {failure && <Alert>{failure}</Alert>}
      <Status>{waiting && WIZARD_TEXTS.waitingForPhotos}</Status>
    </>
  )
}

import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import type { FillStatus } from '../../domain/listing-draft/fill-status.ts'
import { fieldId } from '../form/field.ts'
import { QuietButton } from '../ui/Button.tsx'
import { Alert, Status } from '../ui/Notice.tsx'

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

/** Asks about an unlikely price, which may still be right. */
export function PriceQuestion({ question, onRight }: { question: string; onRight: () => void }) {
  return (
    <Alert
      tone="warning"
      ways={
        <>
          <QuietButton onClick={onRight}>{WIZARD_TEXTS.priceRight}</QuietButton>
          <QuietButton onClick={() => document.getElementById(fieldId('price'))?.focus()}>
            {WIZARD_TEXTS.priceWrong}
          </QuietButton>
        </>
      }
    >
      <p>{question}</p>
    </Alert>
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

import '../ui/Notice.css'
import { answered, RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import { ASK_OWNER_TEXTS } from '#language/right-to-offer/texts-letter'
import { A_PAPER } from '#language/right-to-offer/texts-papers'
import type { OwnRight } from '../../contract/right-to-offer.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { formatMoment } from '../../domain/time/rules.ts'
import { QuietButton } from '../ui/Button.tsx'

/** What is known of the right to offer a listing, as its poster reads it. */
export function RightStatus({
  right,
  busy,
  onWithdraw,
}: {
  right: OwnRight
  busy: boolean
  onWithdraw: () => void
}) {
  const { seen, waiting, letter, answer, changed } = right
  return (
    <>
      {seen && (
        <p className="notice" data-tone="success">
          {texts.seen(A_PAPER[seen.kind], formatLongDate(seen.at), formatLongDate(seen.until))}
        </p>
      )}
      {changed && (
        <p className="notice" data-tone="warning">
          {texts.changed}
        </p>
      )}
      {answer && answer.outcome !== 'seen' && !waiting && (
        <p className="notice" data-tone="warning">
          {answered(answer.outcome, answer.reason)}
        </p>
      )}
      {letter && (
        <div className="notice">
          <p>{ASK_OWNER_TEXTS.pending(formatMoment(letter.askedAt), formatMoment(letter.until))}</p>
          <div className="button-row">
            <QuietButton disabled={busy} onClick={onWithdraw}>
              {busy ? texts.withdrawing : ASK_OWNER_TEXTS.stop}
            </QuietButton>
          </div>
        </div>
      )}
      {waiting && (
        <div className="notice">
          <p>
            {texts.waiting(
              A_PAPER[waiting.kind],
              formatMoment(waiting.sentAt),
              formatMoment(waiting.dueAt),
              formatLongDate(waiting.erasedAt),
            )}
          </p>
          <div className="button-row">
            <QuietButton disabled={busy} onClick={onWithdraw}>
              {busy ? texts.withdrawing : texts.withdraw}
            </QuietButton>
          </div>
        </div>
      )}
    </>
  )
}

import { writtenIn } from '../../domain/language/written.ts'
import './enquiries.css'
import { relativeDay } from '../../domain/time/calendar.ts'

/** The answer to a question, with its date. */
export function AnswerText({
  said,
  answer,
  at,
  now,
}: {
  said: string
  answer: string
  at: string
  now: Date
}) {
  return (
    <div className="enquiry-answer">
      <p className="muted">
        {said} <time dateTime={at}>{relativeDay(at, now)}</time>
      </p>
      <p className="enquiry-message" lang={writtenIn(answer)}>
        {answer}
      </p>
    </div>
  )
}

import '../../components/enquiry/enquiries.css'
import { useEffect } from 'react'
import { PROFILE_TEXTS } from '#language/account/texts'
import { ENQUIRY_TEXTS, ANSWER_TEXTS as texts } from '#language/enquiry/texts'
import { requireSession } from '../../client/account/session-needed.ts'
import {
  $sentEnquiries,
  $sentEnquiriesProblem,
  refreshSentEnquiries,
} from '../../client/enquiry/own-enquiries.store.ts'
import { AnswerText } from '../../components/enquiry/AnswerText.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { listingPath } from '../../contract/paths.ts'
import { shownAbout } from '../../domain/listing/about.ts'
import { relativeDay } from '../../domain/time/calendar.ts'
import { useInitial } from '../lib/use-initial.ts'

async function read(): Promise<void> {
  if (await requireSession()) await refreshSentEnquiries()
}

/** The user's questions about others' listings, with the answers. */
export function SentEnquiries() {
  const enquiries = useInitial($sentEnquiries)
  const problem = useInitial($sentEnquiriesProblem)
  useEffect(() => void read(), [])
  const now = new Date()
  return (
    <section aria-labelledby="sent-enquiries">
      <h3 className="enquiries-heading" id="sent-enquiries">
        {texts.sentTitle}
      </h3>
      {problem && (
        <Alert ways={<QuietButton onClick={() => void read()}>{PROFILE_TEXTS.retry}</QuietButton>}>
          <p>{problem}</p>
        </Alert>
      )}
      {!enquiries && !problem && <Skeleton label={texts.sentLoading} shape="row" count={2} />}
      {enquiries?.length === 0 && <p className="muted">{texts.sentEmpty}</p>}
      {enquiries && enquiries.length > 0 && (
        <ul className="enquiries">
          {enquiries.map(({ id, listingId, about, message, createdAt, answer, answeredAt }) => (
            <li key={id}>
              <p className="muted">
                {ENQUIRY_TEXTS.about} <a href={listingPath(listingId)}>{shownAbout(about)}</a>{' '}
                <time dateTime={createdAt}>{relativeDay(createdAt, now)}</time>
              </p>
              <p className="enquiry-message">{message}</p>
              {answer && answeredAt ? (
                <AnswerText said={texts.answered} answer={answer} at={answeredAt} now={now} />
              ) : (
                <p className="muted">{texts.waiting}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

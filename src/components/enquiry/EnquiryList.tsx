import { writtenIn } from '../../domain/language/written.ts'
import './enquiries.css'
import type { ReactNode } from 'react'
import { ANSWER_TEXTS, ENQUIRY_TEXTS as texts } from '#language/enquiry/texts'
import type { Enquiry } from '../../contract/enquiry.ts'
import { listingPath } from '../../contract/paths.ts'
import { shownAbout } from '../../domain/listing/about.ts'
import { shownNumber, wholeNumber } from '../../domain/phone/shown.ts'
import { mailHref, phoneHref } from '../../domain/site/settings.ts'
import { relativeDay } from '../../domain/time/calendar.ts'
import { QuietButton } from '../ui/Button.tsx'
import { AnswerText } from './AnswerText.tsx'

/** Questions about the poster's listings, newest first. `answering` is the form for the one that is being answered. */
export function EnquiryList({
  enquiries,
  now,
  answering,
  onAnswer,
}: {
  enquiries: readonly Enquiry[]
  now: Date
  answering: { id: string; form: ReactNode } | null
  onAnswer: (enquiry: Enquiry) => void
}) {
  if (enquiries.length === 0) return <p className="muted">{texts.listEmpty}</p>
  return (
    <ul className="enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <p>
            <strong lang={writtenIn(enquiry.name)}>{enquiry.name}</strong>{' '}
            <time className="muted" dateTime={enquiry.createdAt}>
              {relativeDay(enquiry.createdAt, now)}
            </time>
          </p>
          <p className="muted">
            {texts.about} <a href={listingPath(enquiry.listingId)}>{shownAbout(enquiry.about)}</a>
          </p>
          <p className="enquiry-message" lang={writtenIn(enquiry.message)}>
            {enquiry.message}
          </p>
          <p className="enquiry-ways">
            <a href={phoneHref(wholeNumber(enquiry.mobileNumber))}>
              {shownNumber(enquiry.mobileNumber)}
            </a>
            <a href={mailHref(enquiry.email)}>{enquiry.email}</a>
            {enquiry.open && answering?.id !== enquiry.id && (
              <QuietButton
                label={ANSWER_TEXTS.openAbout(enquiry.name)}
                onClick={() => onAnswer(enquiry)}
              >
                {ANSWER_TEXTS.open}
              </QuietButton>
            )}
          </p>
          {enquiry.open && answering?.id === enquiry.id && answering.form}
          {enquiry.answer && enquiry.answeredAt && (
            <AnswerText
              said={ANSWER_TEXTS.own}
              answer={enquiry.answer}
              at={enquiry.answeredAt}
              now={now}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

import type { Enquiry } from '../../contract/enquiry.ts'
import { listingPath } from '../../contract/paths.ts'
import { mailHref, phoneHref } from '../../domain/site/settings.ts'
import { ENQUIRY_TEXTS as SAY } from '../../domain/enquiry/texts.ts'
import { relativeDay } from '../../domain/time/calendar.ts'

/** Questions about the poster's listings, newest first. */
export function EnquiryList({ enquiries, now }: { enquiries: readonly Enquiry[]; now: Date }) {
  if (enquiries.length === 0) return <p className="muted">{SAY.listEmpty}</p>
  return (
    <ul className="enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <p>
            <strong>{enquiry.name}</strong>{' '}
            <time className="muted" dateTime={enquiry.createdAt}>
              {relativeDay(enquiry.createdAt, now)}
            </time>
          </p>
          <p className="muted">
            {SAY.about} <a href={listingPath(enquiry.listingId)}>{enquiry.about}</a>
          </p>
          <p className="enquiry-message">{enquiry.message}</p>
          <p className="enquiry-ways">
            <a href={phoneHref(`+91 ${enquiry.mobileNumber}`)}>+91 {enquiry.mobileNumber}</a>
            <a href={mailHref(enquiry.email)}>{enquiry.email}</a>
          </p>
        </li>
      ))}
    </ul>
  )
}

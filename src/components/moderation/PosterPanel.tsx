import type { QueuedListing } from '../../contract/listing.ts'
import { DESK_WORDS as WORDS } from '../../domain/moderation/messages.ts'
import { Tag } from '../ui/Badge.tsx'

/** Who posts: how to reach them, and what became of their listings before. */
export function PosterPanel({ poster }: { poster: QueuedListing['poster'] }) {
  const known = poster.approved + poster.rejected > 0
  return (
    <section className="poster" aria-labelledby="detail-poster">
      <h3 id="detail-poster">{WORDS.poster}</h3>
      <p className="poster-name">{poster.name} <Tag>{poster.role}</Tag></p>
      <p className="poster-reach">
        <a className="text-link" href={`mailto:${poster.email}`}>{poster.email}</a>
        <a className="text-link" href={`tel:+91${poster.mobileNumber}`}>+91 {poster.mobileNumber}</a>
      </p>
      <p className="muted">{known ? WORDS.record(poster.approved, poster.rejected) : WORDS.newcomer}</p>
    </section>
  )
}

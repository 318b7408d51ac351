import type { Desk } from '../../contract/listing.ts'
import { DESK_WORDS as WORDS } from '../../domain/moderation/messages.ts'

const KINDS = ['approved', 'rejected', 'users'] as const

/** What has been decided, and by how many the portal is used, in figures; a dash while they are not known. */
export function DeskCounts({ counts }: { counts: Desk['counts'] | null }) {
  return (
    <dl className="desk-counts">
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{WORDS.counts[kind]}</dt>
          <dd>{counts ? counts[kind] : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

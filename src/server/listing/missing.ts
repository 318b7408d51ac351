import { sql } from 'drizzle-orm/sql/sql'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { countSent, fileLimits } from './by-file.ts'
import { onOfferSql } from './public.ts'
import { setAvailability } from './published.ts'
import { withdrawListing } from './withdraw.ts'

type Missing = { version: number; as: 'closed' | 'withdrawn'; fileId: string }

/**
 * Marks a home as sold or rented out, or withdraws it, that a file of its agent's whole list does not have any more.
 * `changed` where it is not on offer, has no reference by which a file could name it, or is another version than the
 * page has read: what was confirmed or changed meanwhile stays.
 */
export async function closeMissing(
  deps: Deps,
  user: SessionUser,
  id: string,
  { version, as, fileId }: Missing,
): Promise<Mailing<{ id: string }>> {
  const mine = await deps.db.row<{ fits: boolean }>(sql`
    select (p.reference_key is not null and p.version = ${version} and ${onOfferSql}) as fits
    from properties p
    where p.id = ${id} and p.user_id = ${user.id}`)
  if (!mine) return fail('listing_not_available')
  if (!mine.fits) return fail('changed', { message: PUBLISHED_TEXTS.changed })
  if (as === 'closed') {
    const closed = await setAvailability(deps, user, id, { version, closed: true, fileId })
    return closed.ok ? okMailed({ id }) : closed
  }
  const byFile = await fileLimits(deps.db, user)
  const refused = await countSent(deps.db, user, 'availability', { byFile, fileId })
  return refused ?? withdrawListing(deps, user, id, { version, fileId })
}

import { sql } from 'drizzle-orm/sql/sql'
import { FORGOTTEN_CONTACT } from '../../domain/account/constants.ts'
import type { Deps } from '../deps.ts'
import { isSecret } from '../link-secret.ts'
import { iso, isPublicSql, onOfferSql } from '../listing/public.ts'
import { questionSecret } from './question-link.ts'

/** A question as the page of its link shows it. `onOffer`: its listing can still be asked about. */
export type Question = {
  about: string
  listingId: string
  message: string
  createdAt: string
  answer: string | null
  answeredAt: string | null
  onOffer: boolean
  listed: boolean
}

const LINK = /^([a-z0-9]{8,40})-([0-9a-f]{64})$/

/** The question of a link; null where the secret is wrong, or where the question is gone. */
export async function readQuestion({ db, env }: Deps, link: string): Promise<Question | null> {
  const [, id = '', secret = ''] = LINK.exec(link) ?? []
  if (!id || !isSecret(secret, questionSecret(env, id))) return null
  const row = await db.row<Question>(sql`
    select e.about, e.property_id as "listingId", e.message, ${iso('e.created_at')} as "createdAt",
      e.answer, ${iso('e.answered_at')} as "answeredAt",
      exists (select 1 from properties p where p.id = e.property_id and ${onOfferSql}) as "onOffer",
      exists (select 1 from properties p where p.id = e.property_id and ${isPublicSql}) as listed
    from enquiries e
    where e.id = ${id} and e.email <> ${FORGOTTEN_CONTACT.email}`)
  return row ?? null
}

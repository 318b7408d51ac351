import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../../server/db/client.ts'
import { newId } from '../../../server/ids.ts'
import { askByMail, confirmFollowed } from '../../../server/saved-search/ask.ts'
import { followLink } from '../../../server/saved-search/follow-secret.ts'
import { depsOn, newSubmissionKey } from './factories.ts'

export const newAddress = () => `reader-${newId(10)}@example.in`

let networks = 0
/** Each call comes from a network of its own, so that no limit of networks counts them together. */
const nextNetwork = () => {
  networks += 1
  return `10.8.${Math.floor(networks / 250)}.${networks % 250}`
}

/** Asks for mails about a search; returns the link that the mail to the address has, as long as none confirmed it. */
export async function askFor(db: Db, email: string, query = '?city=lucknow') {
  const asked = { email, query, submissionKey: newSubmissionKey() }
  const answer = await askByMail(depsOn(db), asked, nextNetwork())
  if (!answer.ok) throw new Error(answer.code)
  const row = await db.row<{ id: string }>(
    sql`select id from asked_searches where submission_key = ${asked.submissionKey}`,
  )
  if (!row) throw new Error('Nothing was asked.')
  const { id, secret } = followLink(depsOn(db).env, 'asked', row.id)
  return { id, secret }
}

/** Makes a search that the reader of an address has confirmed; returns the link to what is kept. */
export async function makeFollower(db: Db, email = newAddress(), query = '?city=lucknow') {
  const confirmed = await confirmFollowed(depsOn(db), await askFor(db, email, query))
  const link = confirmed.ok ? confirmed.value.link : null
  if (!link) throw new Error('Nothing is kept for the address.')
  return { ...link, email }
}

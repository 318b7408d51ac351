import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../../contract/account.ts'
import { mailboxOf } from '../../../domain/account/atoms.ts'
import { PAPER_LIMITS, papersOf } from '../../../domain/right-to-offer/constants.ts'
import type { LetterLink } from '../../../domain/right-to-offer/letter-link.ts'
import type { SentPaper } from '../../../domain/right-to-offer/schema.ts'
import { mailboxHash } from '../../../server/account/mailbox.ts'
import type { Db } from '../../../server/db/client.ts'
import type { Deps } from '../../../server/deps.ts'
import { newId } from '../../../server/ids.ts'
import { askOwner } from '../../../server/right-to-offer/ask-owner.ts'
import { answerPaper } from '../../../server/right-to-offer/desk.ts'
import { letterLink } from '../../../server/right-to-offer/letter-secret.ts'
import { showPaper } from '../../../server/right-to-offer/show.ts'
import { cameraFile } from './pictures.ts'

let page: Promise<string> | undefined
/** A page of a paper as the browser sends it. */
const pageInBase64 = () => {
  page ??= cameraFile(400, 300).then((file) => Buffer.from(file).toString('base64'))
  return page
}

/** A paper of as many pages as may be sent, as an owner's browser sends it. */
export async function paper(over: Partial<SentPaper> = {}): Promise<SentPaper> {
  const pages = Array.from({ length: PAPER_LIMITS.pages }, pageInBase64)
  return {
    kind: 'electricity bill',
    unit: 'B-1204',
    tower: 'B',
    pages: await Promise.all(pages),
    ...over,
  }
}

export const paperIdOf = async (db: Db, listing: string): Promise<string> =>
  (
    await db.row<{ id: string }>(
      sql`select paper_id as id from rights_to_offer where id = ${listing}`,
    )
  )?.id ?? ''

/** Shows a paper for a listing of the user's own, of a kind that the user may show; returns its id. */
export async function makePaper(
  deps: Deps,
  owner: SessionUser,
  listing: string,
  over: Partial<SentPaper> = {},
): Promise<string> {
  const [kind = 'electricity bill'] = papersOf(owner.role)
  const shown = await showPaper(deps, owner, listing, await paper({ kind, ...over }))
  if (!shown.ok) throw new Error(`The paper was refused: ${JSON.stringify(shown)}`)
  return paperIdOf(deps.db, listing)
}

/** Shows a paper and has an admin see it, with name and place agreeing. */
export async function makeSeen(
  deps: Deps,
  owner: SessionUser,
  listing: string,
  admin: SessionUser,
): Promise<void> {
  const id = await makePaper(deps, owner, listing)
  const seen = await answerPaper(deps, admin, id, {
    answer: 'seen',
    agree: ['name', 'place'],
    reason: null,
  })
  if (!seen.ok) throw new Error(`The paper was not seen: ${JSON.stringify(seen)}`)
}

/** Has the owner asked about a listing of an agent's own; returns the link in the mail. */
export async function makeAsked(
  deps: Deps,
  agent: SessionUser,
  listing: string,
  email = `${newId()}@example.in`,
): Promise<LetterLink> {
  const asked = await askOwner(deps, agent, listing, { unit: 'B-1204', tower: 'B', email })
  if (!asked.ok) throw new Error(`The owner was not asked: ${JSON.stringify(asked)}`)
  const row = await deps.db.row<{ id: string }>(
    sql`select letter_id as id from rights_to_offer where id = ${listing}`,
  )
  return letterLink(deps.env, row?.id ?? '', mailboxHash(deps.env, mailboxOf(email)))
}

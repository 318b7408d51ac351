import { readFile } from 'node:fs/promises'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Agreeing, PaperKind } from '../../src/domain/right-to-offer/constants.ts'
import type { SentPaper } from '../../src/domain/right-to-offer/schema.ts'
import type { Db } from '../../src/server/db/client.ts'
import { seenForSql } from '../../src/server/right-to-offer/sql.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { type Filling, sendPaper } from './upload.ts'

/** Papers that say themselves that they are made up, one for each of the accounts that post. */
const PAPERS: readonly (Omit<SentPaper, 'pages'> & { email: string; file: string })[] = [
  {
    email: DEMO_ACCOUNTS[1].email,
    file: 'electricity-bill',
    kind: 'electricity bill',
    unit: '27',
  },
  {
    email: DEMO_ACCOUNTS[2].email,
    file: 'owners-letter',
    kind: "owner's letter",
    unit: 'B-1204',
    tower: 'B',
  },
  { email: DEMO_ACCOUNTS[3].email, file: 'tax-receipt', kind: 'tax receipt', unit: '14' },
]

/** Of how many published homes of owners, and of agents, the right to offer was seen: of one in so many. */
const SEEN_OF = { owners: 4, agents: 9 } as const
/** The days since then. */
const SEEN_DAYS = 20
const SEEN: { kind: PaperKind; agree: Agreeing[] } = {
  kind: 'electricity bill',
  agree: ['name', 'place'],
}

/** The statement by which the right to offer some of the published listings was seen. */
export const seenRights = (): SQL => sql`
  insert into rights_to_offer (
    id, user_id, unit, outcome, answered_at, seen_at, seen_kind, agree, seen_for
  )
  select p.id, u.id, (p.n + 10)::text, 'seen', p.seen_at, p.seen_at,
    case when u.role = 'Agent' then 'owner''s letter' else ${SEEN.kind} end, a.agree,
    ${seenForSql(sql`a.agree`)}
  from (
    select p.*, row_number() over (partition by p.user_id order by p.approved_at desc, p.id) as n,
      greatest(p.approved_at, now() - make_interval(days => ${SEEN_DAYS})) as seen_at
    from properties p
    where p.is_approved
  ) p
  join users u on u.id = p.user_id
  cross join (
    select array(select jsonb_array_elements_text(${JSON.stringify(SEEN.agree)}::jsonb)) as agree
  ) a
  where p.n % case when u.role = 'Agent' then ${SEEN_OF.agents}::int else ${SEEN_OF.owners}::int end = 0
  on conflict do nothing`

/** Shows the desk the made-up papers, once, each for the newest published listing of its account. */
export async function showDemoPapers(
  filling: Omit<Filling, 'login' | 'db'> & { db: Db },
): Promise<void> {
  const { db, ...rest } = filling
  for (const { email, file, ...fields } of PAPERS) {
    const home = await db.row<{ id: string }>(sql`
      select p.id
      from properties p
      join users u on u.id = p.user_id
      where u.email = ${email}
        and p.is_approved
        and not exists (
          select 1 from audit_log a where a.event = 'paper shown' and a.actor_id = u.id
        )
      order by p.approved_at desc, p.id
      limit 1`)
    const login = DEMO_ACCOUNTS.find((account) => account.email === email)
    if (!home || !login) continue
    const bytes = await readFile(new URL(`./papers/${file}.webp`, import.meta.url))
    await sendPaper(home.id, { ...fields, pages: [bytes.toString('base64')] }, { ...rest, login })
  }
}

import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { changeHidden, HiddenList } from '../../contract/hidden.ts'
import { ok, type Result } from '../../contract/result.ts'
import { HIDDEN_LIMITS } from '../../domain/hidden/constants.ts'
import type { Deps } from '../deps.ts'

/** What a user has hidden from searches, last hidden first. */
export async function readOwnHidden({ db }: Deps, user: SessionUser): Promise<Result<HiddenList>> {
  const items = await db.rows<HiddenList['items'][number]>(sql`
    select kind, key, name
    from hidden
    where user_id = ${user.id}
    order by created_at desc, kind, key`)
  return ok({ account: user.id, items })
}

/** Hides and shows again; calls of two devices wait for each other. */
export async function changeOwnHidden(
  deps: Deps,
  user: SessionUser,
  { add, remove }: BodyOf<typeof changeHidden>,
): Promise<Result<HiddenList>> {
  await deps.db.rows(sql`
    with account as (select id from users where id = ${user.id} for update),
    shown_again as (
      delete from hidden h
      using jsonb_to_recordset(${JSON.stringify(remove)}::jsonb) as r(kind text, key text)
      where h.user_id = ${user.id} and h.kind = r.kind and h.key = r.key
    ),
    wanted as (
      select w.kind, w.key, w.name, row_number() over (partition by w.kind) as n
      from jsonb_to_recordset(${JSON.stringify(add)}::jsonb) as w(kind text, key text, name text)
      where not exists (
        select 1 from hidden h
        where h.user_id = ${user.id} and h.kind = w.kind and h.key = w.key
      )
    )
    insert into hidden (user_id, kind, key, name)
    select account.id, w.kind, w.key, w.name
    from account
    cross join wanted w
    where w.n + (select count(*) from hidden h where h.user_id = account.id and h.kind = w.kind)
      <= case w.kind when 'home' then ${HIDDEN_LIMITS.home}::int else ${HIDDEN_LIMITS.poster}::int end
    on conflict do nothing`)
  return readOwnHidden(deps, user)
}

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../../contract/public-listing.ts'
import type { HiddenKind } from '../../domain/hidden/rules.ts'
import { alertOf, type NewMatch, newsTo } from '../../domain/saved-search/alert.ts'
import {
  ALERT_RHYTHMS,
  type AlertRhythm,
  BACK_WITHIN_DAYS,
  WEEKLY_DAYS,
} from '../../domain/saved-search/constants.ts'
import { namesCitiesOff } from '../city/off-sql.ts'
import type { Deps } from '../deps.ts'
import { onOfferSql, publicListingJson } from '../listing/public.ts'
import { followerMayGetNews, mailFollowers, mailInsert, mayGetNews } from '../mail/outbox.ts'
import { alikeSql } from '../moderation/hint-sql.ts'

/** The maximum number of searches in one round, and of newest listings that it reads. */
const ROUND = { searches: 1000, news: 2000 } as const

/** Of a user, or of a follower without an account; `pairId`: of a list of two, both of whom get its mails. `person` is the same for all that lead to one mailbox. */
type DueSearch = {
  id: string
  userId: string | null
  followerId: string | null
  pairId: string | null
  person: string
  query: string
  createdAt: string
  alertedUntil: string
  before: string
}

/** The poster gets no mail about an own listing. `posterKey` is what visitors hide a poster by. */
type Posted = NewMatch & { posterId: string; posterKey: string }

const DAILY: readonly AlertRhythm[] = ALERT_RHYTHMS.filter((rhythm) => rhythm !== 'never')

/**
 * A time as text with microseconds, which sorts like the time: so listings that were approved in the same millisecond
 * are not lost.
 */
const moment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`)

/** The person behind user `u` or follower `f`, as limits see it. An account from before has no mailbox yet. */
const personSql = sql`coalesce(f.mailbox, u.mailbox, u.id)`

/**
 * Due searches of confirmed accounts and addresses, the longest waiting first. A week is twelve hours shorter here,
 * because scheduled runs are not exact.
 */
function readDue({ db }: Deps, rhythms: readonly AlertRhythm[], until: string, most: number) {
  return db.rows<DueSearch>(sql`
    select s.id, s.user_id as "userId", s.follower_id as "followerId", s.pair_id as "pairId", ${personSql} as person, s.query, ${moment('s.created_at')} as "createdAt",
      ${moment('s.alerted_until')} as "alertedUntil",
      s.alerted_until::text as before
    from saved_searches s
    left join users u on u.id = s.user_id
    left join followers f on f.id = s.follower_id
    where s.rhythm in (select jsonb_array_elements_text(${JSON.stringify(rhythms)}::jsonb))
      and (${mayGetNews} or ${followerMayGetNews})
      and s.alerted_until < ${until}::timestamptz
      and not ${namesCitiesOff(sql`s.query`)}
      and (
        s.rhythm <> 'weekly'
        or s.alerted_until <= ${until}::timestamptz - make_interval(
          days => ${WEEKLY_DAYS}, hours => -12
        )
      )
    order by s.alerted_until
    limit ${most}`)
}

/**
 * Condition: a listing with this id, an SQL expression, left the site lately, by an admin's decision or its owner's.
 * The logs keep that when the listing is deleted.
 */
export const leftLatelySql = (id: SQL): SQL => sql`
  (
    exists (
      select 1
      from moderation_log l
      where l.property_id = ${id}
        and l.decision in ('listing.rejected', 'listing.approval_undone')
        and l.decided_at > now() - make_interval(days => ${BACK_WITHIN_DAYS})
    )
    or exists (
      select 1
      from audit_log l
      where l.subject_id = ${id}
        and l.event = 'listing deleted'
        and l.at > now() - make_interval(days => ${BACK_WITHIN_DAYS})
    )
  )`

/**
 * When the home of property `p` was published before it left the site lately: as this listing, or as one like it of the
 * same poster that is no longer published.
 */
const publishedBeforeJson: SQL = sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', w.property_id, 'at', ${moment('w.decided_at')}))
    -- The log has no key of a place: there only equal names are one.
    from (select l.*, null::text as place_key from moderation_log l) w, lateral (select p.*) o
    where w.decision = 'listing.approved'
      and w.decided_at < p.approved_at
      and w.poster_id = p.user_id
      and ${leftLatelySql(sql`w.property_id`)}
      and (
        w.property_id = p.id
        or ${alikeSql}
          and not exists (select 1 from properties n where n.id = w.property_id and n.is_approved)
      )
  ), '[]'::jsonb)`

/**
 * Listings that became public since a time, and listings with a lower price; the log has the former price. A change
 * from sale to rent is no lower price.
 */
async function readNewMatches({ db }: Deps, since: string): Promise<Posted[]> {
  const rows = await db.rows<
    Omit<Posted, 'listing' | 'posterKey'> & { listing: PublicListing }
  >(sql`
    with news as (
      select p.id, p.approved_at as at, null::bigint as was, null as sold_as
      from properties p
      where p.is_approved and p.approved_at > ${since}::timestamptz
      union all
      select m.property_id, m.decided_at, (m.snapshot->'fields'->>'price')::bigint,
        m.snapshot->'fields'->>'listingType'
      from moderation_log m
      where m.decision = 'edit.approved' and m.decided_at > ${since}::timestamptz
    )
    select ${publicListingJson} as listing, p.user_id as "posterId", ${moment('n.at')} as at,
      n.was::float8 as was,
      case when n.was is null then ${publishedBeforeJson} else '[]'::jsonb end as before
    from news n
    join properties p on p.id = n.id
    join users u on u.id = p.user_id
    where ${onOfferSql} and (n.was is null or n.was > p.price and n.sold_as = p.listing_type)
    order by n.at desc
    limit ${ROUND.news}`)
  return rows.map(({ listing, ...news }) => ({
    ...news,
    posterKey: listing.owner.key,
    listing: { ...listing, by: listing.owner.role },
  }))
}

/** `searchId`: null for what a mail about a saved property told. */
type ToldRow = { person: string; searchId: string | null; listingId: string; price: number }

/**
 * What mails have told of some listings, as prices in rupees by listing: those of one search, and all to its person,
 * with those about saved properties.
 */
async function readTold({ db }: Deps, due: readonly DueSearch[], news: readonly Posted[]) {
  const ids = (all: readonly string[]) =>
    sql`(select jsonb_array_elements_text(${JSON.stringify([...new Set(all)])}::jsonb))`
  const listings = news.flatMap(({ listing, before }) => [listing.id, ...before.map((b) => b.id)])
  const users = ids(due.flatMap(({ userId }) => userId ?? []))
  const people = ids(due.map(({ person }) => person))
  const rows = await db.rows<ToldRow>(sql`
    with accounts as (
      select u.id, coalesce(u.mailbox, u.id) as person from users u where u.id in ${users}
      union
      select u.id, u.mailbox from users u where u.mailbox in ${people}
    ),
    searches as (
      select s.id, a.person from accounts a join saved_searches s on s.user_id = a.id
      union all
      select s.id, f.mailbox
      from followers f
      join saved_searches s on s.follower_id = f.id
      where f.mailbox in ${people}
    )
    select s.person, t.search_id as "searchId", t.listing_id as "listingId",
      t.price::float8 as price
    from told_listings t
    join searches s on s.id = t.search_id
    where t.listing_id in ${ids(listings)}
    union all
    select a.person, null, s.listing_id, s.told_price::float8
    from accounts a
    join shortlist s on s.user_id = a.id
    where s.listing_id in ${ids(listings)} and s.told_price is not null`)
  const bySearch = Map.groupBy(rows, ({ searchId }) => searchId)
  const byPerson = Map.groupBy(rows, (row) => row.person)
  return ({ id, person }: DueSearch) => ({
    prices: new Map(bySearch.get(id)?.map((row) => [row.listingId, row.price])),
    known: new Map(
      [...Map.groupBy(byPerson.get(person) ?? [], ({ listingId }) => listingId)].map(
        ([listingId, told]) => [listingId, told.map(({ price }) => price)],
      ),
    ),
  })
}

/**
 * What those who get the mails of searches have hidden from theirs: the user of each, and the other of its list of two.
 */
async function readHidden({ db }: Deps, due: readonly DueSearch[], news: readonly Posted[]) {
  const keyOf = (...parts: readonly (string | boolean)[]) => parts.join(' ')
  const searches = due.filter(({ userId }) => userId).map(({ id }) => id)
  const rows = await db.rows<{ id: string; byOther: boolean; kind: HiddenKind; key: string }>(sql`
    select s.id, h.user_id <> s.user_id as "byOther", h.kind, h.key
    from saved_searches s
    join hidden h
      on h.user_id = s.user_id
        or h.user_id in (select g.user_id from shortlist_seats g where g.pair_id = s.pair_id)
    where s.id in (select jsonb_array_elements_text(${JSON.stringify(searches)}::jsonb))`)
  const hidden = new Set(rows.map(({ id, byOther, kind, key }) => keyOf(id, byOther, kind, key)))
  const posterOf = new Map(news.map(({ listing, posterKey }) => [listing.id, posterKey]))
  return ({ id: search }: DueSearch, { byOther }: { byOther: boolean }) =>
    ({ listing: { id } }: NewMatch) =>
      !hidden.has(keyOf(search, byOther, 'home', id)) &&
      !hidden.has(keyOf(search, byOther, 'poster', posterOf.get(id) ?? ''))
}

/** What a mail says of a search; null where there is nothing to say. */
function dataOf(id: string, alert: ReturnType<typeof alertOf>) {
  const { prices = [], ...data } = alert ?? {}
  return prices.length > 0 ? { id, ...data } : null
}

/**
 * Mails users and followers about new results of their saved searches: one mail per address and round, written in the
 * statement that stores until when each search has been reported, and what was told, also of what its user has saved.
 * Returns how many searches were processed, and whether any mail was put into the outbox.
 */
async function mailRound(deps: Deps, rhythms: readonly AlertRhythm[], until: string, most: number) {
  const due = await readDue(deps, rhythms, until, most)
  const [longest] = due
  if (!longest) return { searches: 0, mailed: false }
  const news = await readNewMatches(deps, longest.alertedUntil)
  const now = new Date(until)
  const [toldTo, shownTo] = [await readTold(deps, due, news), await readHidden(deps, due, news)]
  // The address that this round tells of a lower price, by person: another address of the mailbox is not told as well.
  const fallsTold = new Map<string, string | null>()
  const told = due.map((search) => {
    const { id, userId, followerId, pairId, person, query, before } = search
    const owner = userId ?? followerId
    const keyOf = (listingId: string) => `${person} ${listingId}`
    const others = news.filter(
      ({ posterId, was, listing }) =>
        posterId !== userId &&
        (was === null || (fallsTold.get(keyOf(listing.id)) ?? owner) === owner),
    )
    const fresh = newsTo({ ...search, ...toldTo(search) }, others)
    const alert = alertOf(query, fresh.filter(shownTo(search, { byOther: false })), now)
    for (const listingId of alert?.cheaper ?? []) fallsTold.set(keyOf(listingId), owner)
    const ofOther = pairId && alertOf(query, fresh.filter(shownTo(search, { byOther: true })), now)
    return {
      ...{ id, before, prices: alert?.prices ?? [], data: dataOf(id, alert) },
      other: dataOf(id, ofOther || null),
    }
  })
  const recipients = (owner: SQL) => sql`
    select ${owner},
      jsonb_build_object('searches', jsonb_agg(told.data order by told.data ? 'by', told.id)) as data
    from (select id, user_id, follower_id, data from told union all select * from shared) told
    where jsonb_typeof(told.data) = 'object' and ${owner} is not null
    group by ${owner}`
  const mails = await deps.db.rows(sql`
    with told as (
      update saved_searches s
      set alerted_until = ${until}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as x(
        id text, before text, data jsonb, other jsonb, prices jsonb
      )
      where s.id = x.id and s.alerted_until::text = x.before and s.rhythm <> 'never'
      returning s.id, s.user_id, s.follower_id, s.pair_id, x.data, x.other, x.prices
    ),
    -- The same for the other person of a list of two, if they want mails about it.
    shared as (
      select t.id, g.user_id, null::text as follower_id, t.other || jsonb_build_object('by', o.name) as data
      from told t
      join users o on o.id = t.user_id
      join shortlist_seats g on g.pair_id = t.pair_id and g.user_id <> t.user_id and g.mails
      join users u on u.id = g.user_id
      where jsonb_typeof(t.other) = 'object' and ${mayGetNews}
    ),
    noted as (
      insert into told_listings (search_id, listing_id, price)
      select told.id, l.id, l.price
      from told, jsonb_to_recordset(told.prices) as l(id text, price bigint)
      on conflict (search_id, listing_id) do update
      set price = excluded.price, told_at = now()
    ),
    hearted as (
      update shortlist s
      set told_price = l.price
      from told, jsonb_to_recordset(told.data->'listings') as l(id text, price bigint), properties p
      where s.user_id = told.user_id
        and s.listing_id = l.id
        and p.id = l.id
        and p.listing_type = s.listing_type
        and l.price < coalesce(s.told_price, s.price)
    ),
    to_users as (
      ${mailInsert(deps, 'saved search', recipients(sql`told.user_id`))} returning id
    ),
    to_followers as (
      ${mailFollowers(deps, 'saved search', recipients(sql`told.follower_id`))} returning id
    )
    select id from to_users union all select id from to_followers`)
  return { searches: due.length, mailed: mails.length > 0 }
}

/** Processes the due searches with these rhythms; returns whether any mail was put into the outbox. */
async function mailDueAlerts(
  deps: Deps,
  rhythms: readonly AlertRhythm[],
  most: number,
): Promise<boolean> {
  const row = await deps.db.row<{ now: string }>(sql`select now()::text as now`)
  if (!row || !deps.env.rules.mails) return false
  let mailed = false
  let round: Awaited<ReturnType<typeof mailRound>>
  do {
    round = await mailRound(deps, rhythms, row.now, most)
    mailed ||= round.mailed
  } while (round.searches === most)
  return mailed
}

/** Puts the mails about searches with the rhythm "at once" into the outbox; returns whether there were any. */
export const mailAlertsAtOnce = (deps: Deps): Promise<boolean> =>
  mailDueAlerts(deps, ['at once'], ROUND.searches)

/**
 * Runs once a day for every search, so that a lost due time loses no result. `most` is the number of searches in one
 * round.
 */
export const mailDailyAlerts = (deps: Deps, most: number = ROUND.searches): Promise<boolean> =>
  mailDueAlerts(deps, DAILY, most)

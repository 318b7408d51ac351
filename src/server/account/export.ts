import { sql } from 'drizzle-orm/sql/sql'
import { DECISION_LABELS } from '#english/moderation/texts'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { indianTime } from '../../domain/time/calendar.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { LAUNCH_SQL } from '../launch/sql.ts'
import { storedJson, told } from '../listing/columns.ts'
import { followedBy, saidBy } from './delete.ts'
import { countAttempt, rateLimited } from './rate-limit.ts'

const rows = (of: ReturnType<typeof sql>) =>
  sql`coalesce((select jsonb_agg(r) from (${of}) r), '[]'::jsonb)`

const SENT = sql`
  e.name, e.email, e.mobile_number as "mobileNumber", e.message, e.created_at as "createdAt"`
const ANSWERED = sql`answer, answered_at as "answeredAt"`

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/

/** Rewrites the database's times in the zone of India; what people wrote stays, whatever it looks like. */
function inIndia(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => inIndia(each))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inIndia(part, key)]))
  const isTime =
    typeof value === 'string' && /(^at|At|^since|Since)$/.test(name) && TIME.test(value)
  return isTime ? indianTime(new Date(value)) : value
}

/**
 * All data stored about a user, in one statement that also writes the export to the audit log. Photos are listed by
 * their keys, times in the zone of India; secrets are left out.
 */
export async function exportOwnData(
  deps: Deps,
  user: SessionUser,
): Promise<Result<Record<string, unknown>>> {
  const wait = await countAttempt(deps.db, `export:${user.id}`, RATE_LIMITS.exportData)
  if (wait !== null) return rateLimited(wait)
  const event = { event: 'data exported', actorId: user.id, subjectId: user.id } as const
  const id = user.id
  const row = await deps.db.row<{ data: Record<string, unknown> }>(sql`
    with audited as (${auditInsert(deps, event, sql`true`)})
    select jsonb_build_object(
      'exportedAt', now(),
      'account', jsonb_build_object(
        'id', u.id, 'name', u.name, 'waitingName', u.waiting_name, 'refusedName', u.refused_name,
        'email', u.email, 'mobileNumber', u.mobile_number, 'whatsApp', u.whats_app,
        'messagesOnly', u.messages_only, 'ownReasons', to_jsonb(u.own_reasons),
        'agentRera', u.agent_rera, 'language', u.language, 'publicPage', u.public_page, 'role', u.role,
        'status', u.status, 'createdAt', u.created_at,
        'emailVerifiedAt', u.email_verified_at, 'mailsStopped', u.mail_stop,
        'savedHomeMails', u.saved_home_mails, 'remindedAt', u.reminded_at, 'twoStepSince', u.totp_since
      ),
      'sessions', ${rows(sql`
        select device, created_at as "startedAt", last_seen_at as "lastSeenAt"
        from sessions
        where user_id = ${id}
        order by created_at`)},
      'listings', coalesce((
        select jsonb_agg(
          ${told(storedJson('p'))}
            || jsonb_build_object(
              'id', p.id, 'noteToAdmin', p.note_to_admin, 'reference', p.reference, 'fileId', p.file_id,
              'approved', p.is_approved, 'availability', p.availability,
              'createdAt', p.created_at, 'approvedAt', p.approved_at, 'confirmedAt', p.confirmed_at,
              'closedAt', p.closed_at, 'goneAskedAt', p.gone_asked_at, 'hiddenAt', p.hidden_at,
              'messagesOnly', p.messages_only,
              'history', ${rows(sql`
                select kind, amount, listing_type as "listingType", at
                from listing_events e
                where e.property_id = p.id
                order by at, id`)},
              'sameHomes', ${rows(sql`
                select other_id as "otherId", is_same as "isSame", decided_at as at
                from same_homes h
                where h.listing_id = p.id
                order by decided_at, other_id`)}
            )
          order by p.created_at
        )
        from properties p
        where p.user_id = ${id}
      ), '[]'::jsonb),
      'changesWaiting', ${rows(sql`
        select property_id as "listingId", ${told(sql`fields`)} as fields,
          note_to_admin as "noteToAdmin", file_id as "fileId", created_at as "createdAt"
        from property_edits
        where user_id = ${id}
        order by created_at`)},
      'decisions', ${rows(sql`
        select property_id as "listingId",
          ${JSON.stringify(DECISION_LABELS)}::jsonb ->> decision as decision,
          reason, decided_at as "decidedAt", ${told(sql`snapshot->'fields'`)} as fields,
          snapshot->>'reference' as reference
        from moderation_log
        where poster_id = ${id}
        order by decided_at`)},
      'photos', ${rows(sql`
        select i.key, i.property_id as "listingId", p.photo_rooms ->> i.id as room,
          p.photo_origins ->> i.id as origin, i.bytes, i.width, i.height, i.file_id as "fileId", i.created_at as "uploadedAt"
        from images i
        left join properties p on p.id = i.property_id
        where i.user_id = ${id}
        order by i.created_at`)},
      'questionsReceived', ${rows(sql`
        select about, name, email, mobile_number as "mobileNumber", message,
          created_at as "createdAt", ${ANSWERED}
        from enquiries
        where owner_id = ${id}
        order by created_at`)},
      'questionsSent', ${rows(sql`
        select about, ${SENT}, ${ANSWERED}, language
        from enquiries e
        where ${saidBy}
        order by e.created_at`)},
      'messagesSent', ${rows(sql`
        select ${SENT}, e.complaint, e.due_at as "dueAt" from contacts e where ${saidBy} order by e.created_at`)},
      'launchesSent', ${rows(sql`
        select ${LAUNCH_SQL.json('l')} as fields, l.photo_ids as "photoIds", l.state,
          l.due_at as "dueAt", l.reason, l.decided_at as "decidedAt", l.entry_id as "entryId",
          l.created_at as "createdAt"
        from launches l
        where l.user_id = ${id}
        order by l.created_at`)},
      'rightsToOffer', ${rows(sql`
        select r.id as "listingId", r.unit, r.tower, r.kind as "paperWaiting", r.sent_at as "sentAt",
          r.letter_asked_at as "ownerAskedAt",
          r.outcome, r.reason, r.answered_at as "answeredAt", r.seen_kind as "seenKind",
          r.seen_at as "seenAt", to_jsonb(r.agree) as agree
        from rights_to_offer r
        where r.user_id = ${id}
        order by r.id`)},
      'doubtsAnswered', ${rows(sql`
        select d.id as "listingId", d.asked_at as "askedAt", d.answer, d.answered_at as "answeredAt"
        from offer_doubts d
        join properties p on p.id = d.id
        where p.user_id = ${id}
        order by d.asked_at`)},
      'reportsSent', ${rows(sql`
        select about, reason, note, created_at as "createdAt", due_at as "dueAt", outcome,
          handled_at as "handledAt", language
        from reports
        where reporter_id = ${id}
        order by created_at`)},
      'savedSearches', ${rows(sql`
        select query, rhythm, case when alerted_until > now() then alerted_until end as "pausedUntilAt",
          pair_id is not null as "sharedWithOther", created_at as "savedAt",
          ${rows(sql`
            select listing_id as "listingId", price, told_at as "toldAt"
            from told_listings
            where search_id = saved_searches.id
            order by told_at`)} as "toldOf"
        from saved_searches
        where user_id = ${id}
        order by created_at`)},
      'searchesWithoutAccount', ${rows(sql`
        select s.query, s.rhythm, s.created_at as "savedAt", f.heard_at as "heardAt"
        from followers f
        join saved_searches s on s.follower_id = f.id
        where ${followedBy(sql`f`)}
        order by s.created_at`)},
      'shortlist', ${rows(sql`
        select listing_id as "listingId", name, note, price, told_price as "toldPrice",
          created_at as "savedAt"
        from shortlist
        where user_id = ${id}
        order by created_at, place`)},
      'hidden', ${rows(sql`
        select kind, key, name, created_at as "hiddenAt"
        from hidden
        where user_id = ${id}
        order by created_at, kind, key`)},
      'shortlistLink', ${rows(sql`
        select notes as "showsNotes", name as "showsName", created_at as "since"
        from shortlist_links
        where user_id = ${id}`)},
      'listsOfTwo', ${rows(sql`
        select s.host as "iInvited", case when s.host then g.name else o.name end as "with",
          s.created_at as "since", s.looked_at as "lookedAt", s.mails,
          ${rows(sql`
            select a.listing_id as "listingId", a.name, a.answer, a.note, a.changed_at as at
            from shortlist_answers a
            where a.seat_id = s.id
            order by a.changed_at, a.listing_id`)} as "saidByMe",
          ${rows(sql`
            select a.listing_id as "listingId", a.name, a.answer, a.note, a.changed_at as at
            from shortlist_answers a
            where a.seat_id = g.id
            order by a.changed_at, a.listing_id`)} as "saidByTheOther"
        from shortlist_seats s
        join shortlist_pairs p on p.id = s.pair_id
        join users o on o.id = p.user_id
        left join shortlist_seats g on g.pair_id = p.id and g.id <> s.id
        where s.user_id = ${id}
        order by s.created_at`)},
      'phoneNumbersSeen', ${rows(sql`
        select property_id as "listingId", created_at as "seenAt"
        from phone_reveals
        where viewer_id = ${id}
        order by created_at`)},
      'activity', ${rows(sql`
        select event, at from audit_log where actor_id = ${id} or subject_id = ${id} order by at`)}
    ) as data
    from users u
    where u.id = ${id}`)
  if (!row) return fail('not_signed_in')
  logEvent(deps, event)
  return ok(inIndia(row.data) as Record<string, unknown>)
}

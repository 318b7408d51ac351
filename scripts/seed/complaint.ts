import type { SQL } from 'drizzle-orm/sql/sql'
import type { AuditEvent } from '../../src/domain/audit/constants.ts'
import { storedAbout } from '../../src/domain/listing/name.ts'
import type { ListingFields } from '../../src/domain/listing/schema.ts'
import { COMPLAINT_RULES } from '../../src/domain/report/complaints.ts'
import { REPORT_CLASSES, type ReportReason } from '../../src/domain/report/constants.ts'
import { newId } from '../../src/server/ids.ts'
import { insertRows } from './insert-rows.ts'

type Home = ListingFields & {
  id: string
  userId: string | undefined
  isApproved: boolean
  createdAt: string
}

const HOUR_MS = 3_600_000
/** When the complaint came, and how long the home was published before: its writer has been there. */
const HOURS_AGO = 20
const PUBLISHED_HOURS = 15 * 24

const REASON = 'Wrong price or facts' satisfies ReportReason
const NOTE =
  'I was there last week. It has two bedrooms and a store room without a window, not three bedrooms.'

/** Returns the home that the complaint is about: one for which its words can be true. */
const complainedOf = <One extends Home>(homes: readonly One[], reporterId: string) =>
  homes.findLast(
    (home) =>
      home.isApproved &&
      home.userId !== reporterId &&
      home.propertyType === 'Flat/Apartment' &&
      home.listingType === 'Sell' &&
      home.bedrooms === 3 &&
      Date.parse(home.createdAt) < Date.now() - PUBLISHED_HOURS * HOUR_MS,
  )

/**
 * Returns the statements that insert a visitor's complaint about a published home, and its line in the audit log, as
 * sending one does. The network is left out, as if the cleanup had erased it.
 */
export function complaintOf(homes: readonly Home[], reporterId: string): SQL[] {
  const home = complainedOf(homes, reporterId)
  if (!home) return []
  const at = Date.now() - HOURS_AGO * HOUR_MS
  const createdAt = new Date(at).toISOString()
  const hours = COMPLAINT_RULES[REPORT_CLASSES[REASON]].hours
  return [
    insertRows('reports', [
      {
        id: newId(),
        propertyId: home.id,
        about: storedAbout(home),
        reporterId,
        reason: REASON,
        note: NOTE,
        submissionKey: 'demo-complaint-00001',
        language: 'en',
        dueAt: new Date(at + hours * HOUR_MS).toISOString(),
        createdAt,
      },
    ]),
    insertRows('audit_log', [
      {
        event: 'listing reported' satisfies AuditEvent,
        actorId: reporterId,
        subjectId: home.id,
        details: { reason: REASON },
        requestId: 'demo',
        at: createdAt,
      },
    ]),
  ]
}

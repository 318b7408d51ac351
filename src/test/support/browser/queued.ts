import type { Desk, QueuedListing } from '../../../contract/moderation.ts'
import { HINTS, type HintRecord } from '../../../domain/hints/constants.ts'
import { QUEUE_FILTER_NAMES } from '../../../domain/moderation/filter.ts'
import { listingFields } from '../data/listing-fields.ts'

export const nameOf = (n: number) => `Kesar Heights, tower ${n}`

/** A listing in the queue, the same for the same number. */
export const queued = (n: number): QueuedListing => ({
  ...listingFields({ projectBuildingName: nameOf(n) }),
  id: `listing-${n}`,
  version: 1,
  photos: [
    { id: `photo-${n}`, key: 'a'.repeat(20), width: 800, height: 600, placeholder: 'data:,' },
  ],
  noteToAdmin: null,
  reference: null,
  file: null,
  createdAt: new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString(),
  readAt: '2026-11-20T09:00:00.000Z',
  newcomer: false,
  reraSeenAt: null,
  hints: n % 2 ? ['duplicate'] : [],
  marks: [],
  contacts: [],
  poster: {
    id: 'asha',
    name: 'Asha',
    email: 'asha@example.in',
    emailVerified: false,
    mobileNumber: '9876543210',
    role: 'Owner',
    nameHints: [],
    photo: null,
    approved: 0,
    rejected: 0,
  },
})

/** A desk with this queue. */
export const deskOf = (queue: QueuedListing[]): Desk => ({
  queue,
  matching: queue.length,
  facets: Object.fromEntries(QUEUE_FILTER_NAMES.map((name) => [name, {}])) as Desk['facets'],
  log: [],
  hintRecord: Object.fromEntries(
    HINTS.map((hint) => [hint, { decided: 0, rejected: 0 }]),
  ) as HintRecord,
  today: { decided: 0, oldest: queue[0]?.createdAt ?? null },
  counts: {
    pending: 30,
    prices: 0,
    approved: 0,
    rejected: 0,
    users: 1,
    reported: 0,
    names: 0,
    overdueReports: 0,
    overdueMessages: 0,
    overdueLaunches: 0,
    overduePapers: 0,
  },
})

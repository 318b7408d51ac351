import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { makePending, makePhotoRow, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { createListing } from '../listing/create.ts'
import { readOwnListings } from '../listing/own.ts'
import { rejectListing } from './decide.ts'
import { undoDecision } from './undo.ts'

const ROUNDS = 40

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')

/**
 * Undoes a rejection and reposts it at the same instant; returns both results, and the log's answers to the rejection.
 */
async function undoAndRepost(photoIds: string[]) {
  const id = await makePending(backend.db, owner, {}, photoIds)
  const rejected = await rejectListing(backend, admin, id, 1, 'The photos show another flat.')
  const again = rejected.ok ? rejected.value.decisionId : ''
  const [undone, posted] = await Promise.all([
    undoDecision(backend, admin, again),
    createListing(backend, owner, {
      fields: listingFields(),
      photoIds,
      submissionKey: newSubmissionKey(),
      repostOf: again,
    }),
  ])
  const answers = await backend.db.rows<{ decision: string }>(
    sql`select decision from moderation_log where undoes = ${again}`,
  )
  const states = (await readOwnListings(backend.db, owner.id))
    .filter((listing) => listing.id === id)
    .map((listing) => listing.state)
  return {
    undone: undone.ok,
    posted: posted.ok,
    answers: answers.map((answer) => answer.decision),
    states,
  }
}

describe('A rejection that is undone and reposted at the same instant', () => {
  test('without photos: is either undone or reposted, never both', async () => {
    const rounds = await Promise.all(Array.from({ length: ROUNDS }, () => undoAndRepost([])))
    for (const { undone, posted, answers, states } of rounds) {
      expect(posted).toBe(true)
      expect([answers, states]).toEqual(
        undone ? [['listing.rejection_undone'], ['pending']] : [['listing.reposted'], []],
      )
    }
  })

  test('with photos: one of the two gets them, and there is no deadlock', async () => {
    const photos = () => Promise.all([1, 2, 3].map(() => makePhotoRow(backend.db, owner)))
    const rounds = await Promise.all(
      Array.from({ length: ROUNDS }, async () => undoAndRepost(await photos())),
    )
    for (const { undone, posted, answers } of rounds) {
      expect(posted).toBe(!undone)
      expect(answers).toEqual([undone ? 'listing.rejection_undone' : 'listing.reposted'])
    }
  })
})

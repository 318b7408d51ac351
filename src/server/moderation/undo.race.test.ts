import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { referenceKey } from '../../domain/listing/reference.ts'
import { makePending, makePhotoRow, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
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
async function undoAndRepost(
  photoIds: string[],
  { reference = null, named = true }: { reference?: string | null; named?: boolean } = {},
) {
  const id = await makePending(backend.db, owner, {}, photoIds)
  if (reference)
    await backend.db.rows(sql`
      update properties set reference = ${reference}, reference_key = ${referenceKey(reference)}
      where id = ${id}`)
  const rejected = await rejectListing(backend, admin, id, 1, 'The photos show another flat.')
  const again = rejected.ok ? rejected.value.decisionId : ''
  const [undone, posted] = await Promise.all([
    undoDecision(backend, admin, again),
    createListing(backend, owner, {
      fields: listingFields(),
      photoIds,
      submissionKey: newSubmissionKey(),
      reference,
      repostOf: named ? again : null,
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

  test.each([
    ['named', true],
    ['found by it', false],
  ])(
    'with a reference, and %s: there is one listing with it, and no deadlock',
    async (_, named) => {
      const rounds = await Promise.all(
        Array.from({ length: ROUNDS }, (__, n) =>
          undoAndRepost([], { reference: `${named}-${n}`, named }),
        ),
      )
      for (const { undone, posted, answers } of rounds) {
        expect(posted).toBe(!undone)
        expect(answers).toEqual([undone ? 'listing.rejection_undone' : 'listing.reposted'])
      }
      const row = await backend.db.row<{ count: number }>(sql`
      select count(*) as count from properties where reference like ${`${named}-%`}`)
      expect(row?.count).toBe(ROUNDS)
    },
  )

  test('is not undone where another listing takes its reference at the same instant', async () => {
    const rounds = await Promise.all(
      Array.from({ length: ROUNDS }, async (_, n) => {
        const reference = `other-${n}`
        const rejection = async (id: string) => {
          const rejected = await rejectListing(backend, admin, id, 1, 'Not this one.')
          return rejected.ok ? rejected.value.decisionId : ''
        }
        const submit = async (repostOf: string | null) => {
          const made = await createListing(backend, owner, {
            fields: listingFields(),
            photoIds: [],
            submissionKey: newSubmissionKey(),
            reference,
            repostOf,
          })
          return made.ok ? made.value.id : ''
        }
        const first = await rejection(await submit(null))
        const second = await rejection(await makePending(backend.db, owner))
        const [undone, posted] = await Promise.all([
          undoDecision(backend, admin, first),
          submit(second),
        ])
        return [undone.ok || undone.code, posted !== '']
      }),
    )
    for (const [undone, posted] of rounds)
      expect([
        [true, false],
        ['cannot_undo', true],
      ]).toContainEqual([undone, posted])
  })
})

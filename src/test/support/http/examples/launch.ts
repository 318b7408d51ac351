import { expect } from 'vitest'
import { makePhotoRow, makeUser, newSubmissionKey } from '../../data/factories.ts'
import { makeLaunch } from '../../data/launches.ts'
import { launchFields } from '../../structure/launch-fields.ts'
import { anId, type Examples } from './example.ts'

const sender = expect.objectContaining({ role: 'Owner', status: 'active', confirmed: false })

export const launchExamples = {
  sendLaunch: async ({ db, caller }) => {
    const photoIds = [await makePhotoRow(db, caller)]
    return {
      body: { fields: launchFields, photoIds, submissionKey: newSubmissionKey() },
      reply: { id: anId, dueAt: expect.any(String) },
      fixed: () => ({ fields: launchFields, photoIds, submissionKey: newSubmissionKey() }),
    }
  },
  readOwnLaunches: async ({ db, caller }) => {
    const { id } = await makeLaunch(db, caller)
    const own = expect.objectContaining({ id, state: 'waiting', entry: null })
    return { reply: { launches: expect.arrayContaining([own]) } }
  },
  withdrawLaunch: async ({ db, caller }) => {
    const { id } = await makeLaunch(db, caller)
    return { params: { id }, reply: { id } }
  },
  readLaunches: async ({ db }) => {
    const { id } = await makeLaunch(db, await makeUser(db))
    return {
      query: { state: 'waiting' },
      reply: {
        rows: expect.arrayContaining([expect.objectContaining({ id, sender, decidedBy: null })]),
        more: expect.any(Boolean),
        counts: {
          waiting: expect.any(Number),
          published: expect.any(Number),
          declined: expect.any(Number),
        },
      },
    }
  },
  readLaunch: async ({ db }) => {
    const { id, photoId } = await makeLaunch(db, await makeUser(db))
    const photos = [expect.objectContaining({ id: photoId })]
    return { params: { id }, reply: expect.objectContaining({ id, sender, photos }) }
  },
  declineLaunch: async ({ db }) => {
    const { id } = await makeLaunch(db, await makeUser(db))
    return {
      params: { id },
      body: { reason: 'The number is not on the register.' },
      reply: { id },
    }
  },
} satisfies Examples

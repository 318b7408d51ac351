import { expect } from 'vitest'
import { makeEntry } from '../../data/entries.ts'
import { makeCityProject, newSubmissionKey } from '../../data/factories.ts'
import { entryFields } from '../../structure/entry-fields.ts'
import { anId, approved, type Examples } from './example.ts'

export const contentExamples = {
  readCityProjects: async ({ db }) => {
    const id = await makeCityProject(db)
    return {
      params: { city: 'noida' },
      reply: { projects: expect.arrayContaining([expect.objectContaining({ id, city: 'Noida' })]) },
    }
  },
  readContent: async ({ db }) => {
    const id = await makeCityProject(db)
    const entry = {
      id,
      version: expect.any(Number),
      createdAt: expect.any(String),
      fields: expect.objectContaining({ projectBuildingName: 'Sarovar Greens', imageUrls: [] }),
      reraSeenAt: null,
    }
    return {
      params: { collection: 'projectExplore' },
      reply: { entries: expect.arrayContaining([entry]) },
    }
  },
  createEntry: async () => ({
    body: {
      collection: 'cityData',
      fields: entryFields.cityData,
      submissionKey: newSubmissionKey(),
    },
    reply: { id: anId },
    // Only what a builder has sent publishes a launch.
    fixed: () => ({ submissionKey: newSubmissionKey(), launch: undefined }),
  }),
  updateEntry: async ({ db, caller }) => {
    const { id, version } = await makeEntry(db, caller, 'projectExplore')
    const fields = { ...entryFields.projectExplore, city: 'Kanpur' }
    return {
      params: { id },
      body: { collection: 'projectExplore', fields, version },
      reply: { version: expect.any(Number) },
      fixed: () => ({ collection: 'projectExplore', fields, version }),
    }
  },
  projectSeenOnRegister: async ({ db, caller }) => {
    const number = 'UPRERAPRJ12345'
    const { id } = await makeEntry(db, caller, 'projectExplore', { reraNumber: number })
    return {
      params: { collection: 'projectExplore', id },
      body: { number },
      reply: { seenAt: expect.any(String) },
      fixed: () => ({ number }),
    }
  },
  removeEntry: async ({ db, caller }) => {
    const { id } = await makeEntry(db, caller, 'comingSoon')
    return { params: { collection: 'comingSoon', id }, reply: { id } }
  },
  readPublished: async ({ db }) => {
    const id = await approved(db)
    const listing = { id, version: 2, poster: 'Owner', availability: 'available', expired: false }
    return {
      query: { q: id },
      reply: { rows: [expect.objectContaining(listing)], more: false },
    }
  },
  unpublishListing: async ({ db }) => ({
    params: { id: await approved(db) },
    body: { version: 2, reason: 'It has been let for weeks.' },
    reply: { decisionId: anId },
    fixed: () => ({ version: 2 }),
  }),
  setAvailability: async ({ db, caller }) => ({
    params: { id: await approved(db, caller) },
    body: { version: 2, closed: true },
    reply: { version: 3 },
    // Only what was closed a moment ago can be undone.
    fixed: () => ({ version: 2, undo: undefined }),
  }),
} satisfies Examples

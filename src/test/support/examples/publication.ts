import { expect } from 'vitest'
import type { Examples } from './example.ts'

const publication = {
  revision: expect.any(Number),
  requestedAt: expect.toSatisfy((time) => time === null || !Number.isNaN(Date.parse(String(time)))),
  lastBuild: null,
  now: expect.any(String),
}

export const publicationExamples = {
  readPublication: async () => ({ reply: publication }),
  requestPublication: async () => ({ reply: publication }),
} satisfies Examples

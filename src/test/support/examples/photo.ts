import { expect } from 'vitest'
import { makePhotoRow } from '../factories.ts'
import { cameraFile } from '../pictures.ts'
import { anId, type Examples } from './example.ts'

export const photoExamples = {
  uploadPhoto: async () => ({
    bytes: await cameraFile(400, 300),
    reply: {
      id: anId,
      key: expect.stringMatching(/^property_images\//),
      width: 300,
      height: 400,
      placeholder: expect.stringMatching(/^data:image\/webp/),
    },
  }),
  removePhoto: async ({ db, caller }) => {
    const id = await makePhotoRow(db, caller)
    return { params: { id }, reply: { id } }
  },
} satisfies Examples

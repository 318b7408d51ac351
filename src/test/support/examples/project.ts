import { expect } from 'vitest'
import { makeCityProject } from '../factories.ts'
import type { Examples } from './example.ts'

export const projectExamples = {
  readProject: async ({ db }) => {
    const id = await makeCityProject(db)
    return {
      params: { id },
      reply: {
        id,
        city: 'Noida',
        projectBuildingName: 'Sarovar Greens',
        locality: 'Sector 75',
        propertyCategory: 'Residential',
        imageUrls: [],
        createdAt: expect.any(String),
        launch: null,
      },
    }
  },
  readCityProjects: async ({ db }) => {
    const id = await makeCityProject(db)
    return {
      params: { city: 'noida' },
      reply: { projects: expect.arrayContaining([expect.objectContaining({ id, city: 'Noida' })]) },
    }
  },
} satisfies Examples

import { LISTING_MESSAGES } from '../listing/messages.ts'
import { citySlug } from '../city/rules.ts'

/** A city project as pages show it. `city` is free text; `imageUrls` are addresses of pictures, first shown first. */
export type Project = {
  id: string
  city: string
  projectBuildingName: string
  locality: string
  propertyCategory: string
  imageUrls: string[]
}

/** Reads a stored document of older spelling: capitalised field names count where the plain one is missing. */
export function normaliseProject(id: string, document: Record<string, unknown>): Project {
  const text = (plain: string, capital: string) => {
    const value = document[plain] ?? document[capital]
    return typeof value === 'string' ? value : ''
  }
  const images = document.imageUrls ?? document.imageURL
  return {
    id,
    city: text('city', 'City'),
    projectBuildingName: text('projectBuildingName', 'ProjectBuildingName') || LISTING_MESSAGES.untitled,
    locality: text('locality', 'Locality'),
    propertyCategory: text('propertyCategory', 'PropertyCategory'),
    imageUrls: Array.isArray(images) ? images.filter((image) => typeof image === 'string') : typeof images === 'string' ? [images] : [],
  }
}

/** Where a project's page lives: /{city}/{id}, or /unknown/{id}. */
export function projectAddress(project: { id: string; city: string }): string {
  return `/${citySlug(project.city)}/${project.id}/`
}

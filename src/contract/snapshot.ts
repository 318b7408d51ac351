import type { PublicListing } from './public-listing.ts'
import type { Project } from '../domain/project/schema.ts'

/** Everything the pages show, read from the database in one statement; listings newest first. */
export type SiteSnapshot = {
  revision: number
  takenAt: string
  listings: PublicListing[]
  /** When a decision or a sale last changed the page of a listing, by its id. */
  changedAt: Record<string, string>
  projects: Project[]
  newProjects: Project[]
  comingSoon: {
    id: string
    image: string
    title: string
    description: string
    listingType: string
    propertyType: string
    city: string
  }[]
  cityData: {
    id: string
    title: string
    about: string
    location: string
    projectType: string
    amenities: string[]
    priceMin: number
    priceMax: number
  }[]
  /** Entries of `projects`; price in rupees. */
  simpleProjects: {
    id: string
    title: string
    heading: string
    description: string
    location: string
    price: number
    propertyType: string
    propertyCategory: string
    listingType: string
  }[]
}

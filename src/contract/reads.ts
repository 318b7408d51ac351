/** Addresses of what content pages read; apart from the endpoints, so that those pages need no schemas. */
export const READS = {
  session: '/api/me',
  listing: '/api/listings/:id',
  /** Several listings by their ids, joined by commas. */
  listings: '/api/listings-by-id/:ids',
  newListings: '/api/new-listings/:revision',
  project: '/api/projects/:id',
  cityProjects: '/api/city-projects/:city',
} as const

/** The CDN's tag for what was approved since a build. */
export const NEW_LISTINGS_TAG = 'new-listings'

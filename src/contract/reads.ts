/** Addresses of what content pages read; apart from the endpoints, so that those pages need no schemas. */
export const READS = {
  session: '/api/me',
  listing: '/api/listings/:id',
  newListings: '/api/new-listings/:revision',
  project: '/api/projects/:id',
  cityProjects: '/api/city-projects/:city',
} as const

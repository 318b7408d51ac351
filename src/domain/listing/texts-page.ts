/** Words on the page of a listing and on its cards. */
export const LISTING_PAGE_TEXTS = {
  back: (city: string) => `Properties in ${city}`,
  facts: 'Facts',
  amenities: 'Amenities',
  description: 'Description',
  similar: (city: string) => `Similar properties in ${city}`,
  owner: 'Owner',
  agent: 'Agent',
  memberSince: (role: string, month: string) => `${role}, member since ${month}`,
  agentRera: (number: string) => `RERA agent no. ${number}`,
  save: 'Save',
  perSquareFoot: 'per sq ft',
  /** Follows the number of photos, for screen readers. */
  photos: 'photos',
  confirmed: 'Confirmed',
  about: 'about',
} as const

import { SERVICE_PAGE_TEXTS } from '#language/service/texts-pages'
import type { Category, ListingType, PropertyType } from '../listing/constants.ts'

/** The filter of a service: listings that match all given fields. */
export type Offer = {
  listingType: ListingType
  propertyCategory?: Category
  propertyType?: PropertyType
}

export type Service = {
  slug: string
  title: string
  short: string
  about: string
  steps: readonly string[]
  offer: Offer
}

/** The five services, as the home page shows them. */
export const SERVICES = [
  {
    slug: 'buy-commercial',
    ...SERVICE_PAGE_TEXTS['buy-commercial'],
    offer: { listingType: 'Sell', propertyCategory: 'Commercial' },
  },
  {
    slug: 'lease-commercial',
    ...SERVICE_PAGE_TEXTS['lease-commercial'],
    offer: { listingType: 'Rent', propertyCategory: 'Commercial' },
  },
  {
    slug: 'buy-plots',
    ...SERVICE_PAGE_TEXTS['buy-plots'],
    offer: { listingType: 'Sell', propertyType: 'Plot/Land' },
  },
  {
    slug: 'rent-home',
    ...SERVICE_PAGE_TEXTS['rent-home'],
    offer: { listingType: 'Rent', propertyCategory: 'Residential' },
  },
  {
    slug: 'pg-co-living',
    ...SERVICE_PAGE_TEXTS['pg-co-living'],
    offer: { listingType: 'PG' },
  },
] as const satisfies readonly Service[]

import type { Category, ListingType, PropertyType } from '../listing/constants.ts'

/** The searchable fields of a listing. Prices in rupees, areas in square feet, roads in feet. */
export type Searchable = {
  id?: string
  projectBuildingName: string
  locality: string
  city: string
  listingType: ListingType
  propertyType: PropertyType
  propertyCategory: Category
  bedrooms?: number | null | undefined
  furnishing?: string | null | undefined
  facingType?: string | null | undefined
  possession?: string | null | undefined
  propertyAge?: string | null | undefined
  pgFor?: string | null | undefined
  sharing?: string | null | undefined
  meals?: string | null | undefined
  airConditioning?: string | null | undefined
  wifi?: string | null | undefined
  laundry?: string | null | undefined
  gateCloses?: string | null | undefined
  tenantsPreferred?: string | null | undefined
  pets?: string | null | undefined
  brokerage?: string | null | undefined
  corner?: string | null | undefined
  approvedBy?: string | null | undefined
  areaBasis?: string | null | undefined
  floorNumber?: number | null | undefined
  totalFloors?: number | null | undefined
  roadWidth?: number | null | undefined
  deposit?: number | null | undefined
  maintenance?: number | null | undefined
  amenities?: readonly string[]
  /** The role of the poster, and the key of all its listings. */
  by?: string
  poster?: string
  /** The right to offer it, as far as a paper was seen. */
  right?: object | null
  /** When it was approved, and last confirmed, as ISO strings. */
  approvedAt?: string
  confirmedAt?: string
  price: number
  plotArea: number
}

import { LISTING_TEXTS } from '#language/listing/texts'

/** The further fields of a newly launched project; price in rupees, area in square feet. */
export type Launch = {
  price: number | null
  plotArea: number | null
  listingType: string
  propertyType: string
  furnishing: string | null
  floorNumber: number | null
  totalFloors: number | null
  amenities: string[]
  facingType: string | null
}

/**
 * A project for pages. `city` is free text; `imageUrls` are addresses of pictures in the order of display; `launch` is
 * null for a city project.
 */
export type Project = {
  id: string
  city: string
  projectBuildingName: string
  locality: string
  propertyCategory: string
  imageUrls: string[]
  /** The placeholder of each picture by its address: a tiny picture as a data URI. */
  standIns?: Readonly<Record<string, string>>
  createdAt: string
  launch: Launch | null
  /** Its registration, as it states it; nothing in rows from before. */
  rera?: ProjectRera
}

/** `seenAt`: when an admin saw the number on the register of the authority. */
export type ProjectRera = {
  number: string | null
  exempt: string | null
  link: string | null
  account: string | null
  seenAt: string | null
}

/** A stored project, with either spelling of its fields. */
export type ProjectDocument = Record<string, unknown> & { id: string }

/** Reads a stored document. A capitalised field name is used if the lower-case one is missing. */
export function normaliseProject(document: ProjectDocument): Project {
  const text = (plain: string, capital: string) => {
    const value = document[plain] ?? document[capital]
    return typeof value === 'string' ? value : ''
  }
  const images = document.imageUrls ?? document.imageURL
  const { listingType } = document
  return {
    id: document.id,
    city: text('city', 'City'),
    projectBuildingName:
      text('projectBuildingName', 'ProjectBuildingName') || LISTING_TEXTS.untitled,
    locality: text('locality', 'Locality'),
    propertyCategory: text('propertyCategory', 'PropertyCategory'),
    imageUrls: Array.isArray(images)
      ? images.filter((image) => typeof image === 'string')
      : typeof images === 'string'
        ? [images]
        : [],
    ...standInsOf(document),
    createdAt: typeof document.createdAt === 'string' ? document.createdAt : '',
    ...reraOf(document),
    launch: typeof listingType === 'string' ? launchOf(document, listingType, text) : null,
  }
}

function reraOf(document: ProjectDocument): Pick<Project, 'rera'> {
  const text = (name: string) => {
    const value = document[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const rera = {
    number: text('reraNumber'),
    exempt: text('reraExempt'),
    link: text('reraLink'),
    account: text('collectionAccount'),
    seenAt: text('reraSeenAt'),
  }
  return Object.values(rera).some(Boolean) ? { rera } : {}
}

function standInsOf({ standIns }: ProjectDocument): Pick<Project, 'standIns'> {
  if (typeof standIns !== 'object' || standIns === null) return {}
  const known = Object.entries(standIns).filter(([, text]) => typeof text === 'string')
  return known.length > 0 ? { standIns: Object.fromEntries(known) } : {}
}

function launchOf(
  document: Record<string, unknown>,
  listingType: string,
  text: (plain: string, capital: string) => string,
): Launch {
  const number = (plain: string, capital: string) => {
    const value = Number(document[plain] ?? document[capital] ?? Number.NaN)
    return Number.isFinite(value) ? value : null
  }
  return {
    price: number('price', 'Price'),
    plotArea: number('plotArea', 'PlotArea'),
    listingType,
    propertyType: text('propertyType', 'PropertyType'),
    furnishing: text('furnishing', 'Furnishing') || null,
    floorNumber: number('floorNumber', 'FloorNumber'),
    totalFloors: number('totalFloors', 'TotalFloors'),
    amenities: Array.isArray(document.amenities)
      ? document.amenities.filter((amenity) => typeof amenity === 'string')
      : [],
    facingType: text('facingType', 'FacingType') || null,
  }
}

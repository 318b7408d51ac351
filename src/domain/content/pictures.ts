import { IMAGE_FOLDER, photoKeyOf } from '../photo/schema.ts'

/** Addresses of the pictures that an entry shows. */
export function picturesOf(fields: {
  imageUrls?: readonly string[]
  image?: string
}): readonly string[] {
  return fields.imageUrls ?? (fields.image ? [fields.image] : [])
}

/** Keys of those that were uploaded, each once; the others are files of the site. */
export function uploadedKeys(addresses: readonly string[]): string[] {
  const uploaded = addresses.filter((address) => address.startsWith(`/${IMAGE_FOLDER}`))
  return [...new Set(uploaded.map((address) => photoKeyOf(address.slice(1))))]
}

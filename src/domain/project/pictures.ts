import { IMAGE_FOLDER } from '../photo/constants.ts'
import { photoKeyOf } from '../photo/schema.ts'

/** The image key behind the address of a stored picture ("/property_images/…/640.webp"); null for any other address. */
export function storedKey(address: string): string | null {
  return new RegExp(`^/${IMAGE_FOLDER}[a-z0-9-]+/\\d+\\.\\w+$`).test(address)
    ? photoKeyOf(address.slice(1))
    : null
}

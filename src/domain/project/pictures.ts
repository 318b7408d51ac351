import { IMAGE_FOLDER } from '../photo/constants.ts'
import { photoKeyOf, type ShownPhoto } from '../photo/schema.ts'
import type { Project } from './schema.ts'

/** The image key behind the address of a stored picture ("/property_images/…/640.webp"); null for any other address. */
export function storedKey(address: string): string | null {
  return new RegExp(`^/${IMAGE_FOLDER}[a-z0-9-]+/\\d+\\.\\w+$`).test(address)
    ? photoKeyOf(address.slice(1))
    : null
}

/** One of a project's pictures, as it is shown. */
export const projectPhoto = (
  { standIns }: Pick<Project, 'standIns'>,
  address: string,
): ShownPhoto => ({
  key: storedKey(address),
  address,
  width: 1280,
  height: 960,
  placeholder: standIns?.[address],
})

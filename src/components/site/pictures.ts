import type { ImageMetadata } from 'astro'

const found = import.meta.glob<{ default: ImageMetadata }>('../../../scripts/seed/pictures/*.webp', { eager: true })

/** One of the portal's own rendered pictures, by its name. */
export function sitePicture(name: string): ImageMetadata {
  const picture = found[`../../../scripts/seed/pictures/${name}.webp`] ?? Object.values(found)[0]
  if (!picture) throw new Error(`There is no picture named ${name}.`)
  return picture.default
}

import type { ImageMetadata } from 'astro'

const FOLDER = '../../../scripts/seed/pictures'
const found = import.meta.glob<{ default: ImageMetadata }>(
  '../../../scripts/seed/pictures/*.webp',
  { eager: true },
)
const named = (name: string) => found[`${FOLDER}/${name}.webp`]?.default

/** Returns one of the portal's own rendered pictures by its name, or the tower if there is none. */
export function sitePicture(name: string): ImageMetadata {
  const picture = named(name) ?? named('tower-golden-hour')
  if (!picture) throw new Error(`There is no picture named ${name}.`)
  return picture
}

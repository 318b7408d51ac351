import type { ImageMetadata } from 'astro'

const FOLDER = '../../../scripts/seed/pictures'
const found = import.meta.glob<{ default: ImageMetadata }>(
  '../../../scripts/seed/pictures/*.webp',
  { eager: true },
)
const named = (name: string) => found[`${FOLDER}/${name}.webp`]?.default

/** One of the portal's own rendered pictures, by its name; the tower where that one has not been rendered. */
export function sitePicture(name: string): ImageMetadata {
  const picture = named(name) ?? named('tower-golden-hour')
  if (!picture) throw new Error(`There is no picture named ${name}.`)
  return picture
}

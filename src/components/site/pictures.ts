import { SITE_PICTURES, type SitePictureName } from '../../domain/site/pictures.ts'

const files = import.meta.glob<string>('../../pictures/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

function addressOf(file: string): string {
  const address = files[`../../pictures/${file}`]
  if (!address)
    throw new Error(`There is no picture ${file}; node scripts/site-pictures.ts makes it.`)
  return address
}

/** One of the portal's own pictures: its address and its size in pixels. */
export function sitePicture(name: SitePictureName) {
  const [width, height] = SITE_PICTURES[name].size
  return { src: addressOf(`${name}.webp`), width, height }
}

/** Its smaller versions in a format, as a `srcset`. */
export const smallerVersions = (name: SitePictureName, format: 'avif' | 'webp'): string =>
  SITE_PICTURES[name].widths
    .map((width) => `${addressOf(`${name}-${width}.${format}`)} ${width}w`)
    .join(', ')

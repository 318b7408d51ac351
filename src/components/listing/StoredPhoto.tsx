import { photoPath } from '../../contract/paths.ts'
import {
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
} from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'

const [AVIF, WEBP] = PHOTO_FORMATS

function sources(photo: Photo, format: PhotoFormat, upTo: PhotoWidth): string {
  const widths = PHOTO_WIDTHS.filter((width) => width <= upTo)
  return widths.map((width) => `${photoPath(photo.key, width, format)} ${width}w`).join(', ')
}

/**
 * A stored photo, for islands that render in the browser only: the blurred stand-in is an inline style. `upTo` is the
 * largest variant that makes sense at the place, `sizes` as in HTML.
 */
export function StoredPhoto({
  photo,
  alt,
  upTo,
  sizes,
}: {
  photo: Photo
  alt: string
  upTo: PhotoWidth
  sizes: string
}) {
  return (
    <picture>
      <source type={`image/${AVIF}`} srcSet={sources(photo, AVIF, upTo)} sizes={sizes} />
      <img
        src={photoPath(photo.key, upTo, WEBP)}
        srcSet={sources(photo, WEBP, upTo)}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        style={{ background: `center / cover url(${photo.placeholder})` }}
      />
    </picture>
  )
}

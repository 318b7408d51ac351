import { photoPath, photoSrcset } from '../../contract/paths.ts'
import { PHOTO_FORMATS, type PhotoWidth } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'

const [AVIF, WEBP] = PHOTO_FORMATS

/**
 * A stored photo for islands that render only in the browser, because the blurred stand-in is an inline style. `upTo`
 * is the largest size that is useful in this place; `sizes` is as in HTML.
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
      <source type={`image/${AVIF}`} srcSet={photoSrcset(photo.key, AVIF, upTo)} sizes={sizes} />
      <img
        src={photoPath(photo.key, upTo, WEBP)}
        srcSet={photoSrcset(photo.key, WEBP, upTo)}
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
